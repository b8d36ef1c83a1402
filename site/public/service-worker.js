// Keeps one page per language for when there is no network. Everything else goes its way as if this were not here.

const cacheName = 'offline-1';
const locales = ['en', 'nl'];
const pageFor = (locale) => `/offline/${locale}`;

const fill = async () => {
  const cache = await caches.open(cacheName);
  // A site in one language has no page in the other.
  await Promise.allSettled(locales.map((locale) => cache.add(pageFor(locale))));
};

const takeOver = async () => {
  for (const name of await caches.keys()) if (name !== cacheName) await caches.delete(name);
  // The page is asked for while this worker is still waking up: no visit waits for it.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
};

const answer = async (event) => {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    const [, first] = new URL(event.request.url).pathname.split('/');
    const kept = await caches.match(pageFor(locales.includes(first) ? first : locales[0]));
    return kept ?? Response.error();
  }
};

self.addEventListener('install', (event) => event.waitUntil(fill().then(() => self.skipWaiting())));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate' && event.request.method === 'GET') event.respondWith(answer(event));
});
