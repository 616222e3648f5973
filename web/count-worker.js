// The service worker of the two counting pages, so that they open without a network. It keeps files whose
// name holds a hash of their content, and the one page that loads them; never an answer of the API, which
// it does not even look at. The builder writes the list (tooling/count-shell.ts).
const files = ['shell'];
const pages = ['/account/count', '/count'];
const others = ['/theme.js', '/favicon.svg'];
const prefix = `steeple-count ${self.registration.scope} `;
const cacheName = `${prefix}${'version'}`;
/** How long the network may take before the kept page is shown, in ms. */
const patienceMs = 4000;

self.addEventListener('install', (event) => {
  event.waitUntil(keepShell());
});

async function keepShell() {
  const cache = await caches.open(cacheName);
  await cache.addAll([...files, ...others]);
  // The same page whatever its path; asked for without whoever is signed in.
  const page = await fetch('/count', { credentials: 'omit', cache: 'reload' });
  if (!page.ok) {
    throw new Error('The page could not be kept.');
  }
  await cache.put('/count', page);
  await self.skipWaiting();
}

self.addEventListener('activate', (event) => {
  event.waitUntil(replaceFormer());
});

async function replaceFormer() {
  const names = await caches.keys();
  const former = names.filter((name) => name.startsWith(prefix) && name !== cacheName);
  await Promise.all(former.map((name) => caches.delete(name)));
  await self.clients.claim();
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) {
    return;
  }
  if (request.mode === 'navigate' && pages.includes(pathname)) {
    event.respondWith(newestPage(request));
  } else if (files.includes(pathname)) {
    event.respondWith(keptFile(request, pathname));
  } else if (others.includes(pathname)) {
    event.respondWith(fetch(request).catch(() => keptFile(request, pathname)));
  }
});

/** The page of the newest release, unless the network is gone or too slow. */
async function newestPage(request) {
  const fromNetwork = fetch(request);
  const kept = await (await caches.open(cacheName)).match('/count');
  if (!kept) {
    return fromNetwork;
  }
  const tooLong = new Promise((resolve) => setTimeout(resolve, patienceMs, kept));
  const answer = await Promise.race([fromNetwork.catch(() => kept), tooLong]);
  return answer.ok ? answer : kept;
}

async function keptFile(request, pathname) {
  const kept = await (await caches.open(cacheName)).match(pathname);
  return kept ?? fetch(request);
}
