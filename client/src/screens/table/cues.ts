/** The sound of what has happened. */
import { play, type Cue } from "../../theme/sound";
import type { Entry, Seen } from "./seen.svelte";

export function cue(fresh: readonly Entry[], seen: Seen): void {
  const last = fresh.map((entry) => cueOf(entry, fresh)).findLast((one) => one !== null);
  if (last) play(last);
  else if (seen.you?.acting && fresh.some((entry) => entry.did === "turn-ended")) play("turn");
}

function cueOf(entry: Entry, fresh: readonly Entry[]): Cue | null {
  if (entry.did === "clue-given") return "clue";
  if (entry.did === "team-won") return entry.ending === "assassin" ? "assassin" : "won";
  if (entry.did === "duet-ended") return entry.won ? "won" : "assassin";
  if (entry.did !== "touched") return null;
  if (entry.identity === "assassin") return "assassin";
  const wrong = fresh.some((one) => one.did === "turn-ended" && one.reason === "wrong-guess");
  return wrong ? "wrong" : "right";
}
