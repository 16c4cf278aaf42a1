/** How a game ended, in a sentence. */
import { t } from "../../texts/index.svelte";
import type { Form, Result } from "../../wire/messages";

export function outcome(game: "classic" | "duet", form: Form | null, result: Result | null): string {
  if (!result) return t("replay-broken-off");
  const { ending } = result;
  if (game === "duet") return t(result.won ? "end-duet-won" : "end-duet-lost", { ending });
  if (form === "solo") return t(result.together ? "end-solo-won" : "end-solo-lost", { ending });
  return t("end-team-won", { team: result.winner ?? "red", ending });
}
