import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { nowMs, toIso } from '#kit/server/clock.ts';
import { tambahUserEndpoint } from '#areas/akses/contract/users.api.ts';
import { openShop, PASSWORD, type Shop } from '#tests/kit/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ koneksi: 8 });
});
afterAll(() => shop.close());
beforeEach(() => shop.rows('delete from gagal_login'));

const later = (seconds: number) => shop.jam(toIso(nowMs() + seconds * 1000));
type Dari = { perangkat?: string; ip?: string };
const login = async (user_id: string, password: string, { perangkat, ip }: Dari = {}) => {
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/v1/users/login',
    payload: { user_id, password },
    headers: perangkat ? { 'x-device': perangkat } : {},
    remoteAddress: ip ?? '10.0.0.9',
  });
  return [answer.statusCode, answer.headers['retry-after']];
};
const statuses = (answers: readonly (readonly unknown[])[]) => answers.map(([status]) => status);
const banyak = <T>(jumlah: number, work: (at: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: jumlah }, (_, at) => work(at)));
const lihat = (all: readonly unknown[], status: unknown) =>
  all.filter((one) => one === status).length;

test('of sixty guesses at the same moment five are looked at, and the right one after them is too late', async () => {
  const answers = await banyak(60, (at) => login('mu.kj1', `tebak-${at}`, { ip: `10.0.${at}.1` }));
  expect(lihat(statuses(answers), 401)).toBe(5);
  expect(lihat(statuses(answers), 429)).toBe(55);
  expect((await login('mu.kj1', PASSWORD))[0]).toBe(429);
});

test('the fifth wrong one shuts for a minute, the next for two: 429 says how long; the right one forgets', async () => {
  for (let at = 0; at < 5; at++) expect((await login('spv.kj1', 'salah'))[0]).toBe(401);
  expect(await login('spv.kj1', PASSWORD)).toEqual([429, '60']);
  later(61);
  expect((await login('spv.kj1', 'salah'))[0]).toBe(401);
  expect(await login('spv.kj1', PASSWORD)).toEqual([429, '120']);
  later(121);
  expect((await login('spv.kj1', PASSWORD))[0]).toBe(200);
  for (let at = 0; at < 4; at++) expect((await login('spv.kj1', 'salah'))[0]).toBe(401);
});

test('LOGIN_GAGAL_MAKSIMAL rules, and an id that nobody has is shut alike', async () => {
  await shop.param('LOGIN_GAGAL_MAKSIMAL', 3);
  await shop.param('LOGIN_GAGAL_MAKSIMAL', 3, 'PST');
  for (const user_id of ['spv.kj1', 'tidak.ada']) {
    const seen = [];
    for (let at = 0; at < 5; at++) seen.push((await login(user_id, 'salah', { ip: user_id }))[0]);
    expect(seen).toEqual([401, 401, 401, 429, 429]);
  }
  await shop.param('LOGIN_GAGAL_MAKSIMAL', 5);
  await shop.param('LOGIN_GAGAL_MAKSIMAL', 5, 'PST');
});

test('forty user ids from one address: twenty are looked at; from one device as well', async () => {
  const satu = await banyak(40, (at) => login(`orang.${at}`, 'salah'));
  expect(lihat(statuses(satu), 401)).toBe(20);
  const alat = await banyak(40, (at) =>
    login(`orang.${at}`, 'salah', { perangkat: 'alat-penebak', ip: `10.1.${at}.1` }),
  );
  expect(lihat(statuses(alat), 401)).toBe(20);
});

test('a stranger shuts neither the computer at which the cashier came in before nor the approver', async () => {
  const meja = { perangkat: 'meja-depan-1', ip: '10.0.0.1' };
  expect((await login('own.kj1', PASSWORD, meja))[0]).toBe(200);
  await banyak(12, () => login('own.kj1', 'salah', { ip: '10.0.0.1', perangkat: 'alat-asing' }));
  expect((await login('own.kj1', PASSWORD, { ip: '10.0.0.1' }))[0]).toBe(429);
  expect((await login('own.kj1', PASSWORD, meja))[0]).toBe(200);
  const { keystore, setujui } = await mintaUser('baru.satu');
  expect((await setujui('own.kj1', PASSWORD, keystore)).status).toBe(200);
});

