// Written by client/messages.py from the server's messages. Do not edit.

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

export interface ClassicKey {
  readonly red: number;
  readonly blue: number;
  readonly assassin: number;
  readonly starts: Team;
}

export interface ClassicSetup {
  readonly game: "classic";
  readonly form?: Form;
  readonly objections?: Objections;
  readonly timer?: Timer;
  readonly starts?: Team | null;
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

export interface ClueRejected {
  readonly did: "clue-rejected";
  readonly seat: Seat;
}

export interface ClueRetracted {
  readonly did: "clue-retracted";
}

export interface ClueRules {
  readonly compounds?: boolean;
  readonly names?: boolean;
  readonly places?: boolean;
  readonly acronyms?: boolean;
  readonly homophones?: boolean;
  readonly rhymes?: boolean;
  readonly invented?: boolean;
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

export interface Decline {
  readonly do: "decline";
}

export interface Done {
  readonly type: "done";
  readonly id: string;
  readonly again: boolean;
}

export interface DuetEnded {
  readonly did: "duet-ended";
  readonly won: boolean;
  readonly ending: Ending;
}

export interface DuetSetup {
  readonly game: "duet";
  readonly tokens?: number;
  readonly mistakes?: number | null;
  readonly free?: boolean;
  readonly objections?: boolean;
  readonly timer?: Timer;
  readonly city?: string | null;
}

export interface DuetSide {
  readonly agents: number;
  readonly assassins: number;
}

export type Ending = "all-found" | "assassin" | "rivals-found" | "bystander" | "no-tokens" | "conceded";

export type Form = "teams" | "solo" | "three";

export interface Give {
  readonly do: "give";
  readonly word: string;
  readonly number: number | Count;
}

export interface House {
  readonly language?: string;
  readonly decks?: readonly (string)[];
  readonly setup?: ClassicSetup | DuetSetup;
  readonly clues?: ClueRules;
  readonly judging?: Judging;
  readonly speaking?: Speaking;
  readonly touching?: Touching;
  readonly watching?: boolean;
  readonly open_door?: boolean;
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

export interface Leave {
  readonly do: "leave";
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

export type Matter = "pause" | "resume" | "retract" | "swap" | "concede" | "abort";

export interface Me {
  readonly name: string;
}

export interface NewTable {
  readonly house?: House;
}

export interface Object {
  readonly do: "object";
}

export type Objections = "none" | "until-touch" | "confirm";

export interface OpenClassic {
  readonly words: readonly (string)[];
  readonly form: Form;
  readonly starts: Team;
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
  readonly clock: Clock;
  readonly log: readonly (ClueGiven | ClueRejected | ClueRetracted | Touched | Covered | TokensTaken | TurnEnded | SideDone | SuddenDeath | TeamWon | DuetEnded)[];
}

export interface OpenDuet {
  readonly words: readonly (string)[];
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
  readonly clock: Clock;
  readonly log: readonly (ClueGiven | ClueRejected | ClueRetracted | Touched | Covered | TokensTaken | TurnEnded | SideDone | SuddenDeath | TeamWon | DuetEnded)[];
}

export interface Order {
  readonly id: string;
  readonly command: Join | Knock | Admit | TurnAway | Silence | WantCompany | Leave | Sit | Settle | Lock | PassHost | Remove | Shuffle | Rotate | Deal | Play | Mark | Ask | Answer | Propose | Agree | Decline;
}

export interface PassHost {
  readonly do: "pass-host";
  readonly person: string;
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

export interface Result {
  readonly ending: Ending;
  readonly winner: Team | null;
  readonly won: boolean | null;
  readonly score: number | null;
}

export interface Rotate {
  readonly do: "rotate";
}

export type Seat = "red-spymaster" | "red-operative" | "blue-spymaster" | "blue-operative" | "operative" | "north" | "south";

export interface Settle {
  readonly do: "settle";
  readonly house: House;
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

export type TableCode = "no-such-table" | "not-here" | "already-here" | "locked" | "banned" | "turned-away" | "no-knock" | "nothing-to-claim" | "silenced" | "no-such-room" | "not-your-room" | "no-watching" | "table-full" | "host-only" | "no-such-seat" | "seat-taken" | "not-seated" | "seen-key" | "game-running" | "no-game" | "mark-first" | "not-all-agree" | "nothing-asked" | "already-asked" | "nothing-proposed" | "already-proposed" | "already-agreed" | "not-concerned" | "too-late" | "spoken-only" | "typed-only" | "unknown-command";

export type Team = "red" | "blue";

export interface TeamWon {
  readonly did: "team-won";
  readonly team: Team;
  readonly ending: Ending;
}

export interface Timer {
  readonly clue?: number;
  readonly guess?: number;
  readonly glass?: number;
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

export interface Verdict {
  readonly kind: Kind;
  readonly rule: string;
  readonly reason: string;
  readonly offends: string;
}

export interface WantCompany {
  readonly do: "company";
  readonly on: boolean;
}
