// Keeps the shell of Kilau in the browser (D-49.8): its page and its built files, so that it starts without a line. An answer
// of the server is never kept, and nothing that is sent is held back. The server puts RAKITAN, the name of its build, before it.
const AKAR = self.registration.scope;
/** Two shops under one host have stores of their own: the path of each is in the name. */
const AWALAN = `kilau-shell-${new URL(AKAR).pathname.slice(1)}`;
const NAMA = AWALAN + RAKITAN;
const BERKAS = `${AKAR}assets/`;
/** Asked of the server first, kept for the day without a line. */
const SETELAN = `${AKAR}config.js`;
const TETAP = ['icon.svg', 'manifest.webmanifest'].map((name) => AKAR + name);
/** Pages of the server's own, which are no part of the application, and the POS build, which keeps nothing. */
const LAIN = ['api/', 'katalog/', 'pos/'];

self.addEventListener('install', (event) => event.waitUntil(pasang()));
self.addEventListener('activate', (event) => event.waitUntil(mulai()));
self.addEventListener('message', (event) => {
  const { kind, berkas } = event.data;
  if (kind === 'siapa') event.ports[0].postMessage(RAKITAN);
  if (kind === 'pakai') void self.skipWaiting();
  if (kind === 'simpan') event.waitUntil(tambah(berkas.filter(isBerkas)));
});
self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  if (method !== 'GET') return;
  if (mode === 'navigate') {
    if (isHalaman(url)) event.respondWith(dariServer(event.request, AKAR));
  } else if (isBerkas(url)) event.respondWith(dariSimpanan(event.request));
  else if (url === SETELAN || TETAP.includes(url))
    event.respondWith(dariServer(event.request, url));
});

const isBerkas = (url) => url.startsWith(BERKAS);
const isHalaman = (url) =>
  url.startsWith(AKAR) && !LAIN.some((path) => url.startsWith(AKAR + path));

/** The page, and what it names; all or nothing. What a screen needs besides is kept when it is first used. */
async function pasang() {
  const page = await fetch(AKAR, { cache: 'no-store', headers: { accept: 'text/html' } });
  if (!page.ok) throw new Error(`The page answered ${page.status}`);
  const named = [...(await page.clone().text()).matchAll(/"([^"]*\/assets\/[^"]+)"/g)];
  const files = new Set(named.map(([, path]) => new URL(path, AKAR).href));
  const kept = await caches.open(NAMA);
  await kept.addAll([...files, SETELAN, ...TETAP]);
  await kept.put(AKAR, page);
}

/** Each of these that is not there yet and can be had. */
async function tambah(urls) {
  const kept = await caches.open(NAMA);
  await Promise.allSettled(
    urls.map(async (url) => (await kept.match(url)) ?? (await kept.add(url))),
  );
}

/** What an older build kept goes, and open pages are served from here. */
async function mulai() {
  const old = (await caches.keys()).filter(
    (name) => name.startsWith(AWALAN) && !name.slice(AWALAN.length).includes('/') && name !== NAMA,
  );
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** The server's word always comes first, so that no old page stays in use; what is kept is for the day without a line. */
async function dariServer(request, as) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await (await caches.open(NAMA)).match(as);
    if (kept) return kept;
    throw error;
  }
}

/** A built file never changes under its name. */
async function dariSimpanan(request) {
  const kept = await caches.open(NAMA);
  const there = await kept.match(request.url);
  if (there) return there;
  const answer = await fetch(request);
  if (answer.status === 200) await kept.put(request.url, answer.clone());
  return answer;
}
