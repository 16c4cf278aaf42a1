"""What the directory says of a table. All of it follows from the log, and can be written anew."""

from parola.rules.match import ClassicSetup
from parola.service.archive import replayed
from parola.service.sheets import entered
from parola.store import inventory
from parola.store.base import Listing, Store
from parola.tables.state import Table


def listing_of(table: Table, at: int) -> Listing:
    """What one may look a table up by."""
    house, setup = table.house, table.house.setup
    game = str(setup.form) if isinstance(setup, ClassicSetup) else "duet"
    people = tuple(one.person for one in table.people)
    running = table.running is not None
    return Listing(house.language, game, people, table.company, at, running)


async def rebuild(store: Store) -> int:
    """Write the directory anew from the logs; how many tables there are. Short codes are no fact of
    a log: one that is lost is drawn anew when it is asked for."""
    names = await store.seen(inventory.logged)
    for name in names:
        missions = []
        for entry, before, table in replayed(await store.read(name)):
            found = entered(before, table, entry.at)
            missions += [] if found is None else [found]
            listing, head = listing_of(table, entry.at), entry.seq
        await store.written(inventory.relist, name, head, listing, tuple(missions))
    return len(names)
