/* Part of the service worker. Keeps what no game waits for: other languages, the book, pictures of boxes, playing with
   friends. The names of these files contain their content, so a kept file is never out of date. On a first visit the
   page says when the line is free (src/pwa.ts); the next version is complete before it is offered. */
importScripts('later-files.js');
const LATER = 'ramparts-later';
const later = new Set(self.LATER_FILES.map((file) => new URL(file, self.registration.scope).href));

/** One after another: nothing else may wait for it. A file that cannot be had now is asked for at the next visit. */
async function keep(files, signal) {
  const cache = await caches.open(LATER);
  for (const file of files)
    if (later.has(file) && !signal?.aborted && !(await cache.match(file)))
      await cache.add(new Request(file, { signal })).catch(() => undefined);
}

/* The next version keeps these files itself, and cannot take over while this one waits for any. */
let stop = new AbortController();
self.registration.addEventListener('updatefound', () => stop.abort());

async function dropOthers() {
  const cache = await caches.open(LATER);
  for (const { url } of await cache.keys()) if (!later.has(url)) await cache.delete(url);
}

self.addEventListener('install', (event) => {
  if (self.registration.active) event.waitUntil(keep(later));
});
self.addEventListener('activate', (event) => event.waitUntil(dropOthers()));
self.addEventListener('message', (event) => {
  const { installing, waiting } = self.registration;
  if (event.data.type !== 'KEEP' || installing || waiting) return;
  if (stop.signal.aborted) stop = new AbortController();
  event.waitUntil(keep(event.data.files ?? later, stop.signal));
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (later.has(request.url))
    event.respondWith(caches.match(request.url, { cacheName: LATER }).then((kept) => kept ?? fetch(request)));
});
