// Written by client/messages.py from the server's messages. Do not edit.

export interface About {
  readonly version: string;
  readonly lobby: boolean;
  readonly languages: readonly (string)[];
  readonly bots: boolean;
}

export interface Admit {
  readonly do: "admit";
  readonly person: string;
}

export interface Agree {
  readonly do: "agree";
}

export interface Answer {
  readonly do: "answer";
  readonly fine: boolean;
}

export interface Ask {
  readonly do: "ask";
  readonly word: string;
  readonly number: number | Count;
}

export type Audience = "spymasters" | "north" | "south" | "table";

export interface BotSeated {
  readonly person: string;
}

export interface BotWanted {
  readonly seat: Seat;
  readonly strength?: "easy" | "fair" | "strong";
  readonly temperament?: "careful" | "daring" | "even";
}

export interface CityOnMap {
  readonly tokens: number;
  readonly mistakes: number;
  readonly lines: readonly (string)[];
}

export interface ClassicGame {
  readonly game: "classic";
  readonly form: Form;
  readonly objections: Objections;
  readonly red: number;
  readonly blue: number;
  readonly bystanders: number;
  readonly assassin: number;
  readonly red_left: number;
  readonly blue_left: number;
  readonly team: Team;
  readonly phase: Phase;
  readonly turn: number;
  readonly clue: Clue | null;
  readonly guesses: number;
  readonly may_cover: boolean;
  readonly owed: number;
  readonly winner: Team | null;
  readonly ending: Ending | null;
}

export interface ClassicKey {
  readonly red: number;
  readonly blue: number;
  readonly assassin: number;
  readonly starts: Team;
}

export interface ClassicSetup {
  readonly game: "classic";
  readonly form: Form;
  readonly objections: Objections;
  readonly timer: Timer;
  readonly starts: Team | null;
}

export interface Clock {
  readonly deadline: number | null;
  readonly glass: boolean;
  readonly paused: boolean;
  readonly left: number | null;
}

export interface Clue {
  readonly word: string;
  readonly number: number | Count;
}

export interface ClueGiven {
  readonly did: "clue-given";
  readonly seat: Seat;
  readonly clue: Clue;
}

export interface ClueInMind {
  readonly word: string;
  readonly number?: number | Count | null;
}

export interface ClueRejected {
  readonly did: "clue-rejected";
  readonly seat: Seat;
}

export interface ClueRetracted {
  readonly did: "clue-retracted";
}

export interface ClueRules {
  readonly compounds: boolean;
  readonly names: boolean;
  readonly places: boolean;
  readonly acronyms: boolean;
  readonly homophones: boolean;
  readonly rhymes: boolean;
  readonly invented: boolean;
}

export interface ClueSays {
  readonly word: string;
  readonly known: boolean;
  readonly likeness: readonly (number)[];
}

export type Code = "game-over" | "paused" | "not-paused" | "not-your-seat" | "wrong-phase" | "unknown-command" | "no-such-place" | "already-covered" | "already-marked" | "not-own-word" | "nothing-to-cover" | "guess-first" | "bad-number" | "bad-word" | "clue-illegal" | "too-late" | "already-objected" | "no-objections" | "nobody-left-to-find" | "no-glass" | "glass-running" | "not-time-yet" | "another-turn" | "seats-empty" | "game-running" | "no-game" | "nothing-to-turn-over" | "deck-too-small" | "bad-setting" | "city-locked" | "no-such-city" | "bad-name";

export interface Confirm {
  readonly do: "confirm";
}

export type Count = "unlimited" | "unsaid";

export interface Cover {
  readonly do: "cover";
  readonly place: number;
}

export interface Covered {
  readonly did: "covered";
  readonly seat: Seat;
  readonly place: number;
  readonly identity: Identity;
}

export interface Deal {
  readonly do: "deal";
  readonly turn_over?: boolean;
}

export interface DealSection {
  readonly words: readonly (string)[];
  readonly starts: Team | null;
}

export interface DeckChecked {
  readonly cards: number;
  readonly words: number;
  readonly errors: readonly (DeckFault)[];
  readonly warnings: readonly (DeckFault)[];
}

export interface DeckFault {
  readonly code: string;
  readonly line: number;
  readonly word: string;
  readonly other: string;
}

export interface DeckKept {
  readonly deck: string;
  readonly name: string;
  readonly cards: number;
  readonly words: number;
  readonly errors: readonly (DeckFault)[];
  readonly warnings: readonly (DeckFault)[];
}

export interface DeckShown {
  readonly deck: string;
  readonly name: string;
  readonly language: string;
  readonly cards: number;
  readonly text: string;
}

