import { afterAll, beforeAll, expect, test } from 'vitest';
import { persen, rp } from '#kit/rules/quantity.ts';
import { sql } from '#kit/server/sql.ts';
import {
  listHargaEmasEndpoint,
  listHargaGlobalEndpoint,
  ubahHargaEmasEndpoint,
  ubahHargaGlobalEndpoint,
} from '#areas/barang/contract/harga.api.ts';
import { hargaHariIniEndpoint } from '#areas/barang/contract/harga-hari-ini.api.ts';
import { groupMaster } from '#areas/barang/contract/group.master.ts';
import { kadarMaster } from '#areas/barang/contract/kadar.master.ts';
import { HARGA_LATERAL } from '#areas/barang/server/harga.table.ts';
import { lihatHargaMulai } from '#areas/barang/server/harga-mulai.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
});
afterAll(() => shop.close());

const pukul = (jam: string, tgl = '2026-11-20'): string => `${tgl}T${jam}:00+07:00`;
const ubah = (body: {
  kode_group?: string;
  kode_kadar?: string;
  harga_per_gram: number;
  berlaku_dari?: string;
  jenis?: 'JUAL' | 'BELI' | 'RESELLER';
}) => shop.as('OWN').call(ubahHargaEmasEndpoint, { body: body as never });
const kini = async (kode: { kode_group?: string; kode_kadar?: string }) =>
  (await shop.as('KASIR').call(listHargaEmasEndpoint, { query: { ...kode, jenis: 'JUAL' } })).map(
    (row) => row.harga_per_gram,
  );

test('a price typed into the group master is a dated row, and the master shows the row of now', async () => {
  shop.jam(pukul('10:00'));
  const group = async () =>
    (await shop.as('OWN').call(groupMaster.endpoints.list, { query: { q: 'IT' } })).find(
      (row) => row.kode_group === 'IT',
    );
  const { is_active: _, kode_group: __, ...it } = (await group())!;
  await shop.as('OWN').call(groupMaster.endpoints.update, {
    params: { kode_group: 'IT' },
    body: { ...it, harga_jual: rp(2_400_000) },
  });
  expect(await kini({ kode_group: 'IT' })).toEqual([2_400_000]);
  shop.jam(pukul('10:01'));
  await ubah({ kode_group: 'IT', harga_per_gram: 2_410_000 });
  expect(await group()).toMatchObject({ harga_jual: 2_410_000, harga_beli: null });
  await ubah({ kode_group: 'IT', harga_per_gram: 2_450_000, berlaku_dari: pukul('11:00') });
  shop.jam(pukul('11:00'));
  expect(await group()).toMatchObject({ harga_jual: 2_450_000 });
});

test('saving a group without touching its price writes no row; an empty price leaves it as it stands', async () => {
  shop.jam(pukul('11:05'));
  const body = { nama: 'Italia', kode_dept: null, kode_kadar: null, kategori_harga: null };
  await shop.as('SPV').call(groupMaster.endpoints.update, {
    params: { kode_group: 'IT' },
    body: { ...body, harga_jual: rp(2_450_000) },
  });
  const saved = await shop.as('SPV').call(groupMaster.endpoints.update, {
    params: { kode_group: 'IT' },
    body: { ...body, harga_jual: null },
  });
  expect(saved).toMatchObject({ nama: 'Italia', harga_jual: 2_450_000 });
  expect(
    await shop.rows(`select count(*)::int as n from harga_emas where kode_group = 'IT'`),
  ).toEqual([{ n: 3 }]);
});

test('a supervisor who changes the price in the group master needs the owner', async () => {
  const given = {
    params: { kode_group: 'IT' },
    body: { nama: 'Italy', harga_jual: rp(2_500_000), harga_beli: rp(2_300_000) },
  };
  await expect(
    shop.as('SPV').call(groupMaster.endpoints.update, given as never),
  ).rejects.toMatchObject({
    code: 'PERLU_OTORISASI',
    extra: { ringkasan: 'Ubah group IT' },
  });
  await shop.approved('SPV', groupMaster.endpoints.update, given as never);
  expect(await kini({ kode_group: 'IT' })).toEqual([2_500_000]);
});

test('a group removed and offered again keeps its price without a new row', async () => {
  const before = await shop.rows('select count(*)::int as n from harga_emas');
  await shop.as('OWN').call(groupMaster.endpoints.create, {
    body: { kode_group: 'PUTIH', nama: 'Emas putih', harga_jual: rp(2_000_000) },
  });
  await shop.as('SPV').call(groupMaster.endpoints.remove, { params: { kode_group: 'PUTIH' } });
  await shop.as('SPV').call(groupMaster.endpoints.restore, { params: { kode_group: 'PUTIH' } });
  expect(await shop.rows('select count(*)::int as n from harga_emas')).toEqual([
    { n: before[0]!.n + 1 },
  ]);
});

test('the top bar shows 99.9% as the counter sells and buys it, whatever the global price is', async () => {
  const atas = () => shop.as('KASIR').call(hargaHariIniEndpoint);
  const kini = { kadar: 9990, harga_24k: 2_630_000, harga_beli: 2_520_000 };
  expect(await atas()).toMatchObject(kini);
  shop.jam(pukul('11:30'));
  const saved = await shop
    .as('OWN')
    .call(ubahHargaGlobalEndpoint, { body: { nominal: rp(2_990_000) } });
  expect(saved).toEqual({ harga_global: 2_990_000, berlaku_dari: '2026-11-20T04:30:00.000Z' });
  expect(await atas()).toMatchObject(kini);
  await ubah({ jenis: 'JUAL', kode_kadar: '999', harga_per_gram: 2_735_000 });
  expect(await atas()).toMatchObject({ ...kini, harga_24k: 2_735_000 });
  shop.jam(pukul('11:40'));
  await shop.as('OWN').call(ubahHargaGlobalEndpoint, { body: { nominal: rp(3_000_000) } });
  const riwayat = await shop.as('KASIR').call(listHargaGlobalEndpoint);
  expect(riwayat.map((row) => [row.harga_global, row.input_by])).toEqual([
    [3_000_000, 'own.kj1'],
    [2_990_000, 'own.kj1'],
  ]);
});

