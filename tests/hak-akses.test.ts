import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '#kit/contract/endpoint.ts';
import { passes, type Gate, type Passer } from '#kit/rules/gate.ts';
import { CONTRACTS } from '#app/contract/contracts.ts';
import { MENU } from '#app/contract/menu.ts';
import { holdPage } from '#tests/kit/hold-page.ts';
import { openShop, type Raw, type Shop } from '#tests/kit/shop.ts';

/**
 * The authorisation matrix (reliability D, case 15): every endpoint of every contract against every level,
 * with and without a session, its tick, its module, and from another shop. What each level may do
 * is in docs/hak-akses.tsv, a reviewed file: an endpoint without its row fails here.
 */
type Any = Endpoint<unknown, unknown, unknown, unknown>;
const LEVELS = ['KASIR', 'SPV', 'MU', 'OWN', 'SU', 'DEV'] as const;
/** Every endpoint at every level: thousands of calls, for which a busy machine needs its time. */
const LONG = { timeout: 180_000 };

const ENDPOINTS = (
  CONTRACTS.flatMap((area) => [
    ...area.endpoints,
    ...area.masters.flatMap((master) => master.offered),
    ...area.reports.map((report) => report.endpoint),
  ]) as unknown as Any[]
).toSorted((a, b) => (a.call < b.call ? -1 : 1));

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close({ broken: true }));

/** A call that would be malformed or find nothing, were it allowed: what is asked here is only the door. */
const pathOf = (endpoint: Any): string =>
  endpoint.path.replace(/:no\b/, 'XXKJ1261120ZZZ').replace(/:\w+/g, 'ZZZ');
const knock = (
  who: { raw: Shop['as'] extends (...args: never[]) => { raw: infer R } ? R : never },
  endpoint: Any,
  headers = {},
): Promise<Raw> =>
  who.raw(
    endpoint.method,
    pathOf(endpoint),
    endpoint.method === 'GET' ? undefined : { ZZZ: 1 },
    headers,
  );
const isShut = ({ status, body }: Raw): boolean =>
  status === 403 && ['TIDAK_BERHAK', 'MODUL_TIDAK_AKTIF'].includes(String(body?.code));
const doorOf = (answer: Raw): string =>
  answer.status === 401 ? '401' : isShut(answer) ? '-' : 'ya';

test('every endpoint opens to just the levels that the reviewed table says', LONG, async () => {
  const rows = ['call\t' + LEVELS.join('\t')];
  for (const endpoint of ENDPOINTS) {
    const doors = [];
    for (const level of LEVELS) doors.push(doorOf(await knock(shop.as(level), endpoint)));
    rows.push([endpoint.call, ...doors].join('\t'));
  }
  holdPage('hak-akses.tsv', `${rows.join('\n')}\n`);
});

test(
  'nobody without a session gets past the door, nor with an unknown or an ended one',
  LONG,
  async () => {
    const ended = shop.as('DEV');
    await ended.raw('GET', 'users/me');
    const open: string[] = [];
    for (const endpoint of ENDPOINTS.filter((one) => one.right !== 'public')) {
      for (const authorization of ['', 'Bearer tidak-dikenal']) {
        const answer = await shop.app.inject({
          method: endpoint.method,
          url: `/api/v1/${pathOf(endpoint)}`,
          headers: { authorization },
        });
        if (answer.statusCode !== 401 || answer.json().message !== 'Invalid Token.')
          open.push(`${endpoint.call}: ${answer.statusCode}`);
      }
    }
    expect(open).toEqual([]);
  },
);

describe('a tick taken away', () => {
  test('shuts every endpoint that belongs to that menu entry alone, at once', async () => {
    const wrong: string[] = [];
    const withMenu = ENDPOINTS.filter((one) => typeof one.right === 'object');
    await shop.rows(
      `insert into user_akses (kode_toko, user_id, kode, is_show) select 'KJ1', 'mu.kj1', unnest($1::text[]), false`,
      [MENU.map((row) => row.path)],
    );
    await shop.rows('update toko set versi = versi + 1');
    const free = new Set(MENU.filter((row) => row.free).map((row) => row.path));
    for (const endpoint of withMenu) {
      const shut = isShut(await knock(shop.as('MU'), endpoint));
      // A branch is no head office, with or without a tick.
      const pusat = endpoint.gate && 'variant' in endpoint.gate;
      const { menu } = endpoint.right as { menu: readonly string[] };
      const byFree = !pusat && menu.some((path) => free.has(path));
      if (shut === byFree) wrong.push(endpoint.call);
    }
    expect(wrong).toEqual([]);
  });
});