export interface DeckText {
  readonly language: string;
  readonly text: string;
}

export interface Decline {
  readonly do: "decline";
}

export interface Done {
  readonly type: "done";
  readonly id: string;
  readonly again: boolean;
}

export interface Door {
  readonly door: string;
  readonly state: DoorState;
  readonly table: string | null;
}

export type DoorState = "waiting" | "open" | "away" | "locked";

export interface DuetEnded {
  readonly did: "duet-ended";
  readonly won: boolean;
  readonly ending: Ending;
}

export interface DuetGame {
  readonly game: "duet";
  readonly tokens: number;
  readonly mistakes: number;
  readonly free: boolean;
  readonly objections: boolean;
  readonly city: string | null;
  readonly bank_checks: number;
  readonly bank_mistakes: number;
  readonly north_found: number;
  readonly south_found: number;
  readonly north_marks: number;
  readonly south_marks: number;
  readonly left: number;
  readonly scored: number;
  readonly phase: Phase;
  readonly turn: number;
  readonly clue: Clue | null;
  readonly giver: Side | null;
  readonly givers: readonly (Side)[];
  readonly guessers: readonly (Side)[];
  readonly guesses: number;
  readonly objected: boolean;
  readonly overdrawn: boolean;
  readonly done: readonly (Side)[];
  readonly sudden_death: boolean;
  readonly won: boolean | null;
  readonly ending: Ending | null;
}

export interface DuetSetup {
  readonly game: "duet";
  readonly tokens: number;
  readonly mistakes: number | null;
  readonly free: boolean;
  readonly objections: boolean;
  readonly timer: Timer;
  readonly city: string | null;
}

export interface DuetSide {
  readonly agents: number;
  readonly assassins: number;
}

export type Ending = "all-found" | "assassin" | "rivals-found" | "bystander" | "no-tokens" | "conceded";

export type Form = "teams" | "solo" | "three";

export interface Frame {
  readonly entry: ClueGiven | ClueRejected | ClueRetracted | Touched | Covered | TokensTaken | TurnEnded | SideDone | SuddenDeath | TeamWon | DuetEnded | null;
  readonly game: ClassicGame | DuetGame;
  readonly by: string | null;
}

export interface Give {
  readonly do: "give";
  readonly word: string;
  readonly number: number | Count;
}

export interface House {
  readonly language: string;
  readonly decks: readonly (string)[];
  readonly setup: ClassicSetup | DuetSetup;
  readonly clues: ClueRules;
  readonly judging: Judging;
  readonly speaking: Speaking;
  readonly touching: Touching;
  readonly watching: boolean;
  readonly open_door: boolean;
}

export type Identity = "red" | "blue" | "agent" | "bystander" | "assassin";

export interface Join {
  readonly do: "join";
}

export type Judging = "friends" | "referee" | "off";

export type Kind = "legal" | "doubtful" | "illegal";

export interface Knock {
  readonly do: "knock";
  readonly claims?: string | null;
}

export interface KnockSection {
  readonly person: string;
  readonly claims: string | null;
  readonly name: string;
  readonly claims_name: string | null;
}

export interface Leave {
  readonly do: "leave";
}

export interface Link {
  readonly secret: string;
  readonly expires: number;
  readonly picture: string;
}

export interface LobbyTable {
  readonly code: string;
  readonly language: string;
  readonly game: string;
  readonly people: number;
  readonly free: number;
  readonly host: string;
  readonly at: number;
}

export interface Lock {
  readonly do: "lock";
  readonly on: boolean;
}

export interface LogTail {
  readonly start: number;
  readonly entries: readonly (ClueGiven | ClueRejected | ClueRetracted | Touched | Covered | TokensTaken | TurnEnded | SideDone | SuddenDeath | TeamWon | DuetEnded)[];
}

export interface Mark {
  readonly do: "mark";
  readonly place: number;
  readonly on?: boolean;
}

export type Matter = "pause" | "resume" | "retract" | "swap" | "concede" | "abort" | "start-over";

export interface Me {
  readonly name: string;
}

export interface Message {
  readonly number: number;
  readonly room: Room;
  readonly person: string;
  readonly name: string;
  readonly at: number;
  readonly text: string;
}

export interface Mine {
  readonly person: string;
  readonly name: string;
}

export interface MyDeck {
  readonly deck: string;
  readonly name: string;
  readonly language: string;
  readonly cards: number;
}

export interface MyTable {
  readonly table: string;
  readonly language: string;
  readonly game: string;
  readonly people: readonly (string)[];
  readonly at: number;
  readonly running: boolean;
}

