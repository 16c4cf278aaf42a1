/** What has happened since the last look: told once, as it comes. */
import { untrack } from "svelte";
import type { Entry, Seen } from "./seen.svelte";

export function onFresh(seen: Seen, tell: (fresh: readonly Entry[]) => void): void {
  let heard = untrack(() => seen.log.length);
  $effect(() => {
    const log = seen.log;
    const fresh = log.length >= heard ? log.slice(heard) : log;
    heard = log.length;
    if (fresh.length > 0) untrack(() => tell(fresh));
  });
}
