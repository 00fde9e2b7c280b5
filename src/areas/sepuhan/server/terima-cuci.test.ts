import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mg, persen, rp } from '#kit/rules/quantity.ts';
import { daftarLotEndpoint } from '#areas/stock/contract/lot/lot.api.ts';
import { gudangMaster } from '#areas/stock/contract/gudang.master.ts';
import { sepuhanDocument } from '#areas/sepuhan/contract/sepuhan.document.ts';
import { cariBuku, cariUang } from '#tests/kit/buku.ts';
import {
  bagian,
  bukaLot,
  bukaSepuhan,
  DICUCI,
  DIJUAL,
  isiCuci,
  isiPindah,
  isiSortir,
  liontin,
  isiTerima,
} from '#tests/kit/document/kerja-sepuhan.ts';
import { tambahTukang } from '#tests/kit/document/kerja-service.ts';
import { openShop, type Shop, type Who } from '#tests/kit/shop.ts';

/** Lots come back from who washed them, each held against its process (D-44.7). */
let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  await bukaSepuhan(shop);
  await tambahTukang(shop);
});
afterAll(() => shop.close());

const { terima, sortir, cuci, pindah } = sepuhanDocument.makes;
const lots = (query: object = {}) => shop.as('OWN').call(daftarLotEndpoint, { query });
const lotOf = async (no: string) => (await lots()).filter((one) => one.no_dokumen === no);
const batal = (no: string, who: Who = 'SPV') =>
  shop.approved(who, sepuhanDocument.cancel, { params: { no }, body: { alasan: 'Salah timbang' } });
const minta = { status: 403, code: 'PERLU_OTORISASI' };

/** A lot by hand that T01 has: so much of 70 %. */
async function diTukang(berat: number, modal: number, proses: 'CUCI' | 'POLES' | 'PATRI' = 'CUCI') {
  const { no_sepuhan } = await bukaLot(shop, { berat: mg(berat), modal: rp(modal) });
  const baris = bagian('CUCI', berat, { ...DICUCI, proses, qty: 0 });
  const body = isiSortir(`${no_sepuhan}-01`, baris);
  return `${(await shop.as('SPV').call(sortir, { body })).no_sepuhan}-01`;
}
const kembali = (no_lot: string, berat: number, more: object = {}) =>
  shop.as('SPV').call(cuci, { body: isiCuci(no_lot, berat, more) });

test('RS, whose 10.000 g are all with T01, keeps its kind and stays, and takes them back', async () => {
  const no_lot = await diTukang(10_000, 17_600_000);
  const [ada] = await shop.rows(
    `select coalesce(sum(berat), 0)::int as berat from saldo where akun = 'gudang:RS'`,
  );
  expect(ada).toEqual({ berat: 0 });
  const { update, remove } = gudangMaster.endpoints;
  const params = { kode_gudang: 'RS' };
  await expect(
    shop.as('OWN').call(update, { params, body: { nama: 'Rosok', jenis: 'TOKO' } }),
  ).rejects.toMatchObject({ status: 409, code: 'GUDANG_BERISI' });
  const baki = (ada: boolean) =>
    shop.rows(`update baki set is_active = $1 where kode_gudang = 'RS'`, [ada]);
  await baki(false);
  await expect(shop.as('OWN').call(remove, { params })).rejects.toMatchObject({
    status: 409,
    code: 'TEMPAT_BERISI',
  });
  await baki(true);
  const done = await kembali(no_lot, 9_950);
  expect((await cariBuku(shop, done.no_sepuhan)).at(1)).toEqual([
    'gudang:RS',
    null,
    7000,
    0,
    9_950,
    6_965,
  ]);
});

test('125.400 g come back as 123.950 g, 1.16 % lost: an owner agrees, and its cost is no stock any more', async () => {
  const no_lot = await diTukang(125_400, 87_780 * 1_800);
  await expect(kembali(no_lot, 123_950)).rejects.toMatchObject(minta);
  const body = isiCuci(no_lot, 123_950);
  const done = await shop.approved('SPV', cuci, { body }, 'OWN');
  expect(await cariUang(shop, done.no_sepuhan)).toEqual({
    selisih_stock: 1_827_000,
    persediaan: -1_827_000,
  });
  expect(await cariBuku(shop, done.no_sepuhan)).toEqual([
    ['tukang:T01', null, 7000, 0, -125_400, -87_780],
    ['gudang:RS', null, 7000, 0, 123_950, 86_765],
    ['susut', null, 7000, 0, 1_450, 1_015],
  ]);
  expect(await lotOf(done.no_sepuhan)).toMatchObject([
    { tahap: 'SORTIR', kelas: null, berat: 123_950, murni: 86_765, modal: 156_177_000 },
  ]);
  await batal(done.no_sepuhan);
  expect(await lots({ tahap: 'DI TUKANG' })).toMatchObject([{ no_lot, berat: 125_400 }]);
});

