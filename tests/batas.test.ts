import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Field } from '#kit/contract/field.ts';
import { persen, rp } from '#kit/rules/quantity.ts';
import { ubahParameterEndpoint } from '#areas/akses/contract/setelan.api.ts';
import { bonusSalesMaster } from '#areas/penjualan/contract/bonus-sales.master.ts';
import { feePenjualanMaster } from '#areas/toko/contract/fee-penjualan.master.ts';
import { salesMaster } from '#areas/toko/contract/sales.master.ts';
import { jenisMaster } from '#areas/barang/contract/jenis.master.ts';
import { plafondKadarMaster } from '#areas/hutang/contract/plafond-kadar.master.ts';
import { barisLaporan } from '#tests/kit/baris-laporan.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';
import { CONTRACTS } from '#app/contract/contracts.ts';
import { PARAMETERS } from '#app/contract/parameters.ts';

let shop: Shop;
beforeAll(async () => (shop = await openShop({ dasar: true })));
afterAll(() => shop.close());

const MASTERS = CONTRACTS.flatMap((contract) => contract.masters);

/** Fields whose number may bound or price something. */
const NUMBER = ['rupiah', 'persen', 'gram', 'int', 'grade', 'carat'];

/** Numbers that bound no counter, and why. */
const FREE: Readonly<Record<string, string>> = {
  KURS_USD: 'one line of a report is told in dollars by it',
  PECAHAN_TERKECIL: 'the coin that exists; an owner alone changes it, and it is at most 1,000',
  BASKET_LOCK_MINUTES: 'how long a basket keeps its pieces; it ends by itself',
  STOCK_UMUR_HARI: 'what the dashboard recommends',
  OTORISASI_MENIT: 'the vendor alone changes it',
  LOGIN_GAGAL_MAKSIMAL: 'the vendor alone changes it',
  SESSION_IDLE_MINUTES: 'a session, not an act',
  SESSION_LOCK_MINUTES: 'a session, not an act',
};

test('every parameter that is a number or a limit changes like a price, or says here why it bounds nobody', () => {
  const numbers = Object.values(PARAMETERS).filter(
    ({ key, field: { kind } }) =>
      NUMBER.includes(kind) || /^(BATAS|TOLERANSI|PLAFOND)_|_PERSEN$|_WAJIB$/.test(key),
  );
  const free = numbers.filter(({ harga, batas }) => !harga && !batas).map(({ key }) => key);
  expect(free.toSorted()).toEqual(
    [...Object.keys(FREE), 'CUSTOMER_WAJIB'].toSorted().filter((key) => free.includes(key)),
  );
  for (const { key, batas, level } of Object.values(PARAMETERS))
    if (batas) expect(level, key).toEqual(['OWN', 'SU']);
});

/** Numbers of masters that bound and price nothing, and why. */
const FREE_OF_MASTERS: Readonly<Record<string, string>> = {
  'aksesoris harga': 'what a box was bought for: told, never charged',
  'aksesoris minimum': 'when to buy more',
  'baki berat_baki':
    'what an empty tray weighs, by the scale; the weighing after a change asks TIMBANG_SELISIH',
  'baki kapasitas': 'how many pieces have room',
  'bandrol berat_label': 'what a label weighs, by the scale',
  ...Object.fromEntries(
    ['clarity', 'color', 'cutgrade', 'fluorescence', 'polish', 'shape', 'symmetry'].map((one) => [
      `batu_${one} urut`,
      'its place in a list',
    ]),
  ),
  'group_barang harga_beli': 'a row of harga emas, which asks by itself',
  'group_barang harga_jual': 'the same',
  'hadiah stock': 'how many gifts lie ready; fewer ask as a price does (hadiah-hooks.ts)',
  'kadar_eod persen': 'figures of a report',
  'katalog_hadiah point': 'shown in the catalogue; the gift of the shop has the price',
  'katalog_item berat': 'shown in the catalogue',
  'katalog_item harga_jual': 'shown in the catalogue; a sale reads the piece',
  'sales target': 'what a sales person aims at',
};

test('every number of a master is one of its prices, or says here why it bounds nobody', () => {
  const free = MASTERS.flatMap(({ table, fields, key, harga }) =>
    Object.entries(fields as Readonly<Record<string, Field>>)
      .filter(
        ([name, { kind }]) => NUMBER.includes(kind) && !(key as readonly string[]).includes(name),
      )
      .filter(([name]) => !(harga?.fields as readonly string[] | undefined)?.includes(name))
      .map(([name]) => `${table} ${name}`),
  );
  expect(free.toSorted()).toEqual(Object.keys(FREE_OF_MASTERS).toSorted());
});

