/** The 25 cards as one reader sees them: what lies open, and what this reader's key says. */
import type { Identity, SecretSection, Side } from "../../wire/messages";
import type { Entry, Game, Laid } from "./seen.svelte";

export const PLACES = 25;

/** Somebody who points at a card. */
export interface Pointer {
  readonly person: string;
  readonly name: string;
}

export interface Face {
  readonly word: string;
  /** What lies on the card. */
  readonly covered: Identity | null;
  /** In Duet: whose guess found the agent. */
  readonly finder: Side | null;
  /** In Duet: sides whose time token lies here, bystander side up. */
  readonly tokens: readonly Side[];
  /** What the reader's key says. */
  readonly key: Identity | null;
  /** What the other half of a Duet key says, when the game is over. */
  readonly other: Identity | null;
  readonly marks: readonly Pointer[];
}

const at = (mask: number, place: number): boolean => (mask & (1 << place)) !== 0;

export function faces(seen: Laid): Face[] {
  const { words, game, secret } = seen;
  if (!words || !game) return [];
  const side: Side = seen.you?.seat === "south" ? "south" : "north";
  const last = fatal(seen);
  return words.map((word, place) => ({
    word,
    covered: place === last?.place ? last.identity : covered(game, place),
    finder: finder(game, place),
    tokens: tokens(game, place),
    key: known(secret, game, side, place),
    other: game.game === "duet" && game.phase === "over" ? known(secret, game, side === "north" ? "south" : "north", place) : null,
    marks: (seen.marks ?? [])
      .filter((mark) => mark[1] === place)
      .map(([person]) => ({ person, name: seen.nameOf(seen.person(person)) })),
  }));
}

/** In Duet: the touch that lost the game. It leaves no tile, and all want to see where it was. */
function fatal({ duet, log }: Laid): Extract<Entry, { did: "touched" }> | null {
  if (duet?.ending !== "assassin" && duet?.ending !== "bystander") return null;
  const last = log.findLast((entry) => entry.did === "touched");
  return last?.did === "touched" ? last : null;
}

function covered(game: Game, place: number): Identity | null {
  if (game.game === "duet") {
    if (at(game.north_found | game.south_found, place)) return "agent";
    if (at(game.north_marks & game.south_marks, place)) return "bystander";
    return null;
  }
  if (at(game.red, place)) return "red";
  if (at(game.blue, place)) return "blue";
  if (at(game.assassin, place)) return "assassin";
  return at(game.bystanders, place) ? "bystander" : null;
}

function finder(game: Game, place: number): Side | null {
  if (game.game !== "duet") return null;
  if (at(game.north_found, place)) return "north";
  return at(game.south_found, place) ? "south" : null;
}

function tokens(game: Game, place: number): Side[] {
  if (game.game !== "duet") return [];
  const found: Side[] = [];
  if (at(game.north_marks, place)) found.push("north");
  if (at(game.south_marks, place)) found.push("south");
  return found;
}

function known(secret: SecretSection | null, game: Game, side: Side, place: number): Identity | null {
  if (game.game === "classic") {
    const key = secret?.key;
    if (!key) return null;
    if (at(key.red, place)) return "red";
    if (at(key.blue, place)) return "blue";
    return at(key.assassin, place) ? "assassin" : "bystander";
  }
  const half = secret?.[side];
  if (!half) return null;
  if (at(half.agents, place)) return "agent";
  return at(half.assassins, place) ? "assassin" : "bystander";
}

/** Two letters that stand for a name on a card. */
export function initials(name: string): string {
  const parts = name.trim().split(/\s+/u);
  const [first = "?"] = [...(parts[0] ?? "?")];
  const second = parts.length > 1 ? [...(parts.at(-1) ?? "")][0] : [...(parts[0] ?? "")][1];
  return first.toLocaleUpperCase() + (second ?? "");
}
