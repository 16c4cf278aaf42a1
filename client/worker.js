// A copy of the page is kept, so that it opens without a network: the rules can be read, a table
// comes back by itself. pack.js writes what there is to keep.
const FILES = [];
const VERSION = "";
const KEPT = `parola-${VERSION}`;

self.addEventListener("install", (event) => event.waitUntil(keep()));
self.addEventListener("activate", (event) => event.waitUntil(tidy()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== location.origin || address.pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => caches.match("/")));
  else if (address.pathname.startsWith("/assets/")) event.respondWith(kept(request));
});
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(look(event.notification.data ?? "/"));
});

async function keep() {
  const cache = await caches.open(KEPT);
  await cache.addAll(FILES);
  await self.skipWaiting();
}

async function tidy() {
  for (const name of await caches.keys()) {
    if (name.startsWith("parola-") && name !== KEPT) await caches.delete(name);
  }
  await self.clients.claim();
}

async function kept(request) {
  return (await caches.match(request)) ?? fetch(request);
}

async function look(address) {
  const open = await self.clients.matchAll({ type: "window" });
  const there = open.find((page) => new URL(page.url).pathname === address) ?? open[0];
  return there ? there.focus() : self.clients.openWindow(address);
}
