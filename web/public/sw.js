/**
 * The part of the page that a browser wakes when the server tells of a turn. It keeps no file and answers no request of
 * the page: it shows a notification, and leads to the table when that is pressed.
 */

self.addEventListener("push", (event) => {
  event.waitUntil(shown(event.data));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(opened(event.notification.data));
});

/** A new one of the same table takes the place of the old one, also of one that an open page has shown. */
async function shown(data) {
  const { title, body, tag, url } = data.json();
  await self.registration.showNotification(title, { body, tag, data: url, icon: "/icon-192.png" });
}

/** The page that shows the table already, else a new one. */
async function opened(url) {
  // A page that was open before the worker came is not controlled by it.
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = open.find((one) => new URL(one.url).pathname === url);
  await (there ? there.focus() : self.clients.openWindow(url));
}
