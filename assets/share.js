/* Part of the service worker. Content shared with the installed game comes by POST, which no static host answers:
   text goes into the address, a file waits in a cache until the page takes it (src/session/links/launch.ts). */
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method === 'POST' && new URL(request.url).searchParams.has('shared')) event.respondWith(receive(request));
});

async function receive(request) {
  const form = await request.formData();
  const home = new URL(self.registration.scope);
  const file = form.get('shared-file');
  if (file instanceof File) {
    const cache = await caches.open('ramparts-shared');
    await cache.put('shared-file', new Response(file));
    home.hash = '#shared';
  } else {
    for (const name of ['shared-title', 'shared-text', 'shared-url'])
      home.searchParams.set(name, String(form.get(name) ?? ''));
  }
  return Response.redirect(home.href, 303);
}