/** A manager asks for a new user, which only an owner may agree to. */
async function mintaUser(user_id: string) {
  const body = {
    user_id,
    usere_name: 'Baru',
    level: 'KASIR',
    kode_sales: null,
    password: 'perahu layar tiga warna',
  };
  const write = { method: 'POST', path: '/api/v1/users', body };
  const asked = await shop.as('MU').raw('POST', 'otorisasi', write);
  expect(asked.status, asked.text).toBe(201);
  const setujui = (oleh: string, password: string, keystore: string) =>
    shop.as('MU').raw('POST', `otorisasi/${keystore}/setujui`, { user_id: oleh, password });
  return { keystore: asked.body.data.keystore as string, setujui };
}

test('whoever guesses an approver’s password at his own screen spends his own tries', async () => {
  await shop.as('OWN').raw('GET', 'users/me');
  const { keystore, setujui } = await mintaUser('baru.dua');
  const seen = await banyak(9, () => setujui('own.kj1', 'tebakan', keystore));
  expect(seen.filter(({ status }) => status === 401)).toHaveLength(5);
  expect((await setujui('own.kj1', PASSWORD, keystore)).status).toBe(429);
  // Elsewhere the approver comes in as ever: the id is only in use (by this test's own session).
  expect((await login('own.kj1', PASSWORD))[0]).toBe(409);
});

test('the locked screen, the second factor and a change of the password are guessed no more often', async () => {
  const raw = shop.as('KASIR').raw;
  const tries: [string, object][] = [
    ['users/buka-kunci', { password: 'tebakan' }],
    ['dua-faktor/mulai', { password: 'tebakan' }],
    ['dua-faktor/aktifkan', { password: 'tebakan', rahasia: 'A'.repeat(32), kode: '123456' }],
    ['dua-faktor/matikan', { password: 'tebakan', kode: '123456' }],
    ['users/change-password', { password: 'tebakan', new_password: 'perahu layar tiga warna' }],
  ];
  const seen = await banyak(20, (at) => raw('POST', ...tries[at % tries.length]!));
  expect(seen.filter(({ status }) => status === 422)).toHaveLength(5);
  expect(seen.filter(({ status }) => status === 429)).toHaveLength(15);
  expect((await raw('POST', 'users/buka-kunci', { password: PASSWORD })).status).toBe(429);
  // Nor does the rehearsal of a write tell whether a password is right.
  const write = { method: 'POST', path: '/api/v1/users/change-password', body: tries[4]![1] };
  expect((await raw('POST', 'otorisasi', write)).body.code).toBe('OTORISASI_TIDAK_PERLU');
});

test('keystores that do not exist are asked for ten times; requests that nobody approves forty times', async () => {
  const raw = shop.as('SPV').raw;
  const seen = await banyak(12, (at) => raw('GET', `otorisasi/TidakAda000${at}`.slice(0, 22)));
  expect(seen.filter(({ status }) => status === 404)).toHaveLength(10);
  const write = { method: 'POST', path: '/api/v1/users/change-password', body: {} };
  const asked = await banyak(44, () => raw('POST', 'otorisasi', write));
  expect(asked.filter(({ status }) => status === 429)).toHaveLength(4);
});

