// Keeps the app itself, so that it opens without a network and says what is possible then. Games are
// never kept: what the server has not said is not true. The build puts in the files of the app and a
// version made of them (`vite.config.ts`), so each build brings a worker of its own.
const FILES = __FILES__;
const SHELL = `fourfold-shell-${__VERSION__}`;
/** The texts of the languages spoken here; as new as the last visit with a network. */
const TEXTS = 'fourfold-texts';
/** Milliseconds to wait for a network that neither answers nor fails. */
const PATIENCE = 5000;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(SHELL)
      .then((cache) => cache.addAll(['/', ...FILES]))
      .then(() => self.skipWaiting()),
  );
});

// What older workers kept goes: nobody would ever ask for it again.
self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => names.filter((name) => ![SHELL, TEXTS].includes(name)))
      .then((old) => Promise.all(old.map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

const hasAnswered = (answer) => answer.status < 500;

/** From the network; what was kept when there is none, or none that works. */
async function freshFirst(request, name, key) {
  const cache = await caches.open(name);
  // Texts are the same whatever language a browser says it prefers: their address names theirs.
  const kept = await cache.match(key, { ignoreVary: true });
  if (!kept) return fetch(request);
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE, kept));
  const fresh = fetch(request).then(
    (answer) => (hasAnswered(answer) ? answer : kept),
    () => kept,
  );
  return Promise.race([fresh, late]);
}

/** Texts are kept as they come. */
async function keepTexts(path, answer) {
  if (answer.ok) await (await caches.open(TEXTS)).put(path, answer);
}

async function freshTexts(request, path) {
  const answer = await freshFirst(request, TEXTS, path);
  await keepTexts(path, answer.clone());
  return answer;
}

/** Files whose name holds their hash never change. */
async function keptFirst(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (pathname.startsWith('/api/texts/')) event.respondWith(freshTexts(request, pathname));
  else if (pathname.startsWith('/api/')) return;
  else if (pathname.startsWith('/assets/')) event.respondWith(keptFirst(request));
  else if (FILES.includes(pathname)) event.respondWith(freshFirst(request, SHELL, pathname));
  // Every page of the app is one and the same file, but for those in the frames of others.
  else if (request.mode === 'navigate' && !/^\/embed\/|\./.test(pathname)) {
    event.respondWith(freshFirst(request, SHELL, '/'));
  }
});

// On a first visit the texts were there before this worker was; the page says which.
self.addEventListener('message', (event) => {
  const path = String(event.data);
  if (/^\/api\/texts\/[\w-]+$/.test(path)) {
    event.waitUntil(fetch(path).then((answer) => keepTexts(path, answer)));
  }
});

/** Where a message may lead: to a page of this app and nowhere else. */
const pageOf = (path) => (/^\/(?![/\\])/.test(path) ? path : '/');

// A message for somebody whose app is closed, in their language: the server has written it.
self.addEventListener('push', (event) => {
  const { title, body, lang, path } = event.data.json();
  const page = pageOf(path);
  const options = { body, lang, tag: page, icon: '/icon-192.png', data: { path: page } };
  event.waitUntil(self.registration.showNotification(title, options));
});

/** Shows a page: in a window that has it, in any other of the app, or in a new one. */
async function openPage(path) {
  const windows = await self.clients.matchAll({ type: 'window' });
  const there = windows.find((each) => new URL(each.url).pathname === path);
  if (there) return there.focus();
  const [other] = windows;
  if (!other) return self.clients.openWindow(path);
  await other.focus();
  return other.navigate(path);
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(pageOf(event.notification.data?.path ?? '/')));
});
