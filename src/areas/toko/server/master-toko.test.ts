import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '#tests/kit/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const KJ9 = {
  kode_toko: 'KJ9',
  nama_toko: 'Kilau Jaya 9',
  alamat_toko: 'Jl. Anggrek 9',
  jenis: 'CABANG',
  zona: 'WITA',
  no_whatsapp: '0812 3456 7890',
  ip_cabang: '10.0.0.9',
  portal: 'https://kj9.contoh.id',
};
const pusat = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  shop.as('OWN', 'PST').raw(method, path, body);
const kodeDi = async (path: string, toko: 'PST' | 'KJ1' = 'PST') =>
  ((await shop.as('OWN', toko).raw('GET', path)).body.data as { kode_toko: string }[]).map(
    ({ kode_toko }) => kode_toko,
  );

test('head office adds a branch with its own transaction codes; a branch sees and changes nothing of it', async () => {
  const { status, body } = await pusat('POST', 'tokos', KJ9);
  expect({ status, data: body.data }).toEqual({
    status: 201,
    data: { ...KJ9, server_sendiri: false, awalan_gambar: 'NSIPIC/KJ9/', is_active: true },
  });
  expect(
    await shop.rows(`select count(*)::int as n from kode_transaksi where kode_toko = 'KJ9'`),
  ).toEqual([{ n: 16 }]);
  expect(await kodeDi('tokos')).toEqual(['PST', 'KJ1', 'KJ9']);
  expect(await kodeDi('tokos', 'KJ1')).toEqual(['KJ1']);
  for (const [method, path] of [
    ['POST', 'tokos'],
    ['PUT', 'tokos/KJ9'],
    ['DELETE', 'tokos/KJ9'],
  ] as const)
    expect((await shop.as('OWN', 'KJ1').raw(method, path, KJ9)).status).toBe(403);
});

test('where the pictures of a shop lie follows from its code: it is told, and no form or program sets it', async () => {
  for (const [method, path] of [
    ['POST', 'tokos'],
    ['PUT', 'tokos/KJ9'],
  ] as const)
    expect(
      (await pusat(method, path, { ...KJ9, kode_toko: 'KJ8', awalan_gambar: 'LAIN/' })).status,
    ).toBe(400);
  const { body } = await pusat('GET', 'tokos');
  expect((body.data as { awalan_gambar: string }[]).map((one) => one.awalan_gambar)).toEqual(
    ['PST', 'KJ1', 'KJ9'].map((kode) => `NSIPIC/${kode}/`),
  );
});

test('it is searched, sorted and paged, and its changes are in the audit', async () => {
  expect(await kodeDi('tokos?q=anggrek')).toEqual(['KJ9']);
  expect(await kodeDi('tokos?sort=-kode_toko&limit=1')).toEqual(['PST']);
  const { kode_toko: _, ...isi } = KJ9;
  expect(await pusat('PUT', 'tokos/KJ9', { ...isi, zona: 'WIT' })).toMatchObject({
    status: 200,
    body: { data: { zona: 'WIT' } },
  });
  const [audit] = await shop.rows(
    `select tindakan, kunci, sebelum ->> 'zona' as dulu, sesudah ->> 'zona' as kini from audit
      where tabel = 'toko' and tindakan = 'UBAH'`,
  );
  expect(audit).toEqual({ tindakan: 'UBAH', kunci: 'KJ9', dulu: 'WITA', kini: 'WIT' });
});

test('the same code twice, a second head office and a crooked address are refused', async () => {
  expect(await pusat('POST', 'tokos', KJ9)).toMatchObject({
    status: 409,
    body: { code: 'TOKO_SUDAH_ADA', message: 'Toko KJ9 Sudah Ada' },
  });
  expect(await pusat('POST', 'tokos', { ...KJ9, kode_toko: 'PS2', jenis: 'PUSAT' })).toMatchObject({
    status: 409,
    body: { code: 'PUSAT_SUDAH_ADA' },
  });
  const { body } = await pusat('POST', 'tokos', {
    ...KJ9,
    kode_toko: 'kj',
    portal: 'javascript:alert(1)',
    no_whatsapp: '0812',
  });
  expect((body.errors as { path: string }[]).map(({ path }) => path).toSorted()).toEqual([
    'kode_toko',
    'no_whatsapp',
    'portal',
  ]);
});

test('a shop without a day and people leaves the list and comes back; one that lived stays', async () => {
  expect((await pusat('DELETE', 'tokos/KJ9')).status).toBe(200);
  expect(await kodeDi('tokos')).toEqual(['PST', 'KJ1']);
  expect(await kodeDi('tokos?semua=true')).toContain('KJ9');
  const again = await pusat('POST', 'tokos', KJ9);
  expect(again).toMatchObject({ status: 409, body: { code: 'DATA_TERHAPUS', kunci: 'KJ9' } });
  expect(again.body.message).toContain('DELETED');
  expect((await pusat('POST', 'tokos/KJ9/aktifkan', {})).status).toBe(200);
  expect(await pusat('DELETE', 'tokos/KJ1')).toMatchObject({
    status: 409,
    body: { message: 'Toko Sudah Dipakai, Tidak Dapat Dihapus' },
  });
  expect((await pusat('DELETE', 'tokos/ZZZ')).status).toBe(404);
});
