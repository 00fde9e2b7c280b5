import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { kirimBarangDocument } from '#areas/kirim/contract/kirim-barang.document.ts';
import { sepuhanDocument } from '#areas/sepuhan/contract/sepuhan.document.ts';
import { isAwaited } from '#areas/stock/server/tempat.query.ts';
import { cariBuku, cariUang } from '#tests/kit/buku.ts';
import { bagian, DIJUAL, isiSortir, liontin } from '#tests/kit/document/kerja-sepuhan.ts';
import { rosokkan } from '#tests/kit/document/kerja-service.ts';
import { batalkan, kunci, statusKiriman, terimakan, tulis } from '#tests/kit/uji/kirim-barang.ts';
import {
  bukaCabangSepuh,
  isiEmas,
  kirimEmas,
  lotDi,
  namaEmas,
  selesaiEmas,
  terimaEmas,
} from '#tests/kit/uji/kirim-sepuhan.ts';
import type { Shop } from '#tests/kit/shop.ts';

/** Gold of KJ1 goes to head office, which refines it (D-44.9). */
let shop: Shop;
beforeAll(async () => {
  shop = await bukaCabangSepuh();
});
afterAll(() => shop.close());

const SALAH = { alasan: 'Salah toko tujuan' };
const lotRosok = async (): Promise<string> => {
  await rosokkan(shop);
  const [lot] = await shop.rows<{ no_lot: string }>(
    "select no_lot from lot where kode_toko = 'KJ1' and berat > 0 order by urut desc limit 1",
  );
  return lot!.no_lot;
};
const keadaan = async (no: string) =>
  (
    await shop.rows<{ status: string; no_keluar: string | null }>(
      "select status, no_keluar from pembelian_stock where kode_toko = 'KJ1' and no_faktur_beli = $1",
      [no],
    )
  )[0];

describe('a bought pendant of 1.200 g and a lot of 3.250 g of 75.00 %', () => {
  let piece: Awaited<ReturnType<typeof liontin>>;
  let lot: string;
  let no: string;
  let harga: number;
  test('leave BELI and their warehouse for the shipment, no rupiah yet', async () => {
    piece = await liontin(shop);
    lot = await lotRosok();
    no = await kirimEmas(shop, piece, { no_dokumen: lot, urut: null });
    expect(await cariBuku(shop, no)).toEqual([
      ['gudang:BL', null, 3750, -1, -1_200, -450],
      [`kirim:${no}`, null, 3750, 1, 1_200, 450],
      ['gudang:RS', null, 7500, 0, -3_250, -2_438],
      [`kirim:${no}`, null, 7500, 0, 3_250, 2_438],
    ]);
    expect(await cariUang(shop, no)).toEqual({});
    expect(await keadaan(piece.no_dokumen)).toEqual({ status: 'KIRIM', no_keluar: no });
    const lagi = await shop
      .as('SPV')
      .raw('POST', 'kirim-barang/sepuhan', isiEmas([piece]), kunci());
    expect([lagi.status, lagi.body.code]).toEqual([409, 'BARANG_TIDAK_ADA']);
    const habis = isiEmas([{ no_dokumen: lot, urut: null }]);
    const kosong = await shop.as('SPV').raw('POST', 'kirim-barang/sepuhan', habis, kunci());
    expect([kosong.status, kosong.body.code]).toEqual([409, 'LOT_TIDAK_ADA']);
  });

  test('are gold, not goods: head office takes them in where it refines', async () => {
    const barang = await terimakan(shop, no, [], { di: 'PST' });
    expect(barang.status).toBe(422);
    const isi = { kode_barcode: namaEmas(piece), kode_gudang: 'TK', kode_baki: 'A-01' };
    const salah = await terimakan(shop, no, [isi], { di: 'PST' });
    expect([salah.status, salah.body.code]).toEqual([409, 'KIRIMAN_EMAS']);
    const daftar = await shop.as('SPV', 'PST').raw('GET', 'kirim-barang/unreceive/list-no-kirim');
    expect(daftar.body.data).toEqual([]);
    const masuk = await shop.as('SPV', 'PST').raw('GET', 'kirim-sepuhan/masuk');
    expect(masuk.body.data).toMatchObject([{ no_kirim: no, asal: 'KJ1', qty: 2, sisa: 2 }]);
    const asing = await shop.as('SPV', 'KJ2').raw('GET', `kirim-sepuhan/${no}/kiriman`);
    expect(asing.status).toBe(403);
  });

  test('are lots BELUM SORTIR of asal CABANG at their cost, and the branch has its half at once', async () => {
    [{ harga }] = (await shop.rows<{ harga: number }>(
      "select harga from pembelian_barang where kode_toko = 'KJ1' and no_faktur_beli = $1",
      [piece.no_dokumen],
    )) as [{ harga: number }];
    const { status, body, text } = await terimaEmas(shop, no, [
      { kode_barcode: namaEmas(piece), berat: 1.195 },
    ]);
    expect([status, body.data], text).toMatchObject([201, { qty: 1, sisa: 1, berat: 1.195 }]);
    const { no_terima } = body.data as { no_terima: string };
    expect(await cariBuku(shop, no_terima)).toEqual([
      ['rk:KJ1', null, 3750, -1, -1_200, -450],
      ['gudang:RS', null, 3750, 1, 1_195, 448],
      ['susut', null, 3750, 0, 5, 2],
    ]);
    expect(await cariUang(shop, no_terima)).toEqual({ persediaan: harga, 'rk:KJ1': -harga });
    expect(await cariBuku(shop, 'SBKJ1261120001')).toEqual([
      [`kirim:${no}`, null, 3750, -1, -1_200, -450],
      ['rk:PST', null, 3750, 1, 1_200, 450],
    ]);
    expect(await cariUang(shop, 'SBKJ1261120001')).toEqual({ 'rk:PST': harga, persediaan: -harga });
    expect(await lotDi(shop, no_terima)).toMatchObject([
      {
        asal: 'CABANG',
        tahap: 'BELUM SORTIR',
        qty: 1,
        berat: 1_195,
        murni: 448,
        modal: harga,
        susut_murni: 2,
      },
    ]);
    expect(await statusKiriman(shop, no)).toBe('OPEN');
    const dua = await terimaEmas(shop, no, [{ kode_barcode: namaEmas(piece), berat: 1.2 }]);
    expect([dua.status, dua.body.code]).toEqual([409, 'BARANG_SUDAH_DITERIMA']);
    const batal = await shop.as('MU').raw('POST', `kirim-barang/${no}/batal`, SALAH, kunci());
    expect([batal.status, batal.body.code]).toEqual([409, 'KIRIMAN_DISENTUH']);
  });

  test('the lot that did not come is home again in its warehouse, by a supervisor of the branch', async () => {
    expect((await selesaiEmas(shop, no)).status).toBe(200);
    const hilang = (hasil: string, more: object = {}) => ({
      alasan: 'Tertinggal di brankas',
      barang: [{ kode_barcode: lot, hasil, kode_gudang: null, kode_baki: null, ...more }],
    });
    const path = `kirim-barang/${no}/selisih`;
    const tempat = await shop
      .as('SPV')
      .raw('POST', path, hilang('KEMBALI', { kode_gudang: 'RS' }), kunci());
    expect([tempat.status, tempat.body.code]).toEqual([422, 'EMAS_TEMPAT']);
    const body = hilang('KEMBALI');
    const ya = await tulis(shop, { di: 'KJ1', path, body, who: 'MU', by: 'SPV' });
    expect(ya.body.data, ya.text).toMatchObject({ status: 'SELISIH' });
    expect(await cariBuku(shop, ya.body.data.no_selisih)).toEqual([
      [`kirim:${no}`, null, 7500, 0, -3_250, -2_438],
      ['gudang:RS', null, 7500, 0, 3_250, 2_438],
    ]);
    expect(await shop.rows('select berat, murni from lot where no_lot = $1', [lot])).toEqual([
      { berat: 3_250, murni: 2_438 },
    ]);
  });
});

