import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mg, persen, rp } from '#kit/rules/quantity.ts';
import { daftarLotEndpoint } from '#areas/stock/contract/lot/lot.api.ts';
import type { CaraUji } from '#areas/barang/rules/cara-uji.ts';
import { sepuhanDocument } from '#areas/sepuhan/contract/sepuhan.document.ts';
import { cariBuku, cariUang } from '#tests/kit/buku.ts';
import {
  bagian,
  bukaLot,
  bukaSepuhan,
  DIJUAL,
  isiCuci,
  isiLebur,
  isiPindah,
  isiSortir,
} from '#tests/kit/document/kerja-sepuhan.ts';
import { tambahTukang } from '#tests/kit/document/kerja-service.ts';
import { openShop, type Shop, type Who } from '#tests/kit/shop.ts';

/** Sorted gold and bars go to another class; a bar gets a barcode (D-44.6). */
let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  await bukaSepuhan(shop);
  await tambahTukang(shop);
});
afterAll(() => shop.close());

const { sortir, pindah, cuci, susut } = sepuhanDocument.makes;
const lots = (query: object = {}) => shop.as('OWN').call(daftarLotEndpoint, { query });
const lotOf = async (no: string) =>
  [...(await lots()), ...(await lots({ tahap: 'DI TUKANG' }))].filter(
    (one) => one.no_dokumen === no,
  );
const batal = (no: string, who: Who = 'SPV') =>
  shop.approved(who, sepuhanDocument.cancel, { params: { no }, body: { alasan: 'Salah kelas' } });
const minta = { status: 403, code: 'PERLU_OTORISASI' };
const pindahkan = (...isi: Parameters<typeof isiPindah>) =>
  shop.as('SPV').call(pindah, { body: isiPindah(...isi) });

/** A bar of 46.600 g of 75 %, 0.050 g fine lost of 35.000 g. */
async function batang(): Promise<string> {
  const { no_sepuhan } = await bukaLot(shop);
  const body = isiLebur(`${no_sepuhan}-01`, 46_600, 7_500);
  return `${(await shop.as('SPV').call(susut, { body })).no_sepuhan}-01`;
}
/** 50.000 g of 70 % that wait for the fire. */
async function dilebur(): Promise<string> {
  const { no_sepuhan } = await bukaLot(shop);
  const body = isiSortir(`${no_sepuhan}-01`, bagian('LEBUR', 50_000, { qty: 0 }));
  return `${(await shop.as('SPV').call(sortir, { body })).no_sepuhan}-01`;
}
const LABEL = { ...DIJUAL, nama_barang: 'Batang emas 46 g', kode_dept: 'CC', kode_group: 'T' };

describe('a bar', () => {
  test('gets a barcode: a piece is made at lebur, at all that the bar cost; its cancel makes it a bar', async () => {
    const no_lot = await batang();
    const done = await pindahkan(no_lot, 'JUAL LAGI', LABEL);
    const code = done.baris[0]!.kode_barcode!;
    expect(await cariBuku(shop, done.no_sepuhan)).toEqual([
      ['gudang:RS', null, 7500, 0, -46_600, -34_950],
      ['lebur', null, 7500, -1, 0, 0],
      ['baki:TK/A-01', code, 7500, 1, 46_600, 34_950],
    ]);
    expect(await cariUang(shop, done.no_sepuhan)).toEqual({});
    const [piece] = await shop.rows(
      'select kode_kadar, berat, harga_modal from barang where kode_barcode = $1',
      [code],
    );
    expect(piece).toEqual({ kode_kadar: '750', berat: 46_600, harga_modal: 88_000_000 });
    await batal(done.no_sepuhan);
    expect((await lots()).find((one) => one.no_lot === no_lot)).toMatchObject({
      tahap: 'LEBUR',
      berat: 46_600,
      modal: 88_000_000,
    });
  });

  test('whose percent has no code gets none, also within the tolerance of a test', async () => {
    const { no_sepuhan } = await bukaLot(shop);
    const body = isiLebur(`${no_sepuhan}-01`, 46_200, 7_540);
    const bar = `${(await shop.as('SPV').call(susut, { body })).no_sepuhan}-01`;
    await expect(pindahkan(bar, 'JUAL LAGI', LABEL)).rejects.toMatchObject({
      code: 'KADAR_BATANG',
    });
    // A test that says another percent makes it no piece of the code below.
    const uji = { kadar_uji: persen(7_530), cara_uji: 'XRF' as const };
    const { no_sepuhan: diuji } = await pindahkan(bar, 'LEBUR', uji);
    await expect(pindahkan(`${diuji}-01`, 'JUAL LAGI', LABEL)).rejects.toMatchObject({
      code: 'KADAR_BATANG',
    });
  });
});

