import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mg } from '#kit/rules/quantity.ts';
import { done } from '#tests/kit/done.ts';
import { sepuhanDocument } from '#areas/sepuhan/contract/sepuhan.document.ts';
import {
  bagian,
  bukaSepuhan,
  DICUCI,
  DIJUAL,
  isiCuci,
  isiPindah,
  isiSortir,
  terimaLiontin,
} from '#tests/kit/document/kerja-sepuhan.ts';
import { tambahTukang } from '#tests/kit/document/kerja-service.ts';
import { isiKas } from '#tests/kit/kas-uji.ts';
import { izin } from '#tests/kit/orang/setuju.ts';
import { belikan } from '#tests/kit/pembelian.ts';
import { openShop, type Shop, type Who } from '#tests/kit/shop.ts';
import { kunci, send } from '#tests/kit/titipan.ts';

/** A new label without its labour gives the labour away: the owner agrees to it at each door (D-51.16). */
let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  await bukaSepuhan(shop);
  await tambahTukang(shop);
  await done(shop, 'OWN', 'cash/masuk', isiKas(300_000_000, 'MODAL_KAS'));
});
afterAll(() => shop.close());

const TEMPAT = { kode_kategori: 'PHS', kode_gudang: 'TK', kode_baki: 'A-01' };
/** 10 g of a ring: its row says 40,000 a gram. */
const cincin = (more: object = {}) => ({
  ...TEMPAT,
  nama_barang: 'Cincin Polos',
  kode_dept: 'CC',
  kode_group: 'T',
  kode_kadar: '750',
  berat: 10,
  ...more,
});
const said = async (path: string, body: object, who: Who = 'SPV') => {
  const answer = await send(shop.as(who), path, body);
  return [answer.status, answer.body.event];
};
const MINTA = [403, 'UBAH_HARGA_EMAS'];
const LULUS = [201, undefined];

describe('a piece of 10 g, of which work costs 400,000', () => {
  test('without labour, or at 319,999, is the owner’s; 320,000, its row and the owner himself are not', async () => {
    const tambah = (ongkos: number | null, who: Who = 'SPV') =>
      said('barang', cincin(ongkos === null ? {} : { ongkos }), who);
    expect(await tambah(0)).toEqual(MINTA);
    expect(await tambah(319_999)).toEqual(MINTA);
    expect(await tambah(0, 'MU')).toEqual(MINTA);
    expect(await tambah(320_000)).toEqual(LULUS);
    expect(await tambah(null)).toEqual(LULUS);
    expect(await tambah(0, 'OWN')).toEqual(LULUS);
  });

  test('the owner reads what it usually is and what it would be, and no manager agrees', async () => {
    const ask = { path: 'barang', body: cincin({ ongkos: 0 }) };
    await expect(izin(shop.as('SPV'), shop.as('MU'), ask)).rejects.toThrow();
    const keystore = await izin(shop.as('SPV'), shop.as('OWN'), ask);
    const [row] = await shop.rows('select angka from otorisasi where keystore = $1', [keystore]);
    expect(row!.angka).toMatchObject([
      { label: 'Ongkos biasa Cincin Polos', nilai: 'Rp 400,000' },
      { label: 'Ongkos Cincin Polos', nilai: 'Rp 0' },
    ]);
    const more = { ...kunci(), 'x-otorisasi': keystore };
    expect((await shop.as('SPV').raw('POST', 'barang', ask.body, more)).status).toBe(201);
  });

  test('so is one of many, and one that has a label’s code and is sold by its weight', async () => {
    const barang = [cincin(), cincin({ ongkos: 0 })];
    expect(await said('barang/banyak', { barang })).toEqual(MINTA);
    const bandrol = { kode_bandrol: 'B1', kode_kadar: '750', harga: 9_000_000, berat_label: 0.1 };
    await shop.rows(
      `insert into bandrol (kode_toko, kode_bandrol, nama, harga, berat_label) values ('KJ1', $1, 'Label', $2, 100)`,
      [bandrol.kode_bandrol, bandrol.harga],
    );
    expect(await said('barang', cincin({ kode_bandrol: 'B1', ongkos: 0 }))).toEqual(MINTA);
    // Its own price is held against its gold: 21,700,000.
    const tetap = { kategori_harga: 'POTONG', harga_jual: 22_000_000, ongkos: 0 };
    expect(await said('barang', cincin(tetap))).toEqual(LULUS);
  });

  test('the shop says how far below the usual is far: at 100 % any rupiah', async () => {
    await shop.param('BATAS_ONGKOS_LABEL_PERSEN', 10_000 as never);
    expect(await said('barang', cincin({ ongkos: 399_999 }))).toEqual(MINTA);
    await shop.param('BATAS_ONGKOS_LABEL_PERSEN', 8_000 as never);
  });
});