test('a shipment that is taken back lies where it lay; a bought piece may be shipped again', async () => {
  const piece = await liontin(shop);
  const lot = await lotRosok();
  const no = await kirimEmas(shop, piece, { no_dokumen: lot, urut: null });
  const isi = { ...SALAH, kode_gudang: 'RS', kode_baki: null };
  const salah = await shop.as('MU').raw('POST', `kirim-barang/${no}/batal`, isi, kunci());
  expect([salah.status, salah.body.code]).toEqual([422, 'EMAS_TEMPAT']);
  const { status, text } = await batalkan(shop, no);
  expect(status, text).toBe(200);
  expect(await keadaan(piece.no_dokumen)).toEqual({ status: 'BELI', no_keluar: null });
  const masuk = await terimaEmas(shop, no, [{ kode_barcode: namaEmas(piece), berat: 1.2 }]);
  expect([masuk.status, masuk.body.code]).toEqual([409, 'KIRIMAN_BATAL']);
  const lagi = await kirimEmas(shop, piece);
  expect(await statusKiriman(shop, lagi)).toBe('OPEN');
  await batalkan(shop, lagi);
});

test('a warehouse stays while its gold is on the way: nothing else could take it back', async () => {
  const piece = await liontin(shop);
  const lot = await lotRosok();
  const no = await kirimEmas(shop, piece, { no_dokumen: lot, urut: null });
  const ditunggu = () =>
    Promise.all(['BL', 'RS', 'TK'].map((kode) => isAwaited(shop.db, 'KJ1', kode)));
  expect(await ditunggu()).toEqual([true, true, false]);
  expect((await batalkan(shop, no)).status).toBe(200);
  expect(await ditunggu()).toEqual([false, false, false]);
});

