/** Where one is: a path and a query. Screens are found in App.svelte. */

class Place {
  path = $state(location.pathname);
  query = $state(new URLSearchParams(location.search));
  /** The path's parts: /t/abc is ["t", "abc"]. */
  parts = $derived(this.path.split("/").filter(Boolean).map(decodeURIComponent));

  read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
  }
}

export const place = new Place();

/** Go to an address of ours; `instead` leaves no step back. */
export function go(to: string, how: { instead?: boolean } = {}): void {
  if (how.instead) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  place.read();
  scrollTo(0, 0);
}

addEventListener("popstate", () => place.read());

/** Links to our own pages are followed without loading anew. */
addEventListener("click", (event) => {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest?.("a");
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
});