test('a bought bangle gets no label without labour', async () => {
  const emas = { nama_barang: 'Gelang', kode_dept: 'CC', kode_group: 'T', kadar: 75, berat: 10 };
  const { no_faktur_beli } = await belikan(shop, [{ asal_nota: 'TANPA_NOTA', ...emas }]);
  const path = `pembelian/${no_faktur_beli}/retag`;
  const label = (more: object) => ({ urut: 1, berat: 10, ...TEMPAT, ...more });
  expect(await said(path, label({ ongkos: 0 }))).toEqual(MINTA);
  expect(await said(path, label({}))).toEqual(LULUS);
});

test('a delivery gets none', async () => {
  const jenis = { kode_dept: 'CC', kode_group: 'T', kode_kadar: '750', qty: 1 };
  const lot = [{ ...jenis, berat_bruto: 10, berat_nota: 10, berat: 10 }];
  const datang = { kode_supplier: 'UBS', kode_gudang: 'TK', dokumen_perolehan: 'TIDAK_ADA', lot };
  const { no_terima } = await done(shop, 'SPV', 'penerimaan-barang', datang);
  const path = `penerimaan-barang/${no_terima}/label`;
  const isi = (more: object) => ({
    urut: 1,
    barang: [{ ...TEMPAT, nama_barang: 'Cincin Polos', berat: 10, ...more }],
  });
  expect(await said(path, isi({ ongkos: 0 }))).toEqual(MINTA);
  expect(await said(path, isi({}))).toEqual(LULUS);
});

test('gold that is sorted, washed or moved to be sold again gets none', async () => {
  const { sortir, cuci, pindah } = sepuhanDocument.makes;
  const spv = () => shop.as('SPV');
  const minta = { status: 403, code: 'PERLU_OTORISASI' };
  const { no_sepuhan } = await terimaLiontin(shop, 3);
  const lot = `${no_sepuhan}-01`;
  const gratis = { ongkos: 0 as never };
  const lagi = [bagian('LEBUR', 1_200), bagian('CUCI', 1_200, DICUCI)];
  const body = isiSortir(lot, bagian('JUAL LAGI', 1_200, DIJUAL), ...lagi);
  const murah = isiSortir(lot, bagian('JUAL LAGI', 1_200, { ...DIJUAL, ...gratis }), ...lagi);
  await expect(spv().call(sortir, { body: murah })).rejects.toMatchObject(minta);
  const dipilah = await spv().call(sortir, { body });
  const lots = await shop.rows<{ no_lot: string; tahap: string }>(
    `select no_lot, tahap from lot where no_dokumen = $1 order by no_lot`,
    [dipilah.no_sepuhan],
  );
  const LABEL = { ...DIJUAL, nama_barang: 'Liontin polos', kode_dept: 'LT', kode_group: 'T' };
  const dicuci = lots.find(({ tahap }) => tahap === 'DI TUKANG')!.no_lot;
  const dilebur = lots.find(({ no_lot }) => no_lot !== dicuci)!.no_lot;
  const kembali = (more: object) =>
    spv().call(cuci, { body: isiCuci(dicuci, 1_200, { ...LABEL, ke: 'BAKI', ...more }) });
  await expect(kembali({ ongkos_barang: 0 as never })).rejects.toMatchObject(minta);
  await expect(kembali({})).resolves.toMatchObject({ qty: 1 });
  const pindahkan = (more: object) =>
    spv().call(pindah, {
      body: isiPindah(dilebur, 'JUAL LAGI', { ...LABEL, berat: mg(1_200), ...more }),
    });
  await expect(pindahkan(gratis)).rejects.toMatchObject(minta);
  await expect(pindahkan({})).resolves.toMatchObject({ qty: 1 });
});

test('a shop without a row has its habit in its stock: nothing typed is nothing asked for the work', async () => {
  await shop.rows(`delete from ongkos where kode_toko = 'KJ1'`);
  const lain = (more: object) => cincin({ kode_dept: 'GL', nama_barang: 'Gelang Rantai', ...more });
  expect(await said('barang', lain({ ongkos: 0 }))).toEqual(LULUS);
  const barang = Array.from({ length: 5 }, () => lain({ ongkos: 300_000 }));
  expect(await said('barang/banyak', { barang })).toEqual(LULUS);
  expect(await said('barang', lain({}))).toEqual(MINTA);
  expect(await said('barang', lain({ ongkos: 239_999 }))).toEqual(MINTA);
  expect(await said('barang', lain({ ongkos: 240_000 }))).toEqual(LULUS);
});
