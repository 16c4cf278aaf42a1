/** The game's history in sentences: for the log, and for the live region that speaks it. */
import { t } from "../../texts/index.svelte";
import type { Clue } from "../../wire/messages";
import type { Entry } from "./seen.svelte";

/** A clue's number as it is written: 3, ∞, or nothing where it was only said. */
export function numberOf(clue: Clue): string {
  if (clue.number === "unlimited") return "∞";
  return clue.number === "unsaid" ? "" : String(clue.number);
}

export function sentence(entry: Entry, words: readonly string[]): string {
  const word = "place" in entry ? (words[entry.place] ?? "") : "";
  switch (entry.did) {
    case "clue-given": {
      const { seat, clue } = entry;
      if (!clue.word) return t("log-clue-spoken", { seat, number: numberOf(clue) || "none" });
      return t("log-clue", { seat, word: clue.word, number: numberOf(clue) });
    }
    case "touched":
      return t("log-touched", { seat: entry.seat, word, what: entry.identity });
    case "covered":
      return t("log-covered", { seat: entry.seat, word, what: entry.identity });
    case "tokens-taken": {
      // R92: stopping may take a token of the other kind, and a mistake may take two with the check mark.
      const stopped = entry.scored || (entry.mistakes === 0 && entry.checks === 1);
      return t("log-tokens", { tokens: entry.checks + entry.mistakes, kind: stopped ? "check" : "mistake" });
    }
    case "turn-ended":
      return t("log-turn-ended", { reason: entry.reason });
    case "side-done":
      return t("log-side-done", { side: entry.side });
    case "team-won":
      return t("log-team-won", { team: entry.team, ending: entry.ending });
    case "duet-ended":
      return t("log-duet-ended", { won: entry.won ? "yes" : "no", ending: entry.ending });
    case "clue-rejected":
      return t("log-clue-rejected", { seat: entry.seat });
    case "clue-retracted":
      return t("log-clue-retracted");
    case "sudden-death":
      return t("log-sudden-death");
  }
}

/** One turn of the log: a clue, what followed, and how many of its words may still be open. */
export interface LoggedTurn {
  readonly clue: Extract<Entry, { did: "clue-given" }> | null;
  readonly entries: Entry[];
  readonly open: number | null;
}

export function turns(log: readonly Entry[]): LoggedTurn[] {
  const found: { clue: LoggedTurn["clue"]; entries: Entry[] }[] = [];
  let ended = true;
  for (const entry of log) {
    if (entry.did === "clue-given" || ended || !found.length) {
      found.push({ clue: entry.did === "clue-given" ? entry : null, entries: [] });
    }
    if (entry.did !== "clue-given") found.at(-1)?.entries.push(entry);
    ended = entry.did === "turn-ended" || entry.did === "sudden-death";
  }
  return found.map((turn) => ({ ...turn, open: openWords(turn.clue, turn.entries) }));
}

/** From what lies open: the number that was said, less what was found in that turn. */
function openWords(clue: LoggedTurn["clue"], entries: readonly Entry[]): number | null {
  const number = clue?.clue.number;
  if (!clue || typeof number !== "number" || number === 0) return null;
  if (entries.some((entry) => entry.did === "clue-rejected" && clue.seat.includes("spymaster"))) return null;
  const right = entries.filter((entry) => entry.did === "touched" && isRight(clue.seat, entry.identity)).length;
  return Math.max(number - right, 0);
}

function isRight(giver: string, identity: string): boolean {
  return identity === "agent" || giver.startsWith(identity);
}