export interface NewDeck {
  readonly name: string;
  readonly language: string;
  readonly text: string;
}

export interface NewSheet {
  readonly name: string;
}

export interface NewTable {
  readonly house?: House;
  readonly sheet?: string | null;
}

export interface Object {
  readonly do: "object";
}

export type Objections = "none" | "until-touch" | "confirm";

export interface Order {
  readonly id: string;
  readonly command: Join | Knock | Admit | TurnAway | Silence | WantCompany | Leave | Sit | Screen | Settle | Lock | PassHost | Remove | Shuffle | Rotate | Deal | Play | Mark | Ask | Answer | Propose | Agree | Decline;
}

export interface PassHost {
  readonly do: "pass-host";
  readonly person: string;
}

export interface PastGame {
  readonly number: number;
  readonly at: number;
  readonly game: "classic" | "duet";
  readonly form: Form | null;
  readonly city: string | null;
  readonly result: Result | null;
}

export interface PersonSection {
  readonly person: string;
  readonly name: string;
  readonly seat: Seat | null;
  readonly saw_key: boolean;
  readonly silenced: boolean;
  readonly bot: boolean;
  readonly screen: boolean;
  readonly away: boolean;
}

export type Phase = "clue" | "confirm" | "guess" | "cover" | "sudden-death" | "over";

export interface Play {
  readonly do: "play";
  readonly move: Give | Confirm | Object | Touch | Stop | Cover | TurnGlass;
  readonly turn?: number | null;
}

export type Praise = "won" | "good" | "great" | "missions";

export interface Proposal {
  readonly matter: Matter;
  readonly by: string;
  readonly agreed: readonly (string)[];
  readonly team: Team | null;
  readonly place: number | null;
}

export interface Propose {
  readonly do: "propose";
  readonly matter: Matter;
  readonly team?: Team | null;
  readonly place?: number | null;
}

export interface Question {
  readonly by: string;
  readonly clue: Clue;
  readonly fine: boolean | null;
}

export interface Refusal {
  readonly type: "refused";
  readonly id: string;
  readonly code: string;
  readonly facts: Readonly<Partial<Record<string, unknown>>>;
}

export interface Remove {
  readonly do: "remove";
  readonly person: string;
  readonly ban?: boolean;
}

export interface Replay {
  readonly number: number;
  readonly house: House;
  readonly words: readonly (string)[];
  readonly secret: SecretSection;
  readonly frames: readonly (Frame)[];
  readonly names: Readonly<Partial<Record<string, string>>>;
  readonly result: Result | null;
}

export interface Report {
  readonly person: string;
  readonly why: string;
  readonly message?: number | null;
}

export interface Result {
  readonly ending: Ending;
  readonly winner: Team | null;
  readonly won: boolean | null;
  readonly score: number | null;
  readonly together: boolean | null;
}

export type Room = "table" | "red" | "blue";

export interface RoomForYou {
  readonly room: Room;
  readonly write: boolean;
}

export interface Rotate {
  readonly do: "rotate";
}

export interface Said {
  readonly type: "said";
  readonly messages: readonly (Message)[];
}

export interface Say {
  readonly room: Room;
  readonly text: string;
}

export interface Score {
  readonly red: number;
  readonly blue: number;
  readonly won: number;
  readonly lost: number;
}

export interface Screen {
  readonly do: "screen";
  readonly on: boolean;
}

export type Seat = "red-spymaster" | "red-operative" | "blue-spymaster" | "blue-operative" | "operative" | "north" | "south";

export interface SeatMe {
  readonly language?: string | null;
  readonly game?: string | null;
}

export interface SecretSection {
  readonly key?: ClassicKey | null;
  readonly proposed?: Clue | null;
  readonly north?: DuetSide | null;
  readonly south?: DuetSide | null;
}

export interface Sections {
  readonly table?: TableSection;
  readonly people?: readonly (PersonSection)[];
  readonly you?: YouSection;
  readonly marks?: readonly (readonly [string, number])[];
  readonly proposal?: Proposal | null;
  readonly question?: Question | null;
  readonly deal?: DealSection | null;
  readonly game?: ClassicGame | DuetGame | null;
  readonly clock?: Clock | null;
  readonly secret?: SecretSection | null;
  readonly log?: LogTail;
  readonly talk?: TalkSection;
}

export interface Settle {
  readonly do: "settle";
  readonly house: House;
}

export interface SheetAttempt {
  readonly city: string;
  readonly won: boolean;
  readonly at: number;
}

export interface SheetChange {
  readonly name?: string | null;
  readonly notes?: string | null;
}

