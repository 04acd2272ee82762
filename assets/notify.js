/* Part of the service worker. It shows a notification for a page, because some devices allow nobody else to; pressed, it
   brings the window of that page to the front (src/session/platform/notifications.ts). */
self.addEventListener('message', (event) => {
  const { type, title, options } = event.data ?? {};
  if (type !== 'NOTIFY' || typeof title !== 'string') return;
  const page = event.source instanceof Client ? event.source.id : null;
  event.waitUntil(self.registration.showNotification(title, { ...options, data: { page } }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(bringUp(event.notification.data?.page ?? ''));
});

async function bringUp(page) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const found = windows.find(({ id }) => id === page) ?? windows[0];
  // A room goes on when the page is opened again.
  return found ? found.focus() : self.clients.openWindow(self.registration.scope);
}