describe('a module switched off', () => {
  const passerOf = (moduls: string[]): Passer => ({
    level: 'OWN',
    kode_toko: 'KJ1',
    variant: 'cabang',
    moduls: new Set(moduls),
    told: {},
  });
  const gated = ENDPOINTS.filter((one) => one.gate && !passes(one.gate, passerOf([])));

  test('its endpoints answer 403 to the owner too, naming the module, and open when it is on', async () => {
    const wrong: string[] = [];
    for (const endpoint of gated) {
      const names = modulsIn(endpoint.gate!);
      for (const modul of names) await shop.modulOff(modul as never);
      const off = await knock(shop.as('OWN'), endpoint);
      if (
        names.length > 0 &&
        (off.status !== 403 ||
          off.body?.code !== 'MODUL_TIDAK_AKTIF' ||
          !names.includes(String(off.body.modul)))
      )
        wrong.push(`${endpoint.call} off: ${off.status}`);
      for (const modul of names) await shop.modulOn(modul as never);
      if (passes(endpoint.gate, passerOf(names)) && isShut(await knock(shop.as('OWN'), endpoint)))
        wrong.push(`${endpoint.call} on`);
      // What one module opens another may shut: a branch that sends its gold away refines none.
      for (const modul of names) await shop.modulOff(modul as never);
    }
    expect(wrong).toEqual([]);
  });
});

const modulsIn = (gate: Gate): string[] => {
  if ('modul' in gate) return [gate.modul];
  if ('all' in gate) return gate.all.flatMap(modulsIn);
  return 'any' in gate ? gate.any.flatMap(modulsIn) : [];
};

test('a branch never works on another shop: x-toko is for head office alone', async () => {
  const open: string[] = [];
  const people = ENDPOINTS.filter(({ right }) => right !== 'public' && right !== 'server');
  for (const endpoint of people) {
    const answer = await knock(shop.as('OWN'), endpoint, { 'x-toko': 'PST' });
    if (answer.status !== 403 || answer.body?.code !== 'TOKO_LAIN')
      open.push(`${endpoint.call}: ${answer.status}`);
    const pusat = await knock(shop.as('OWN', 'PST'), endpoint, { 'x-toko': 'KJ1' });
    if (pusat.body?.code === 'TOKO_LAIN') open.push(`${endpoint.call}: pusat`);
  }
  expect(open).toEqual([]);
});

const WRITES = ENDPOINTS.filter((one) => one.method !== 'GET');

describe('a page of another address', () => {
  const OWN = 'https://toko.test';
  let cookie: string;
  beforeAll(async () => {
    const login = await shop.app.inject({
      method: 'POST',
      url: '/api/v1/users/login',
      payload: { user_id: 'spv.pst', password: 'kata-sandi-uji-2026' },
    });
    cookie = login.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  });
  const send = async (endpoint: Any, headers: Record<string, string>) => {
    const answer = await shop.app.inject({
      method: endpoint.method,
      url: `/api/v1/${pathOf(endpoint)}`,
      headers: { host: 'toko.test', ...headers },
    });
    return answer.statusCode === 403 && answer.json().code === 'ASAL_TIDAK_DIKENAL';
  };

  test('changes nothing by the cookie that the browser sends along, whatever it calls', async () => {
    const wrong: string[] = [];
    const forged = {
      'no header': { origin: OWN },
      'no origin': { 'x-kilau': '1' },
      'another host': { origin: 'https://jahat.test', 'x-kilau': '1' },
      'another port': { origin: 'https://toko.test:8443', 'x-kilau': '1' },
      'a sandboxed page': { origin: 'null', 'x-kilau': '1' },
      nothing: {},
    };
    for (const endpoint of WRITES)
      for (const [how, headers] of Object.entries(forged))
        if (!(await send(endpoint, { cookie, ...headers }))) wrong.push(`${endpoint.call}: ${how}`);
    expect(wrong).toEqual([]);
  });

  test('logs nobody in, and our own page is served', async () => {
    const login = WRITES.find(({ call }) => call === 'POST users/login')!;
    expect(await send(login, { origin: 'https://jahat.test' })).toBe(true);
    expect(await send(login, { origin: OWN })).toBe(false);
    const batal = WRITES.find(({ call }) => call === 'POST otorisasi/:keystore/setujui')!;
    expect(await send(batal, { cookie, origin: OWN, 'x-kilau': '1' })).toBe(false);
    expect(await send(batal, { authorization: 'Bearer tidak-dikenal' })).toBe(false);
  });
});

describe('asking for an approval beforehand', () => {
  const ask = async (who: 'KASIR' | 'OWN', endpoint: Any) => {
    // Only a test sends so many requests at once: what counts against them is deleted.
    await shop.rows('delete from gagal_login');
    const path = pathOf(endpoint);
    return shop.as(who).raw('POST', 'otorisasi', { method: endpoint.method, path });
  };

  test(
    'tells a cashier no more than the act itself would: the door comes first',
    LONG,
    async () => {
      const wrong: string[] = [];
      for (const endpoint of WRITES.filter((one) => !one.aside && !one.readOnly)) {
        const real = await knock(shop.as('KASIR'), endpoint);
        const asked = await ask('KASIR', endpoint);
        if (isShut(real) ? asked.text !== real.text : asked.status < 400)
          wrong.push(`${endpoint.call}: ${real.text} / ${asked.text}`);
        if (!isShut(real) && !endpoint.approvable && asked.body?.code !== 'OTORISASI_TIDAK_PERLU')
          wrong.push(`${endpoint.call} was run: ${asked.text}`);
      }
      expect(wrong).toEqual([]);
    },
  );

  test('what is no write of its own cannot be asked for', async () => {
    for (const endpoint of ENDPOINTS.filter((one) => one.aside || one.readOnly))
      expect([endpoint.call, (await ask('OWN', endpoint)).status]).toEqual([endpoint.call, 404]);
  });
});