describe('gold that is tested again', () => {
  const uji = (no_lot: string, kadar: number, cara_uji: CaraUji | null = 'XRF') =>
    pindahkan(no_lot, 'LEBUR', { kadar_uji: persen(kadar), cara_uji });

  test('is another kadar through lebur; how it was tested is said', async () => {
    const no_lot = await dilebur();
    await expect(uji(no_lot, 6_900, null)).rejects.toMatchObject({ code: 'CARA_UJI_KOSONG' });
    const done = await uji(no_lot, 6_900);
    expect(await cariBuku(shop, done.no_sepuhan)).toEqual([
      ['gudang:RS', null, 7000, 0, -50_000, -35_000],
      ['lebur', null, 7000, 0, 50_000, 34_500],
      ['susut', null, 7000, 0, 0, 500],
      ['lebur', null, 6900, 0, -50_000, -34_500],
      ['gudang:RS', null, 6900, 0, 50_000, 34_500],
    ]);
  });

  test('again and again loses 2 % in all, and gains nothing without an owner', async () => {
    const first = await uji(await dilebur(), 6_900);
    const next = `${first.no_sepuhan}-01`;
    // 0.500 g of 0.700 g went.
    await expect(uji(next, 6_859)).rejects.toMatchObject(minta);
    await expect(uji(next, 6_901)).rejects.toMatchObject(minta);
    const second = await uji(next, 6_860);
    const body = isiLebur(`${second.no_sepuhan}-01`, 34_299, 10_000);
    await expect(shop.as('SPV').call(susut, { body })).rejects.toMatchObject(minta);
  });
});

test('a craftsman melts what he was given for it; brought back unmelted it may miss nothing', async () => {
  const satu = await pindahkan(await dilebur(), 'LEBUR', { kode_tukang: 'T01' });
  const no_lot = `${satu.no_sepuhan}-01`;
  expect(await lotOf(satu.no_sepuhan)).toMatchObject([{ tahap: 'DI TUKANG', proses: 'LEBUR' }]);
  const kembali = shop.as('SPV').call(cuci, { body: isiCuci(no_lot, 49_999) });
  await expect(kembali).rejects.toMatchObject(minta);
  const lebur = await shop.as('SPV').call(susut, { body: isiLebur(no_lot, 46_600, 7_500) });
  expect(lebur.kode_tukang).toBe('T01');
  expect((await cariBuku(shop, lebur.no_sepuhan)).map(([akun]) => akun)).toEqual([
    'tukang:T01',
    'lebur',
    'susut',
    'lebur',
    'gudang:RS',
  ]);
  await expect(batal(satu.no_sepuhan)).rejects.toMatchObject({ code: 'LOT_TERPAKAI' });
  const dicuci = await pindahkan(await dilebur(), 'CUCI', { kode_tukang: 'T01', proses: 'CUCI' });
  const body = isiLebur(`${dicuci.no_sepuhan}-01`, 46_600, 7_500);
  await expect(shop.as('SPV').call(susut, { body })).rejects.toMatchObject({ code: 'LOT_DICUCI' });
});

test('a weight of a lot goes alone; what is refused', async () => {
  const no_lot = await dilebur();
  const part = await pindahkan(no_lot, 'CUCI', {
    berat: mg(20_000),
    kode_tukang: 'T01',
    proses: 'CUCI',
  });
  expect(await lotOf(part.no_sepuhan)).toMatchObject([{ berat: 20_000, modal: 35_200_000 }]);
  expect((await lots()).find((one) => one.no_lot === no_lot)).toMatchObject({
    berat: 30_000,
    modal: 52_800_000,
  });
  const tolak = (code: string, ...isi: Parameters<typeof isiPindah>) =>
    expect(pindahkan(...isi)).rejects.toMatchObject({ code });
  await tolak('KELAS_SAMA', no_lot, 'LEBUR');
  await tolak('KEMBALI_DARI_SORTIR', no_lot, 'KEMBALI');
  await tolak('LOT_KURANG', no_lot, 'CUCI', {
    berat: mg(30_001),
    kode_tukang: 'T01',
    proses: 'CUCI',
  });
  await tolak('PROSES_KOSONG', no_lot, 'CUCI', { kode_tukang: 'T01' });
  await tolak('TUKANG_TIDAK_ADA', no_lot, 'LEBUR', { kode_tukang: 'T99' });
  await tolak('LOT_QTY', no_lot, 'CUCI', { qty: 1, kode_tukang: 'T01', proses: 'CUCI' });
  const { no_sepuhan } = await bukaLot(shop, { modal: rp(1) });
  await tolak('LOT_BELUM_DISORTIR', `${no_sepuhan}-01`, 'LEBUR');
});