describe('each process takes its own part, and no more when it is done again', () => {
  test('washing 1 %, polishing 0.5 %, soldering 0.3 % of 10.000 g; a milligram more is the owner’s', async () => {
    for (const [proses, boleh] of [
      ['CUCI', 100],
      ['POLES', 50],
      ['PATRI', 30],
    ] as const) {
      const no_lot = await diTukang(10_000, 17_600_000, proses);
      await expect(kembali(no_lot, 10_000 - boleh - 1)).rejects.toMatchObject(minta);
      expect((await kembali(no_lot, 10_000 - boleh)).susut).toBe(boleh);
    }
  });

  test('washed twice, by another craftsman too, gold loses what one washing may', async () => {
    await tambahTukang(shop, 'T02', 'Pak Ujang');
    const once = await kembali(await diTukang(10_000, 17_600_000), 9_940);
    const lagi = await shop.as('SPV').call(pindah, {
      body: isiPindah(`${once.no_sepuhan}-01`, 'CUCI', { kode_tukang: 'T02', proses: 'CUCI' }),
    });
    const no_lot = `${lagi.no_sepuhan}-01`;
    // 0.042 g fine went: 0.060 g of such gold. 0.040 g of 0.100 g is left.
    await expect(kembali(no_lot, 9_899)).rejects.toMatchObject(minta);
    expect((await kembali(no_lot, 9_900)).susut).toBe(40);
  });

  test('more than went out, or more fine gold than it had, is the owner’s: no process makes gold', async () => {
    const no_lot = await diTukang(10_000, 17_600_000);
    await expect(kembali(no_lot, 10_001)).rejects.toMatchObject(minta);
    const uji = (kadar: number) => kembali(no_lot, 10_000, { kadar_uji: persen(kadar) });
    await expect(uji(7_001)).rejects.toMatchObject(minta);
    await expect(uji(6_850)).rejects.toMatchObject(minta);
    const done = await uji(6_900);
    expect((await cariBuku(shop, done.no_sepuhan)).at(2)).toEqual(['susut', null, 7000, 0, 0, 100]);
    expect(await lotOf(done.no_sepuhan)).toMatchObject([{ persen: 6_900, murni: 6_900 }]);
  });
});

describe('a piece that was washed', () => {
  const cucian = async () => {
    const body = isiTerima([await liontin(shop)]);
    const { no_sepuhan } = await shop.as('SPV').call(terima, { body });
    const { baris } = await shop
      .as('SPV')
      .call(sepuhanDocument.one, { params: { no: no_sepuhan } });
    const { no_dokumen, urut_dokumen: urut } = baris[0]!;
    const line = bagian('CUCI', 1_200, { ...DICUCI, no_dokumen, urut });
    const made = await shop.as('SPV').call(sortir, { body: isiSortir(`${no_sepuhan}-01`, line) });
    return `${made.no_sepuhan}-01`;
  };

  test('goes to a tray at once, under the name that it was bought by; its cancel lies at the craftsman', async () => {
    const no_lot = await cucian();
    const done = await kembali(no_lot, 1_190, { ...DIJUAL, ke: 'BAKI', ongkos: rp(15_000) });
    const code = done.baris[0]!.kode_barcode!;
    expect(await cariBuku(shop, done.no_sepuhan)).toEqual([
      ['tukang:T01', null, 3750, -1, -1_200, -450],
      ['baki:TK/A-01', code, 3750, 1, 1_190, 446],
      ['susut', null, 3750, 0, 10, 4],
    ]);
    const [piece] = await shop.rows(
      'select nama_barang, kode_group, status, harga_modal from barang where kode_barcode = $1',
      [code],
    );
    expect(piece).toMatchObject({ nama_barang: 'Liontin Hati', kode_group: 'T', status: 'READY' });
    await batal(done.no_sepuhan);
    const there = await lots({ tahap: 'DI TUKANG' });
    expect(there.find((one) => one.no_lot === no_lot)).toMatchObject({ berat: 1_200, qty: 1 });
  });

  test('is asked about as a lighter label would be; loose gold is no piece', async () => {
    const no_lot = await cucian();
    const baki = { ...DIJUAL, ke: 'BAKI' };
    await expect(kembali(no_lot, 1_187, baki)).rejects.toMatchObject(minta);
    await expect(kembali(no_lot, 1_200, { ...baki, kode_kategori: null })).rejects.toMatchObject({
      code: 'KATEGORI_KOSONG',
    });
    const loose = await diTukang(10_000, 17_600_000);
    await expect(kembali(loose, 10_000, baki)).rejects.toMatchObject({ code: 'LABEL_SATU' });
    await expect(kembali('SPKJ1261120ZZZ-01', 10_000)).rejects.toMatchObject({
      code: 'LOT_TIDAK_ADA',
    });
  });
});
