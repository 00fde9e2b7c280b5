import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mg } from '#kit/rules/quantity.ts';
import { barangManualEndpoint } from '#areas/manual/contract/barang-manual.api.ts';
import { koreksiManualDocument } from '#areas/manual/contract/koreksi-manual.document.ts';
import { masukManualDocument } from '#areas/manual/contract/masuk-manual.document.ts';
import { pindahManualDocument } from '#areas/manual/contract/pindah-manual.document.ts';
import { daftarGlobalEndpoint } from '#areas/opname/contract/global.api.ts';
import { hasilTimbangEndpoint, mulaiTimbangEndpoint } from '#areas/opname/contract/timbang.api.ts';
import { penjualanDocument } from '#areas/penjualan/contract/penjualan.document.ts';
import { pindahDocument } from '#areas/stock/contract/pindah.document.ts';
import { cariBuku, cariUang } from '#tests/kit/buku.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import type { Shop } from '#tests/kit/shop.ts';
import {
  banyak,
  CINCIN,
  DI,
  isiBaris,
  isiKoreksi,
  isiMasuk,
  masukkan,
  pindahkanManual,
  tokoManual,
} from '#tests/kit/uji/manual.ts';

/** The day after the shop was opened: the first goods were given back on it. */
const HARI = '2026-11-21';
let shop: Shop;
beforeAll(async () => {
  shop = await tokoManual();
});
afterAll(() => shop.close());

const pindahkan = (dari: string, ke: object, jumlah: object) =>
  pindahkanManual(shop, ke, jumlah, dari);
const batalMasuk = (no: string) =>
  shop.approved('SPV', masukManualDocument.cancel, {
    params: { no },
    body: { alasan: 'Salah kirim' },
  });
const batalPindah = (no: string) =>
  shop.approved('SPV', pindahManualDocument.cancel, {
    params: { no },
    body: { alasan: 'Salah baki' },
  });
const koreksi = (kode_baki: string, jumlah: object) => isiKoreksi(jumlah, kode_baki);

describe('20 rings of 50.000 g for 52,000,000 from UBS', () => {
  let no = '';
  test('are owed for and lie in their tray', async () => {
    const made = await masukkan(shop);
    no = made.no_masuk;
    expect(await cariBuku(shop, no)).toEqual([
      ['supplier:UBS', null, 3750, -20, -50_000, -18_750],
      ['baki:TK/M-01', null, 3750, 20, 50_000, 18_750],
    ]);
    expect(await cariUang(shop, no)).toEqual({
      persediaan: 52_000_000,
      'supplier:UBS': -52_000_000,
    });
  });

  test('3 of them in another tray take the fine gold and the cost of their weight, and come back', async () => {
    const { no_pindah } = await pindahkan('M-01', DI('M-02'), banyak(3, 7450));
    expect(await cariBuku(shop, no_pindah)).toEqual([
      ['baki:TK/M-01', null, 3750, -3, -7450, -2794],
      ['baki:TK/M-02', null, 3750, 3, 7450, 2794],
    ]);
    expect(await isiBaris(shop, 'M-02')).toEqual({
      qty: 3,
      berat: 7450,
      murni: 2794,
      modal: 7_748_000,
    });
    await expect(batalMasuk(no)).rejects.toMatchObject({ code: 'SUDAH_BERKURANG' });
    await batalPindah(no_pindah);
    expect(await isiBaris(shop, 'M-01')).toMatchObject({ qty: 20, modal: 52_000_000 });
  });

  test('are told by POST barang-manual at 1,225,000 a gram; ALL and nothing are any', async () => {
    const ask = (body: object) => shop.as('OWN').call(barangManualEndpoint, { body });
    const [row, ...more] = await ask({ kode_group: 'mn', kode_gudang: 'ALL', kode_toko: '' });
    expect([row, more]).toMatchObject([
      { kode_group: 'MN', kode_baki: 'M-01', kadar: 3750, qty: 20, harga_per_gram: 1_225_000 },
      [],
    ]);
    expect(await ask({ kode_toko: 'M-04' })).toEqual([]);
    const [before] = await shop.rows('select count(*)::int as n from audit');
    await ask({});
    expect(await shop.rows('select count(*)::int as n from audit')).toEqual([before]);
  });

  test('the last pieces take the last gram; never more than there is', async () => {
    const code = (jumlah: object) => expect(pindahkan('M-01', DI('M-02'), jumlah)).rejects;
    await code(banyak(20, 49_999)).toMatchObject({ code: 'BERAT_BELUM_HABIS' });
    await code(banyak(19, 50_000)).toMatchObject({ code: 'BERAT_HABIS' });
    await code(banyak(21, 50_000)).toMatchObject({ code: 'STOCK_KURANG' });
  });

  test('are given back to the supplier on a later day while they all lie there', async () => {
    await shop.hari(HARI);
    await batalMasuk(no);
    expect(await isiBaris(shop, 'M-01')).toMatchObject({ qty: 0, berat: 0, modal: 0 });
    const [row] = await shop.rows<{ no_batal: string }>(
      'select no_batal, hari_batal::text from manual_masuk where no_masuk = $1',
      [no],
    );
    expect(row).toMatchObject({ hari_batal: '2026-11-21' });
    expect(await cariUang(shop, row!.no_batal)).toEqual({
      persediaan: -52_000_000,
      'supplier:UBS': 52_000_000,
    });
  });
});

