// Keeps the shell, so that the app opens without a network and says so. Games are never kept:
// what the server has not said is not true.
const SHELL = 'fourfold-shell-1';
const FIRST = ['/', '/theme.js', '/manifest.webmanifest', '/icon.svg'];

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(SHELL)
      .then((cache) => cache.addAll(FIRST))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => name !== SHELL).map((name) => caches.delete(name))),
      )
      .then(() => self.clients.claim()),
  );
});

/** From the network, kept for later; from what was kept when there is no network. */
async function freshFirst(request, key) {
  const cache = await caches.open(SHELL);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(key, answer.clone());
    return answer;
  } catch (error) {
    const kept = await cache.match(key);
    if (kept) return kept;
    throw error;
  }
}

/** Files whose name holds their hash never change. */
async function keptFirst(request) {
  const cache = await caches.open(SHELL);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(freshFirst(request, '/'));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(keptFirst(request));
  else if (url.pathname.startsWith('/api/texts/')) event.respondWith(freshFirst(request, request));
  else if (FIRST.includes(url.pathname)) event.respondWith(freshFirst(request, request));
});