test('a ceiling of 850,000 that a manager sets to 9,000,000 asks the owner and stands in № 91 with both figures', async () => {
  await shop.modulOn('PLAFOND_HUTANG_MODULE');
  const { create, update } = plafondKadarMaster.endpoints;
  const body = { kode_kadar: '700', plafond_per_gram: rp(850_000) };
  await shop.as('OWN').call(create, { body });
  const given = {
    params: { kode_kadar: '700' },
    body: { plafond_per_gram: rp(9_000_000) },
  } as never;
  await expect(shop.as('MU').call(update, given)).rejects.toMatchObject({
    code: 'PERLU_OTORISASI',
  });
  await shop.approved('MU', update, given);
  for (const [key, value] of [
    ['TOLERANSI_BERAT_BELI', 0.5],
    ['BATAS_DISKON_KASIR', 7],
    ['PLAFOND_BOLEH_LEWAT', true],
    ['TAHAN_PESANAN_ONLINE_JAM', 720],
  ] as const)
    await shop.approved('MU', ubahParameterEndpoint, { params: { key }, body: { value } });
  const { body: told } = await shop
    .as('OWN')
    .raw('GET', `parameter-harga-emas/report-perubahan?tgl_from=2026-11-20&tgl_to=2026-11-20`);
  const said = barisLaporan(told.data).map(
    ({ kode_harga, harga_lama, harga_baru, uraian, otorisasi_by }: any) =>
      [kode_harga, harga_lama, harga_baru, uraian, otorisasi_by].join(' '),
  );
  expect(said.filter((one: string) => /^[A-Z]|9000000/.test(one))).toEqual(
    expect.arrayContaining([
      '700 850000 9000000  own.kj1',
      'TOLERANSI_BERAT_BELI   - → 0.5 own.kj1',
      'BATAS_DISKON_KASIR   - → 7% own.kj1',
      'PLAFOND_BOLEH_LEWAT   - → Ya own.kj1',
      'TAHAN_PESANAN_ONLINE_JAM   - → 720 own.kj1',
    ]),
  );
});

test('a manager alone neither frees diamonds of the guard of their cost nor raises what he earns himself', async () => {
  await shop.modulOn('BONUS_SALES_TRANSACTION_MODULE');
  const own = shop.as('OWN');
  const CB = { kode_dept: 'CB', nama: 'Cincin Berlian', berlian: true };
  await own.call(jenisMaster.endpoints.create, { body: CB });
  const fee = async (fee_penjualan: number) => {
    const body = { fee_penjualan: persen(fee_penjualan) };
    return (await own.call(feePenjualanMaster.endpoints.create, { body } as never))._id as string;
  };
  const [sedikit, banyak] = [await fee(25), await fee(500)];
  const budi = { kode_sales: 'BD', nama: 'Budi', hp: null, target: rp(0), id_fee: sedikit };
  await own.call(salesMaster.endpoints.create, { body: budi });
  const umum = { nama: 'Umum', kode_group: null, kode_dept: null, dasar: 'PER_GRAM', persen: null };
  const bonus = { ...umum, tarif: rp(1_000), tgl_from: null, tgl_to: null };
  const { id } = await own.call(bonusSalesMaster.endpoints.create, { body: bonus } as never);
  // A kind without stones, and a person who follows the newest fee, change no price.
  const mu = shop.as('MU');
  const KL = { kode_dept: 'KX', nama: 'Kalung Polos', berlian: false };
  await mu.call(jenisMaster.endpoints.create, { body: KL });
  await mu.call(salesMaster.endpoints.create, {
    body: { ...budi, kode_sales: 'BE', id_fee: null },
  });
  const changes = [
    [jenisMaster.endpoints.update, { kode_dept: 'CB' }, { ...CB, berlian: false }],
    [jenisMaster.endpoints.update, { kode_dept: 'KX' }, { ...KL, berlian: true }],
    [bonusSalesMaster.endpoints.update, { id: String(id) }, { ...bonus, tarif: rp(50_000) }],
    [feePenjualanMaster.endpoints.update, { _id: sedikit }, { fee_penjualan: persen(300) }],
    [salesMaster.endpoints.update, { kode_sales: 'BD' }, { ...budi, id_fee: banyak }],
  ] as const;
  for (const [change, params, body] of changes) {
    const endpoint = change as never as typeof jenisMaster.endpoints.update;
    const isi = Object.fromEntries(Object.entries(body).filter(([name]) => !(name in params)));
    const given = { params, body: isi } as never;
    await expect(mu.call(endpoint, given), endpoint.call).rejects.toMatchObject({
      code: 'PERLU_OTORISASI',
    });
    await shop.approved('MU', endpoint, given, 'OWN');
  }
  const { body: told } = await own.raw(
    'GET',
    `parameter-harga-emas/report-perubahan?tgl_from=2026-11-20&tgl_to=2026-11-20`,
  );
  const said = barisLaporan(told.data).map(
    ({ jenis_harga, kode_harga, harga_lama, harga_baru, uraian, otorisasi_by }: any) =>
      [jenis_harga, kode_harga, harga_lama, harga_baru, uraian, otorisasi_by].join(' '),
  );
  expect(said).toEqual(
    expect.arrayContaining([
      'JENIS CB   Ya → Tidak own.kj1',
      'JENIS KX   Tidak → Ya own.kj1',
      `BONUS SALES ${String(id)} 1000 50000  own.kj1`,
      `FEE PENJUALAN ${sedikit}   0.25% → 3% own.kj1`,
      `SALES BD   ${sedikit} → ${banyak} own.kj1`,
    ]),
  );
});