test('what was there before is the owner’s; no kadar, no supplier and no shop warehouse are refused', async () => {
  const awal = await masukkan(shop, DI('M-04'), 'AWAL');
  expect(await cariUang(shop, awal.no_masuk)).toEqual({
    persediaan: 52_000_000,
    modal: -52_000_000,
  });
  const refused = (more: object, supplier?: string) =>
    expect(masukkan(shop, more, supplier)).rejects;
  await refused({ kode_group: 'T' }).toMatchObject({ code: 'GROUP_TANPA_KADAR' });
  await refused({}, 'XYZ').toMatchObject({ code: 'SUPPLIER_TIDAK_ADA' });
  await refused(DI(null, 'BL')).toMatchObject({ code: 'GUDANG_BUKAN_TOKO' });
  await refused(DI(null)).toMatchObject({ code: 'BAKI_KOSONG' });
});

describe('a line of 17 rings and 42.550 g', () => {
  beforeAll(async () => {
    await masukkan(shop);
    await pindahkan('M-01', DI('M-02'), banyak(3, 7450));
  });

  test('is corrected to 42.530 g by an owner’s word alone, who reads what was corrected before', async () => {
    const given = koreksi('M-01', banyak(17, 42_530));
    await expect(
      shop.as('SPV').call(koreksiManualDocument.makes.koreksi, given),
    ).rejects.toMatchObject({ code: 'PERLU_OTORISASI' });
    await expect(
      shop.approved('SPV', koreksiManualDocument.makes.koreksi, given, 'MU'),
    ).rejects.toThrow();
    const made = await shop.approved('SPV', koreksiManualDocument.makes.koreksi, given);
    expect(await cariUang(shop, made.no_koreksi)).toEqual({
      selisih_stock: 20_800,
      persediaan: -20_800,
    });
    expect(await cariBuku(shop, made.no_koreksi)).toEqual([
      ['selisih', null, 3750, 0, 20, 7],
      ['baki:TK/M-01', null, 3750, 0, -20, -7],
    ]);
    const asked = await shop
      .as('SPV')
      .raw(
        'POST',
        'barang-manual/koreksi',
        { ...CINCIN, ...DI('M-01'), qty: 17, berat: 42.5, alasan: 'Lagi' },
        { 'idempotency-key': 'koreksi-manual-lagi' },
      );
    expect(asked.body.angka).toContainEqual(
      expect.objectContaining({ label: 'Koreksi 30 hari', nilai: '1 kali, -0.020 g' }),
    );
  });

  test('is not corrected to what it is, nor to grams without pieces; a correction has no cancel', async () => {
    const code = (jumlah: object) =>
      expect(shop.as('SPV').call(koreksiManualDocument.makes.koreksi, koreksi('M-01', jumlah)))
        .rejects;
    await code(banyak(17, 42_530)).toMatchObject({ code: 'TIDAK_BERUBAH' });
    await code(banyak(0, 1)).toMatchObject({ code: 'BERAT_TANPA_BARANG' });
    const [row] = await shop.rows<{ no_koreksi: string }>('select no_koreksi from manual_koreksi');
    const path = `barang-manual/koreksi/${row!.no_koreksi}/batal`;
    const { status } = await shop
      .as('OWN')
      .raw('POST', path, { alasan: 'Salah' }, { 'idempotency-key': 'koreksi-manual-batal' });
    expect(status).toBe(404);
  });

  test('one piece more of the same grams is in the stock reports, which agree', async () => {
    const given = koreksi('M-01', banyak(18, 42_530));
    await shop.approved('SPV', koreksiManualDocument.makes.koreksi, given);
    const rows = async (path: string): Promise<Record<string, unknown>[]> => {
      const { status, body, text } = await shop
        .as('OWN')
        .raw('GET', `barang/${path}&group_by=BAKI`);
      expect(status, text).toBe(200);
      return body.data as Record<string, unknown>[];
    };
    const saldo = await rows(`report-saldo-stock?per_tanggal=${HARI}`);
    const mutasi = await rows(`report-mutasi-stock?tgl_from=${HARI}&tgl_to=${HARI}`);
    const [isi, gerak] = [saldo, mutasi].map((list) => list.find((row) => row.kunci === 'TK/M-01'));
    expect(isi).toMatchObject({ qty: 18, berat: 42.53 });
    expect(gerak).toMatchObject({
      akhir_qty: 18,
      akhir_berat: 42.53,
      ubah_qty: 1,
      ubah_berat: -0.02,
    });
    expect(mutasi.map((row) => row.kunci)).not.toContain('SELISIH');
  });

  test('its tray is counted and weighed at the end of the day, as those with pieces', async () => {
    await shop.param('TIMBANG_BAKI_TUTUP', 'SEMUA');
    const belum = async () =>
      (await shop.as('SPV').raw('GET', 'tutup-toko/ringkasan')).body.data.baki_belum_timbang;
    expect(await belum()).toContain('M-01');
    const baki = { kode_gudang: 'TK', kode_toko: 'M-01' };
    const { data_timbang } = await shop.as('KASIR').call(mulaiTimbangEndpoint, { body: baki });
    const [tray] = await shop.rows("select berat_baki from baki where kode_baki = 'M-01'");
    const body = { id: data_timbang[0]!.id, berat_timbang: mg(tray!.berat_baki + 42_530) };
    const row = await shop.as('KASIR').call(hasilTimbangEndpoint, { body });
    expect(row).toMatchObject({ status: 'COCOK', selisih: 0, qty: 18 });
    expect(await belum()).not.toContain('M-01');
    await shop.param('TIMBANG_BAKI_TUTUP', 'TIDAK');
    await shop.modulOn('OPNAME_GLOBAL_DAILY_MODULE');
    const hitung = await shop.as('SPV').call(daftarGlobalEndpoint, {});
    expect(hitung.map((one) => one.kode_baki)).toContain('M-01');
  });

  test('moved to ROSOK it is a lot with its pieces, which stops the cancel once it is used', async () => {
    const { no_pindah: no } = await pindahkan('M-02', DI(null, 'RS'), banyak(3, 7450));
    const lot = () =>
      shop.rows('select asal, tahap, qty, berat, murni, modal from lot where no_dokumen = $1', [
        no,
      ]);
    expect(await lot()).toEqual([
      {
        asal: 'BARANG_MANUAL',
        tahap: 'BELUM SORTIR',
        qty: 3,
        berat: 7450,
        murni: 2794,
        modal: 7_748_000,
      },
    ]);
    await batalPindah(no);
    expect(await lot()).toMatchObject([{ qty: 0, berat: 0 }]);
    expect(await isiBaris(shop, 'M-02')).toMatchObject({ qty: 3, berat: 7450 });
  });
});