test('an approver whose password somebody else made approves nothing, in no way', async () => {
  const password = 'perahu layar tiga warna';
  const body = {
    user_id: 'boneka.kj1',
    usere_name: 'Boneka',
    level: 'OWN',
    kode_sales: null,
  } as const;
  await shop.as('OWN').call(tambahUserEndpoint, { body: { ...body, password } });
  const { keystore, setujui } = await mintaUser('baru.tiga');
  const answer = await setujui('boneka.kj1', password, keystore);
  expect([answer.status, answer.body.code]).toEqual([403, 'PENYETUJU_BARU']);
  const boneka = shop.as('boneka.kj1');
  for (const path of ['setujui', 'tolak', 'angka'])
    expect((await boneka.raw('POST', `otorisasi/${keystore}/${path}`, {})).body.code).toBe(
      'GANTI_PASSWORD',
    );
  expect((await boneka.raw('GET', 'gudang/get/all')).body.code).toBe('GANTI_PASSWORD');
  expect((await boneka.raw('GET', 'users/me')).status).toBe(200);
});

test('nobody answers on the device on which the asker works with a second account, whatever device the request names', async () => {
  const duduk = (user_id: string, perangkat: string) =>
    shop.rows('update sesi set perangkat = $2 where user_id = $1 and berakhir is null', [
      user_id,
      perangkat,
    ]);
  const write = {
    method: 'POST',
    path: '/api/v1/users',
    body: {
      user_id: 'baru.empat',
      usere_name: 'Baru',
      level: 'KASIR',
      kode_sales: null,
      password: 'perahu layar tiga warna',
    },
  };
  const kata = (alat: string) => ({ 'x-device': alat });
  const asked = async () => {
    const { body } = await shop.as('MU').raw('POST', 'otorisasi', write, kata('meja-lain-1'));
    return `otorisasi/${body.data.keystore}/setujui`;
  };
  await asked();
  await shop.as('OWN').raw('GET', 'users/me');
  await duduk('mu.kj1', 'meja-belakang-7');
  await duduk('own.kj1', 'meja-belakang-7');
  const path = await asked();
  for (const alat of ['meja-belakang-7', 'meja-lain-1', 'meja-lain-2']) {
    const sama = await shop.as('OWN').raw('POST', path, {}, kata(alat));
    expect([alat, sama.status, sama.body.code]).toEqual([alat, 403, 'PERANGKAT_SAMA']);
  }
  await duduk('own.kj1', 'meja-pemilik-1');
  expect((await shop.as('OWN').raw('POST', path, {}, kata('meja-lain-1'))).status).toBe(200);
});

test('an approval by somebody whom the asker made stands in the signals', async () => {
  await shop.rows(`
    insert into otorisasi (kode_toko, keystore, event, level, method, path, digest, ringkasan, angka, status, input_by,
                           input_level, input_date, kedaluwarsa, disetujui_by, disetujui_level, disetujui_at, cara)
    select 'KJ1', 'SinyalUji' || x.n, '{CASH_KELUAR}', '{SPV}', 'POST', 'x', 'x', 'Gaji ' || x.n, '[]', 'DISETUJUI', x.oleh,
           'OWN', '${toIso(nowMs())}', '${toIso(nowMs())}', x.setuju, 'OWN', '${toIso(nowMs())}', 'MANUAL'
      from (values ('001', 'own.kj1', 'boneka.kj1'), ('002', 'own.kj1', 'spv.kj1'), ('003', 'mu.kj1', 'boneka.kj1'))
        as x (n, oleh, setuju)`);
  const tgl = toIso(nowMs()).slice(0, 10);
  const path = `audit/report-sinyal?tgl_from=${tgl}&tgl_to=${tgl}`;
  const { body } = await shop.as('OWN').raw('GET', path);
  const rows = body.data.filter(
    ({ sinyal }: { sinyal: string }) => sinyal === 'PENYETUJU DARI PEMINTA',
  );
  expect(rows).toHaveLength(1);
  expect(rows[0].user_id).toBe('own.kj1');
  expect(JSON.stringify(rows)).toContain('Gaji 001 (disetujui boneka.kj1)');
  expect(JSON.stringify(rows)).not.toMatch(/Gaji 00[23]/);
});
