import { readFileSync } from 'node:fs';
import { compileFunction } from 'node:vm';
import { expect, test } from 'vitest';

const CODE = readFileSync('src/app/web/sw.js', 'utf8');
const AKAR = 'https://toko.test/pos/';
const PAGE =
  '<script src="/pos/config.js"></script><script type="module" src="/pos/assets/index-1.js"></script>' +
  '<link rel="stylesheet" href="/pos/assets/index-1.css">';

type Event = Record<string, unknown>;
type Asked = { method?: string; mode?: string; url: string };

/** The worker of one build in a browser of plain maps; `line` is whether the server is there. */
function pekerja(rakitan = 'index-1.js', stores = new Map<string, Map<string, Response>>()) {
  const heard = new Map<string, (event: Event) => void>();
  const asked: string[] = [];
  const world = { line: true, skipped: 0, claimed: 0 };
  const fetchIt = async (what: string | { url: string }) => {
    const url = typeof what === 'string' ? what : what.url;
    if (!world.line) throw new TypeError('Failed to fetch');
    asked.push(url);
    return new Response(url === AKAR ? PAGE : `server: ${url}`);
  };
  const open = async (name: string) => {
    const held = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, held);
    const put = async (url: string, answer: Response) => void held.set(url, answer);
    return {
      match: async (url: string) => held.get(url)?.clone(),
      put,
      add: async (url: string) => put(url, await fetchIt(url)),
      addAll: async (urls: string[]) => {
        for (const url of urls) await put(url, await fetchIt(url));
      },
    };
  };
  const caches = {
    open,
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
  };
  const self = {
    registration: { scope: AKAR },
    addEventListener: (name: string, hear: (event: Event) => void) => heard.set(name, hear),
    skipWaiting: async () => void world.skipped++,
    clients: { claim: async () => void world.claimed++ },
  };
  compileFunction(CODE, ['self', 'caches', 'fetch', 'RAKITAN'])(self, caches, fetchIt, rakitan);
  const tell = async (name: string, event: Event = {}) => {
    const work: unknown[] = [];
    heard.get(name)!({ ...event, waitUntil: (one: unknown) => work.push(one) });
    await Promise.all(work);
  };
  /** What the page gets from the worker; nothing where the worker leaves it to the browser. */
  const ask = async ({ method = 'GET', mode = 'cors', url }: Asked) => {
    let answer: Promise<Response> | undefined;
    const respondWith = (given: Promise<Response>) => void (answer = given);
    heard.get('fetch')!({ request: { method, mode, url }, respondWith });
    return answer && (await answer).text();
  };
  return { world, stores, asked, tell, ask };
}

test('it installs the page, its files and the configuration, all or nothing', async () => {
  const worker = pekerja();
  await worker.tell('install');
  expect([...worker.stores.get('kilau-shell-pos/index-1.js')!.keys()].toSorted()).toEqual(
    ['', 'assets/index-1.css', 'assets/index-1.js', 'config.js', 'icon.svg', 'manifest.webmanifest']
      .map((path) => AKAR + path)
      .toSorted(),
  );
  const without = pekerja();
  without.world.line = false;
  await expect(without.tell('install')).rejects.toThrow();
});

test.each([
  { url: `${AKAR}api/v1/penjualan` },
  { url: `${AKAR}api/v1/me` },
  { url: `${AKAR}api/v1/penjualan`, method: 'POST' },
  { url: `${AKAR}api/v1/laporan/pdf`, mode: 'navigate' },
  { url: `${AKAR}katalog/KJ1`, mode: 'navigate' },
  { url: `${AKAR}socket.io/?EIO=4` },
  { url: `${AKAR}otorisator-sw.js` },
  { url: 'https://other.test/assets/x.js' },
])('it leaves $method $url to the browser, with a line and without', async (asked) => {
  const worker = pekerja();
  await worker.tell('install');
  expect(await worker.ask(asked)).toBeUndefined();
  worker.world.line = false;
  expect(await worker.ask(asked)).toBeUndefined();
  const kept = [...worker.stores.values()].flatMap((held) => [...held.keys()]);
  expect(kept.filter((url) => /api|katalog|socket/.test(url))).toEqual([]);
});

test('a page is the server’s as long as there is a line, so that an old build is never opened', async () => {
  const worker = pekerja();
  await worker.tell('install');
  const home = { url: `${AKAR}home`, mode: 'navigate' };
  expect(await worker.ask(home)).toBe(`server: ${AKAR}home`);
  worker.world.line = false;
  expect(await worker.ask(home)).toBe(PAGE);
  expect(await worker.ask({ url: `${AKAR}config.js` })).toBe(`server: ${AKAR}config.js`);
});

test('a built file is fetched once; one that was not used before is missing without a line', async () => {
  const worker = pekerja();
  const file = { url: `${AKAR}assets/kasir-7.js` };
  await worker.ask(file);
  worker.world.line = false;
  expect(await worker.ask(file)).toBe(`server: ${AKAR}assets/kasir-7.js`);
  await expect(worker.ask({ url: `${AKAR}assets/lain-1.js` })).rejects.toThrow();
});

test('what a page had loaded before the worker was there is kept by its word, and nothing but built files', async () => {
  const worker = pekerja();
  const berkas = [`${AKAR}assets/en-1.js`, `${AKAR}api/v1/me`];
  await worker.tell('message', { data: { kind: 'simpan', berkas } });
  await worker.tell('message', { data: { kind: 'simpan', berkas } });
  expect(worker.asked).toEqual([`${AKAR}assets/en-1.js`]);
});

test('a new build waits until it is told, says its name, and then drops what the old one kept', async () => {
  const old = pekerja();
  await old.tell('install');
  const stores = old.stores.set('katalog-1', new Map());
  // Another shop's under this host, and one below this path.
  for (const lain of ['kilau-shell-kj2/index-1.js', 'kilau-shell-pos/kj2/index-1.js'])
    stores.set(lain, new Map());
  const worker = pekerja('index-2.js', stores);
  await worker.tell('install');
  expect(worker.world.skipped).toBe(0);
  const said: unknown[] = [];
  const ports = [{ postMessage: (name: unknown) => said.push(name) }];
  await worker.tell('message', { data: { kind: 'siapa' }, ports });
  await worker.tell('message', { data: { kind: 'pakai' } });
  await worker.tell('activate');
  expect([said, worker.world.skipped, worker.world.claimed]).toEqual([['index-2.js'], 1, 1]);
  expect([...stores.keys()]).toEqual([
    'katalog-1',
    'kilau-shell-kj2/index-1.js',
    'kilau-shell-pos/kj2/index-1.js',
    'kilau-shell-pos/index-2.js',
  ]);
});
