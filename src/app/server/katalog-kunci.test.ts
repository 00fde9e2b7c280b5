import { afterAll, beforeAll, expect, test } from 'vitest';
import * as api from '#areas/katalog/contract/kunci-katalog.api.ts';
import type { Shop } from '#tests/kit/shop.ts';
import { openKatalogApi, type KatalogApi } from '#tests/kit/uji/katalog-api.ts';

let toko: KatalogApi;
let shop: Shop;
let { baca, kunciBaru, buat, daftar } = {} as KatalogApi;
beforeAll(async () => {
  toko = await openKatalogApi();
  ({ shop, baca, kunciBaru, buat, daftar } = toko);
});
afterAll(() => toko.close());

test('a supervisor asks an owner; a cashier has no such screen', async () => {
  const body = { nama: 'Web toko', batas_menit: 60 };
  const alone = await buat('SPV', 'minta-sendiri', body);
  expect([alone.status, alone.body.code, alone.body.event]).toEqual([
    403,
    'PERLU_OTORISASI',
    'EKSPOR_DATA',
  ]);
  const made = await shop.approved('SPV', api.buatKunciEndpoint, { body });
  expect(made).toMatchObject({ nama: 'Web toko', status: 'BARU', input_by: 'spv.kj1' });
  const kasir = { 'idempotency-key': 'kasir-minta' };
  for (const [method, path] of [
    ['GET', 'kunci-katalog'],
    ['POST', 'kunci-katalog'],
    ['DELETE', `kunci-katalog/${made.id}`],
  ] as const)
    expect((await shop.as('KASIR').raw(method, path, body, kasir)).status).toBe(403);
  const path = `kunci-katalog/${made.id}/buka`;
  const lain = await shop.as('OWN').raw('POST', path, {});
  expect([lain.status, lain.body.code]).toEqual([409, 'KUNCI_API_SUDAH_DIBUKA']);
  const both = await Promise.all([1, 2].map(() => shop.as('SPV').raw('POST', path, {})));
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const { kunci } = both.find(({ status }) => status === 200)!.body.data;
  expect(kunci).toMatch(new RegExp(`^kk_KJ1_${made.id}_[0-9a-f]{48}$`));
  expect((await baca('item', kunci)).status).toBe(200);
});

test('asked for twice, at once and again, one is made and seen once', async () => {
  const body = { nama: 'Dua kali', batas_menit: 60 };
  const both = await Promise.all([1, 2].map(() => buat('OWN', 'dua-kali', body)));
  const { id } = both[0]!.body.data;
  expect(both.map(({ status }) => status)).toEqual([201, 201]);
  expect(both[1]!.body.data.id).toBe(id);
  const { kunci } = await shop.as('OWN').call(api.bukaKunciEndpoint, { params: { id } });
  const late = await buat('OWN', 'dua-kali', body);
  expect([late.status, late.text]).toEqual([201, both[0]!.text]);
  expect(late.text).not.toContain(kunci.slice(-48));
  expect((await shop.as('OWN').raw('POST', `kunci-katalog/${id}/buka`, {})).status).toBe(409);
  expect((await daftar()).filter(({ nama }) => nama === 'Dua kali')).toHaveLength(1);
  const other = await buat('OWN', 'dua-kali', { ...body, batas_menit: 6000 });
  expect([other.status, other.body.code]).toEqual([409, 'KUNCI_DIPAKAI']);
  const none = await shop.as('OWN').raw('POST', 'kunci-katalog', body);
  expect([none.status, (await daftar()).filter(({ nama }) => nama === 'Dua kali').length]).toEqual([
    400, 1,
  ]);
});

test('nothing that is kept opens anything: not the row, the audit nor the answers', async () => {
  const kunci = await kunciBaru();
  const rahasia = kunci.slice(-48);
  for (const table of ['katalog_kunci', 'audit', 'idempotensi']) {
    const [row] = await shop.rows(
      `select count(*)::int as n from ${table} x where x::text like $1`,
      [`%${rahasia}%`],
    );
    expect([table, row!.n]).toEqual([table, 0]);
  }
  const [row] = await shop.rows('select sidik from katalog_kunci where id = $1', [
    kunci.split('_')[2],
  ]);
  expect((await baca('item', row!.sidik)).status).toBe(401);
});

test('the list says when it was last used and from where; a reader is no write', async () => {
  const kunci = await kunciBaru();
  const id = kunci.split('_')[2];
  const milik = async () => (await daftar()).find((one) => one.id === id)!;
  expect(await milik()).toMatchObject({ status: 'BERLAKU', terakhir: null, terakhir_ip: null });
  await baca('toko', kunci);
  expect(await milik()).toMatchObject({ terakhir_ip: '127.0.0.1', input_by: 'own.kj1' });
  const [before] = await shop.rows('select xmin::text from katalog_kunci where id = $1', [id]);
  await baca('toko', kunci);
  const [after] = await shop.rows('select xmin::text from katalog_kunci where id = $1', [id]);
  expect(after).toEqual(before);
});

test('taken away it is none at once, for good, and twice is told', async () => {
  const kunci = await kunciBaru();
  const id = kunci.split('_')[2]!;
  expect((await baca('item', kunci)).status).toBe(200);
  expect((await shop.as('OWN', 'PST').raw('DELETE', `kunci-katalog/${id}`)).status).toBe(404);
  await shop.as('SPV').call(api.cabutKunciEndpoint, { params: { id } });
  const refused = await baca('item', kunci);
  expect([refused.status, refused.body.code]).toEqual([401, 'KUNCI_API_DITOLAK']);
  expect(refused.headers['www-authenticate']).toBe('Bearer');
  expect((await shop.as('SPV').raw('DELETE', `kunci-katalog/${id}`)).status).toBe(404);
  expect((await shop.as('OWN').raw('POST', `kunci-katalog/${id}/buka`, {})).status).toBe(409);
  const acts = await shop.rows(
    `select tindakan, user_id from audit where tabel = 'katalog_kunci' and kunci = $1 order by urut`,
    [id],
  );
  expect(acts).toEqual([
    { tindakan: 'EKSPOR', user_id: 'own.kj1' },
    { tindakan: 'BUKA_KUNCI_API', user_id: 'own.kj1' },
    { tindakan: 'CABUT', user_id: 'spv.kj1' },
  ]);
});

test('one that nobody looked at for ten minutes is none any more; twenty hold at once', async () => {
  const { id } = await shop.as('OWN').call(api.buatKunciEndpoint, {
    body: { nama: 'Lupa', batas_menit: 10 },
  });
  await shop.rows(
    `update katalog_kunci set input_date = input_date - interval '11 minutes'
    where id = $1`,
    [id],
  );
  expect((await shop.as('OWN').raw('POST', `kunci-katalog/${id}/buka`, {})).status).toBe(409);
  expect((await daftar()).find((one) => one.id === id)!.status).toBe('HANGUS');
  const ada = (await daftar()).filter(({ status }) => ['BARU', 'BERLAKU'].includes(status));
  const baru = (_: unknown, n: number) =>
    buat('OWN', `banyak-${n}`, { nama: 'Banyak', batas_menit: 10 });
  const made = await Promise.all(Array.from({ length: 22 - ada.length }, baru));
  expect(made.filter(({ status }) => status === 201)).toHaveLength(20 - ada.length);
  expect(made.find(({ status }) => status === 422)!.body.code).toBe('KUNCI_API_PENUH');
  await shop.rows(`delete from katalog_kunci where nama = 'Banyak'`);
});
