/** What may be done now, and by whom: the same facts for the sentence above the board and for its buttons. */
import type { Seat, Side, Team } from "../../wire/messages";
import type { Seen } from "./seen.svelte";

export const SPYMASTERS: readonly Seat[] = ["red-spymaster", "blue-spymaster"];

export interface Turn {
  /** The message that says it, and its facts. */
  readonly says: string;
  readonly facts: Record<string, string | number>;
  /** The reader is waited for. */
  readonly mine: boolean;
  readonly may: {
    readonly give: boolean;
    readonly guess: boolean;
    readonly stop: boolean;
    readonly object: boolean;
    readonly confirm: boolean;
    readonly cover: boolean;
  };
  /** Whose colour the page wears now. */
  readonly colour: Team | "agent" | "assassin";
}

const NOTHING = { give: false, guess: false, stop: false, object: false, confirm: false, cover: false };

export function turnOf(seen: Seen): Turn {
  if (seen.duet) return duetTurn(seen);
  return classicTurn(seen);
}

function say(says: string, may: Partial<Turn["may"]>, turn: Omit<Turn, "says" | "may" | "mine">): Turn {
  const all = { ...NOTHING, ...may };
  return { says, may: all, mine: Object.values(all).some(Boolean), ...turn };
}

export function teamOf(seat: Seat | null): Team | null {
  if (seat?.startsWith("red")) return "red";
  return seat?.startsWith("blue") ? "blue" : null;
}

function classicTurn(seen: Seen): Turn {
  const game = seen.classic;
  const seat = seen.you?.seat ?? null;
  if (!game) return say("turn-none", {}, { facts: {}, colour: "red" });
  const { team, phase, form } = game;
  const rest = { facts: { team, owed: game.owed } as Record<string, string | number>, colour: team };
  if (phase === "over") return say("turn-game-over", {}, rest);
  if (seen.clock?.paused) return say("turn-paused", {}, rest);
  const giver = seat === `${team}-spymaster`;
  const guesses = form === "three" ? seat === "operative" : seat === `${team}-operative`;
  const screen = seat === null && seen.you?.screen === true;
  const guesser = guesses || screen;
  const rival = SPYMASTERS.includes(seat as Seat) && !giver;
  const objector = form === "solo" ? guesses : rival;
  const spoken = seen.table?.house.speaking === "spoken";
  if (phase === "confirm") {
    if (objector) return say("turn-confirm", { confirm: true, object: true }, rest);
    return say(giver ? "turn-yours-confirmed" : "turn-wait-confirm", {}, rest);
  }
  if (phase === "cover") {
    return giver ? say("turn-cover", { cover: true }, rest) : say("turn-wait-cover", {}, rest);
  }
  if (phase === "clue") {
    if (giver) {
      const says = game.may_cover ? "turn-give-or-cover" : spoken ? "turn-give-spoken" : "turn-give";
      return say(says, { give: true, cover: game.may_cover }, rest);
    }
    if (guesser && spoken) return say("turn-guess-spoken", { guess: true }, rest);
    if (guesses) return say("turn-wait-clue-ours", {}, rest);
    return say("turn-wait-clue", {}, rest);
  }
  const accepted = seen.question?.fine === true && seen.question.clue.word === game.clue?.word;
  const mayObject = objector && game.objections === "until-touch" && game.guesses === 0 && !accepted;
  if (guesser) {
    const left = guessesLeft(seen);
    const facts = { ...rest.facts, left: left ?? 0 };
    const says = screen ? "turn-wait-guess" : !game.guesses ? "turn-guess" : left === null ? "turn-guess-free" : "turn-guess-more";
    const stop = game.guesses > 0 && (!screen || spoken || !someoneGuesses(seen));
    return say(says, { guess: true, stop, object: mayObject }, { ...rest, facts });
  }
  if (giver) return say("turn-poker-face", {}, rest);
  return { ...say("turn-wait-guess", { object: mayObject }, rest), mine: false };
}

/** Whether people with a device of their own guess now; then a screen only touches for them. */
function someoneGuesses(seen: Seen): boolean {
  const game = seen.game;
  if (game?.game === "duet") return game.guessers.some((side) => seen.sitting(side).length > 0);
  if (game?.form === "three") return seen.sitting("operative").length > 0;
  return game ? seen.sitting(`${game.team}-operative`).length > 0 : false;
}

/** Guesses that this turn still allows; null is no limit. */
export function guessesLeft(seen: Seen): number | null {
  const number = seen.game?.clue?.number;
  if (seen.duet || typeof number !== "number" || number === 0) return null;
  return number + 1 - (seen.game?.guesses ?? 0);
}

export function sideOf(seat: Seat | null): Side | null {
  return seat === "north" || seat === "south" ? seat : null;
}

function duetTurn(seen: Seen): Turn {
  const game = seen.duet;
  const rest = { facts: {} as Record<string, string | number>, colour: "agent" as const };
  if (!game) return say("turn-none", {}, rest);
  const side = sideOf(seen.you?.seat ?? null);
  const { phase } = game;
  if (phase === "over") return say("turn-game-over", {}, rest);
  if (seen.clock?.paused) return say("turn-paused", {}, rest);
  const spoken = seen.table?.house.speaking === "spoken";
  if (phase === "clue") {
    const [first] = game.givers;
    const facts = { side: first ?? "north" };
    if (!side) return say(game.givers.length > 1 ? "duet-wait-either" : "duet-wait-side-clue", {}, { ...rest, facts });
    const mine = game.givers.includes(side);
    const listens = spoken && (!mine || game.givers.length > 1);
    if (!mine) return say(spoken ? "duet-guess-spoken" : "duet-wait-clue", { guess: listens }, { ...rest, facts });
    const says = game.givers.length > 1 ? "duet-give-either" : "duet-give";
    return say(says, { give: true, guess: listens }, { ...rest, facts });
  }
  const [guesser] = game.guessers;
  const facts = { side: guesser ?? "north", left: game.left };
  const screen = side === null && seen.you?.screen === true && game.guessers.length === 1;
  const here = screen || (side !== null && game.guessers.includes(side));
  if (phase === "sudden-death") {
    const dark = { facts, colour: "assassin" as const };
    if (here) return say("duet-sudden", { guess: true }, dark);
    return say(side ? "duet-sudden-partner" : "duet-sudden-watch", {}, dark);
  }
  if (here) {
    const object = game.objections && game.guesses === 0 && !game.objected && side !== null;
    const says = screen ? "duet-wait-guess" : game.guesses ? "duet-guess-more" : "duet-guess";
    const stop = game.guesses > 0 && (!screen || spoken || !someoneGuesses(seen));
    return say(says, { guess: true, stop, object }, { ...rest, facts });
  }
  return say(side ? "duet-partner-guesses" : "duet-wait-guess", {}, { ...rest, facts });
}