export interface SheetMember {
  readonly person: string;
  readonly name: string;
}

export interface SheetOfTable {
  readonly id: string;
  readonly name: string;
  readonly won: readonly (string)[];
  readonly open: readonly (string)[];
}

export interface SheetShown {
  readonly id: string;
  readonly name: string;
  readonly members: readonly (SheetMember)[];
  readonly notes: string;
  readonly attempts: readonly (SheetAttempt)[];
  readonly won: readonly (string)[];
  readonly open: readonly (string)[];
  readonly cities: Readonly<Partial<Record<string, CityOnMap>>>;
}

export interface Shuffle {
  readonly do: "shuffle";
}

export type Side = "north" | "south";

export interface SideDone {
  readonly did: "side-done";
  readonly side: Side;
}

export interface Silence {
  readonly do: "silence";
  readonly person: string;
  readonly on: boolean;
}

export interface Sit {
  readonly do: "sit";
  readonly seat: Seat | null;
  readonly person?: string | null;
}

export type Speaking = "typed" | "spoken";

export interface Stop {
  readonly do: "stop";
}

export interface SuddenDeath {
  readonly did: "sudden-death";
}

export type TableCode = "no-such-table" | "not-here" | "already-here" | "locked" | "banned" | "turned-away" | "no-knock" | "nothing-to-claim" | "silenced" | "no-such-room" | "not-your-room" | "no-watching" | "table-full" | "host-only" | "no-such-seat" | "seat-taken" | "not-seated" | "seen-key" | "game-running" | "no-game" | "mark-first" | "not-all-agree" | "nothing-asked" | "already-asked" | "nothing-proposed" | "already-proposed" | "already-agreed" | "not-concerned" | "too-late" | "spoken-only" | "typed-only" | "no-such-sheet" | "not-a-member" | "no-such-deck" | "unknown-command";

export interface TableMade {
  readonly table: string;
}

export interface TableSection {
  readonly host: string;
  readonly house: House;
  readonly locked: boolean;
  readonly company: boolean;
  readonly seats: readonly (Seat)[];
  readonly results: readonly (Result)[];
  readonly score: Score;
  readonly can_turn_over: boolean;
  readonly code: string | null;
  readonly sheet: SheetOfTable | null;
  readonly game_number: number;
}

export interface TakeLink {
  readonly secret: string;
}

export interface TalkSection {
  readonly messages: readonly (Message)[];
}

export type Team = "red" | "blue";

export interface TeamWon {
  readonly did: "team-won";
  readonly team: Team;
  readonly ending: Ending;
}

export interface Timer {
  readonly clue: number;
  readonly guess: number;
  readonly glass: number;
}

export interface Token {
  readonly token: string;
}

export interface TokensTaken {
  readonly did: "tokens-taken";
  readonly checks: number;
  readonly mistakes: number;
  readonly scored: boolean;
}

export interface Touch {
  readonly do: "touch";
  readonly place: number;
}

export interface Touched {
  readonly did: "touched";
  readonly seat: Seat;
  readonly place: number;
  readonly identity: Identity;
}

export type Touching = "anyone" | "all-agree";

export interface TurnAway {
  readonly do: "turn-away";
  readonly person: string;
}

export type TurnEnd = "stopped" | "wrong-guess" | "limit" | "illegal-clue" | "time" | "nothing-left";

export interface TurnEnded {
  readonly did: "turn-ended";
  readonly reason: TurnEnd;
}

export interface TurnGlass {
  readonly do: "turn-glass";
}

export interface Unsaid {
  readonly type: "unsaid";
  readonly numbers: readonly (number)[];
}

export interface Verdict {
  readonly kind: Kind;
  readonly rule: string;
  readonly reason: string;
  readonly offends: string;
}

export interface View {
  readonly type: "view";
  readonly seen: number;
  readonly whole: boolean;
  readonly at: number;
  readonly sections: Sections;
}

export interface WantCompany {
  readonly do: "company";
  readonly on: boolean;
}

export interface YouSection {
  readonly person: string;
  readonly name: string;
  readonly member: boolean;
  readonly host: boolean;
  readonly seat: Seat | null;
  readonly screen: boolean;
  readonly audience: Audience | null;
  readonly silenced: boolean;
  readonly rooms: readonly (RoomForYou)[];
  readonly knocks: readonly (KnockSection)[];
  readonly knocking: KnockSection | null;
  readonly turned_away: boolean;
  readonly acting: boolean;
  readonly agree: boolean;
  readonly may_ask: boolean;
  readonly may_answer: boolean;
}