test('what is lost on the road is the branch’s, by its owner', async () => {
  const piece = await liontin(shop);
  const no = await kirimEmas(shop, piece);
  await selesaiEmas(shop, no);
  const barang = [
    { kode_barcode: namaEmas(piece), hasil: 'HILANG', kode_gudang: null, kode_baki: null },
  ];
  const body = { alasan: 'Bungkus sobek', barang };
  const path = `kirim-barang/${no}/selisih`;
  const sendiri = await shop.as('SPV').raw('POST', path, body, kunci());
  expect(sendiri.body).toMatchObject({ event: 'KIRIMAN_SELISIH', level: ['OWN'] });
  const { body: ya, text } = await tulis(shop, { di: 'KJ1', path, body, by: 'OWN' });
  expect(ya.data, text).toMatchObject({ status: 'SELISIH' });
  expect(await cariBuku(shop, ya.data.no_selisih)).toEqual([
    [`kirim:${no}`, null, 3750, -1, -1_200, -450],
    ['selisih', null, 3750, 1, 1_200, 450],
  ]);
  expect(await keadaan(piece.no_dokumen)).toEqual({ status: 'KIRIM', no_keluar: no });
});

test('only a branch whose head office refines sends gold there', async () => {
  const piece = await liontin(shop);
  const kirim = (tujuan: string) =>
    shop.as('SPV').raw('POST', 'kirim-barang/sepuhan', isiEmas([piece], { tujuan }), kunci());
  expect((await kirim('KJ2')).body.code).toBe('TUJUAN_BUKAN_PUSAT');
  await shop.modulOn('SEPUHAN_TERPUSAT_MODULE', 'PST');
  expect((await kirim('PST')).body.code).toBe('TUJUAN_TANPA_SEPUHAN');
  await shop.modulOff('SEPUHAN_TERPUSAT_MODULE', 'PST');
  await shop.modulOff('SEPUHAN_TERPUSAT_MODULE');
  expect((await kirim('PST')).status).toBe(403);
  await shop.modulOn('SEPUHAN_TERPUSAT_MODULE');
  const ksr = await shop.as('KASIR').raw('POST', 'kirim-barang/sepuhan', isiEmas([piece]), kunci());
  expect(ksr.status).toBe(403);
  const kembar = isiEmas([piece, piece]);
  const dua = await shop.as('SPV').raw('POST', 'kirim-barang/sepuhan', kembar, kunci());
  expect([dua.status, dua.body.code]).toEqual([422, 'BARIS_KEMBAR']);
});

test('head office sells a branch’s pendant again as what the branch bought; none goes back to its own BELI', async () => {
  const piece = await liontin(shop);
  const no = await kirimEmas(shop, piece);
  const { body } = await terimaEmas(shop, no, [{ kode_barcode: namaEmas(piece), berat: 1.2 }]);
  const no_lot = `${body.data.no_terima}-01`;
  const barang = await shop.as('SPV', 'PST').raw('GET', `sepuhan/lot/${no_lot}/barang`);
  expect(barang.body.data).toMatchObject([
    { kode_toko: 'KJ1', no_dokumen: piece.no_dokumen, urut: 1, berat: 1.2 },
  ]);
  const baris = [{ asal: 'STOCK', no_dokumen: no_lot, urut: null, berat: 1.2, kadar_uji: null }];
  const lepas = { kode_gudang: 'RS', keterangan: null, baris };
  const lagi = await shop.as('SPV', 'PST').raw('POST', 'sepuhan/terima', lepas, kunci());
  expect([lagi.status, lagi.body.code]).toEqual([409, 'LOT_SUDAH_DITERIMA']);
  const pulang = isiSortir(no_lot, bagian('KEMBALI', 1_200));
  await expect(
    shop.as('SPV', 'PST').call(sepuhanDocument.makes.sortir, { body: pulang }),
  ).rejects.toMatchObject({ status: 422, code: 'KEMBALI_CABANG' });
  const jual = isiSortir(no_lot, bagian('JUAL LAGI', 1_200, DIJUAL));
  const made = await shop.as('SPV', 'PST').call(sepuhanDocument.makes.sortir, { body: jual });
  const [line] = made.baris;
  expect(line).toMatchObject({ no_dokumen: piece.no_dokumen, urut_dokumen: 1 });
  expect(
    await shop.rows(
      "select nama_barang, kode_kadar, berat from barang where kode_toko = 'PST' and kode_barcode = $1",
      [line!.kode_barcode],
    ),
  ).toMatchObject([{ kode_kadar: '375', berat: 1_200 }]);
});

test('the dispatch note names each bought piece and lot, in two copies', async () => {
  const piece = await liontin(shop);
  const no = await kirimEmas(shop, piece);
  const { status, headers } = await shop.as('SPV').raw('GET', `kirim-barang/${no}/surat-jalan.pdf`);
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('application/pdf');
  const { barang, isi } = await shop.as('SPV').call(kirimBarangDocument.one, { params: { no } });
  expect([isi, barang.map((one) => one.kode_barcode)]).toEqual(['EMAS', [namaEmas(piece)]]);
});
