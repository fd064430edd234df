/* Hears of my turn while no page is open. It keeps no copies of pages: without a server there is no table. */

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

const pages = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });
const address = (table) => `/table/${encodeURIComponent(table)}`;

async function show({ table, title, body }) {
  const open = await pages();
  // Whoever has the table before them sees it there.
  if (open.some((page) => page.visibilityState === 'visible' && new URL(page.url).pathname === address(table))) return;
  await self.registration.showNotification(title, { body, tag: table, icon: '/mark.svg', data: { table } });
}

self.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(show(event.data.json()));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const to = address(event.notification.data.table);
  event.waitUntil(
    pages().then((open) => {
      const page = open.find(({ url }) => new URL(url).pathname === to);
      return page ? page.focus() : self.clients.openWindow(to);
    }),
  );
});
