"""The tables of the database, as numbered steps. A step that was ever released never changes; an
old data folder is opened by taking the steps that it lacks."""

STEPS: tuple[tuple[str, ...], ...] = (
    (
        """CREATE TABLE tables (
            id TEXT PRIMARY KEY,
            head BIGINT NOT NULL,
            language TEXT NOT NULL,
            game TEXT NOT NULL,
            wanted INTEGER NOT NULL,
            at BIGINT NOT NULL
        )""",
        "CREATE INDEX tables_wanted ON tables (wanted, at)",
        """CREATE TABLE entries (
            table_id TEXT NOT NULL,
            seq BIGINT NOT NULL,
            at BIGINT NOT NULL,
            person TEXT,
            command_id TEXT,
            events {bytes} NOT NULL,
            PRIMARY KEY (table_id, seq)
        )""",
        """CREATE UNIQUE INDEX entries_command ON entries (table_id, person, command_id)
            WHERE command_id IS NOT NULL""",
        """CREATE TABLE sitters (
            table_id TEXT NOT NULL,
            person TEXT NOT NULL,
            place INTEGER NOT NULL,
            PRIMARY KEY (table_id, person)
        )""",
        "CREATE INDEX sitters_person ON sitters (person)",
        "CREATE TABLE names (person TEXT PRIMARY KEY, name TEXT NOT NULL)",
        """CREATE TABLE messages (
            number {serial},
            table_id TEXT NOT NULL,
            room TEXT NOT NULL,
            person TEXT NOT NULL,
            at BIGINT NOT NULL,
            said TEXT NOT NULL
        )""",
        "CREATE INDEX messages_table ON messages (table_id, number)",
        "CREATE INDEX messages_at ON messages (at)",
    ),
    (
        """CREATE TABLE codes (
            table_id TEXT PRIMARY KEY,
            code TEXT NOT NULL UNIQUE,
            door TEXT NOT NULL UNIQUE
        )""",
        """CREATE TABLE links (
            digest TEXT PRIMARY KEY,
            person TEXT NOT NULL,
            expires BIGINT NOT NULL
        )""",
        """CREATE TABLE reports (
            number {serial},
            at BIGINT NOT NULL,
            table_id TEXT NOT NULL,
            person TEXT NOT NULL,
            reporter TEXT NOT NULL,
            said TEXT NOT NULL,
            why TEXT NOT NULL
        )""",
        "CREATE TABLE bans (person TEXT PRIMARY KEY, at BIGINT NOT NULL, why TEXT NOT NULL)",
    ),
    (
        "ALTER TABLE tables ADD COLUMN running INTEGER NOT NULL DEFAULT 0",
        """CREATE TABLE decks (
            id TEXT PRIMARY KEY,
            language TEXT NOT NULL,
            cards INTEGER NOT NULL,
            content TEXT NOT NULL
        )""",
        """CREATE TABLE shelves (
            person TEXT NOT NULL,
            deck_id TEXT NOT NULL,
            name TEXT NOT NULL,
            at BIGINT NOT NULL,
            PRIMARY KEY (person, deck_id)
        )""",
        """CREATE TABLE sheets (
            id TEXT PRIMARY KEY,
            name TEXT NOT NULL,
            notes TEXT NOT NULL,
            at BIGINT NOT NULL
        )""",
        """CREATE TABLE sheet_members (
            sheet_id TEXT NOT NULL,
            person TEXT NOT NULL,
            at BIGINT NOT NULL,
            PRIMARY KEY (sheet_id, person)
        )""",
        "CREATE INDEX sheet_members_person ON sheet_members (person)",
        """CREATE TABLE attempts (
            sheet_id TEXT NOT NULL,
            table_id TEXT NOT NULL,
            game INTEGER NOT NULL,
            city TEXT NOT NULL,
            won INTEGER NOT NULL,
            at BIGINT NOT NULL,
            PRIMARY KEY (sheet_id, table_id, game)
        )""",
    ),
)