test('the global price needs the owner, too, and is not nothing', async () => {
  const given = { body: { nominal: rp(3_010_000) } };
  await expect(shop.as('MU').call(ubahHargaGlobalEndpoint, given)).rejects.toMatchObject({
    code: 'PERLU_OTORISASI',
  });
  expect(await shop.approved('MU', ubahHargaGlobalEndpoint, given)).toMatchObject({
    harga_global: 3_010_000,
  });
  const answer = await shop.as('OWN').raw('POST', 'parameter-harga-emas/global', { nominal: 0 });
  expect(answer).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'nominal', message: 'Harga Emas Global Tidak Boleh 0' }] },
  });
});

test('one statement prices pieces by group, kadar and pure gold as the rule does', async () => {
  shop.jam(pukul('11:50'));
  await shop.as('OWN').call(ubahHargaGlobalEndpoint, { body: { nominal: rp(3_010_000) } });
  await shop
    .as('OWN')
    .call(ubahHargaEmasEndpoint, { body: { kode_group: 'P', harga_per_gram: rp(2_222_000) } });
  const body = { kode_kadar: '585', label: '14K', persen: persen(5850) };
  await shop.as('OWN').call(kadarMaster.endpoints.create, { body });
  const codes = [await tambah('P', '750'), await tambah('T', '750'), await tambah('T', '585')];
  const rows = await shop.db.begin((tx) =>
    tx.many(sql<{ kode_barcode: string; harga_per_gram: number; harga_id: number | null }>`
      select b.kode_barcode, h.harga_per_gram, h.harga_id
        from barang b ${sql.raw(HARGA_LATERAL)} order by 1`),
  );
  expect(rows).toEqual([
    { kode_barcode: codes[0], harga_per_gram: 2_222_000, harga_id: expect.any(Number) },
    { kode_barcode: codes[1], harga_per_gram: 2_170_000, harga_id: expect.any(Number) },
    { kode_barcode: codes[2], harga_per_gram: 1_760_850, harga_id: null },
  ]);
});

test('a history of 100,000 rows is answered page by page', async () => {
  await shop.rows(`insert into harga_emas (kode_toko, jenis, kode_kadar, harga_per_gram, berlaku_dari,
      input_by, input_date, op)
    select 'KJ1', 'BELI', 'LM', 2000000 + i, '2026-01-01'::timestamptz + i * interval '1 minute',
           'own.kj1', waktu(), (select op from audit where kode_toko = 'KJ1' limit 1)
      from generate_series(1, 100000) i`);
  const answer = await shop
    .as('OWN')
    .raw('GET', 'parameter-harga-emas?riwayat=true&jenis=BELI&kode_kadar=LM&limit=50&skip=100');
  expect(answer.body).toMatchObject({ count: 100_001, skip: 100, limit: 50 });
  expect(answer.body.data).toHaveLength(50);
  expect(await shop.as('OWN').call(listHargaEmasEndpoint)).toHaveLength(20);
});

/** One piece of a group and a kadar, taken in by the product's own call. */
async function tambah(kode_group: string, kode_kadar: string): Promise<string> {
  const piece = {
    nama_barang: 'Cincin Polos',
    kode_kategori: 'PHS',
    kode_dept: 'CC',
    kode_group,
    kode_kadar,
    berat: 3.25,
    kode_gudang: 'TK',
    kode_baki: 'A-01',
  };
  const key = { 'idempotency-key': `tambah-${kode_group}-${kode_kadar}` };
  const { body } = await shop.as('OWN').raw('POST', 'barang/banyak', { barang: [piece] }, key);
  return body.data[0].kode_barcode;
}

test('a price that was saved for later rings when it begins, once, in its shop alone', async () => {
  shop.jam(pukul('21:01'));
  const bunyi: string[] = [];
  const lihat = lihatHargaMulai(shop.db, (toko, event) => bunyi.push(`${toko} ${event}`));
  await ubah({ kode_kadar: '420', harga_per_gram: 2_450_000, berlaku_dari: pukul('21:03') });
  await ubah({ kode_kadar: '420', harga_per_gram: 2_450_000 });
  shop.jam(pukul('21:02'));
  await lihat();
  expect(bunyi).toEqual([]);
  shop.jam(pukul('21:03'));
  await lihat();
  await lihat();
  expect(bunyi).toEqual(['KJ1 harga']);
});

test('a price of resellers stands in the list alone: the master of the group keeps what it showed', async () => {
  const group = () =>
    shop.rows(`select harga_jual::int, harga_beli::int from group_barang where kode_group = 'IT'`);
  const before = await group();
  await ubah({ kode_group: 'IT', harga_per_gram: 2_100_000, jenis: 'RESELLER' });
  expect(await group()).toEqual(before);
  const rows = await shop
    .as('KASIR')
    .call(listHargaEmasEndpoint, { query: { kode_group: 'IT', jenis: 'RESELLER' } });
  expect(rows).toMatchObject([{ harga_per_gram: 2_100_000 }]);
});