describe('a tray holds pieces or goods without a barcode, never both', () => {
  test('goods do not come to a tray with a piece, nor a piece to a tray with goods', async () => {
    const [kode] = await tambahPotong(shop, ['P4']);
    const { kode_supplier, barang } = isiMasuk(DI('B-02')).body;
    await expect(
      shop.as('SPV').call(masukManualDocument.makes.masuk, { body: { kode_supplier, barang } }),
    ).rejects.toMatchObject({ status: 409, code: 'TEMPAT_BARCODE' });
    const body = { kode_gudang: 'TK', kode_baki: 'M-01', keterangan: null, barang: [kode!] };
    await expect(shop.as('SPV').call(pindahDocument.makes.pindai, { body })).rejects.toMatchObject({
      status: 409,
      code: 'TEMPAT_MANUAL',
    });
  });

  test('nor does a sold piece come back to a tray that holds goods by now', async () => {
    const [kode] = await tambahPotong(shop, ['P3']);
    await shop.as('SPV').call(pindahDocument.makes.pindai, {
      body: { kode_gudang: 'TK', kode_baki: 'C-06', keterangan: null, barang: [kode!] },
    });
    const sale = await shop.as('KASIR').raw(
      'POST',
      'penjualan',
      {
        kode_sales: 'S01',
        customer: { nama: 'Ibu Sari', alamat: 'Jl. Merdeka 1', no_hp: '0812 3456 7890' },
        barang: [{ kode_barcode: kode }],
        pembayaran: [{ jenis: 'CASH', jumlah: 100_000_000 }],
      },
      { 'idempotency-key': 'jual-sebelum-manual' },
    );
    expect(sale.status, sale.text).toBe(201);
    const no = String((sale.body.data as { no_faktur_jual: string }).no_faktur_jual);
    await masukkan(shop, DI('C-06'));
    await expect(
      shop.approved('SPV', penjualanDocument.cancel, { params: { no }, body: { alasan: 'Batal' } }),
    ).rejects.toMatchObject({ code: 'TEMPAT_MANUAL' });
  });
});
