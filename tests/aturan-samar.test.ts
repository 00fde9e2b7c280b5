import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nonCashReport } from '#areas/uang/contract/non-cash.report.ts';
import { pembelianFakturReport } from '#areas/pembelian/contract/pembelian-faktur.report.ts';
import { barisLaporan } from '#tests/kit/baris-laporan.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';
import { send } from '#tests/kit/titipan.ts';

/** Rules of the requirement whose words or contents it does not show: what each of them must do all the same. */
const TGL = '2026-11-20';
const HARI = `start_date=${TGL}&end_date=${TGL}`;
let shop: Shop;

beforeAll(async () => {
  shop = await openShop({ hari: TGL, dasar: true });
});
afterAll(() => shop.close());

const baca = (path: string) => shop.as('OWN').raw('GET', path);
async function ditolak(path: string): Promise<Record<string, string>> {
  const { status, body } = await baca(path);
  expect(status, path).toBe(422);
  const errors = body.errors as { path: string; message: string }[];
  return Object.fromEntries(errors.map((one) => [one.path, one.message]));
}

describe('the weight that is typed at the counter, beside the weight in stock', () => {
  const jual = async (berat: number) => {
    const [kode_barcode] = (await tambahPotong(shop, ['P1'])) as [string];
    const { status, body } = await send(shop.as('KASIR'), 'penjualan', {
      kode_sales: 'S01',
      customer: { nama: 'Ibu Sari', alamat: 'Jl. Merdeka 1', no_hp: '0812 3456 7890' },
      barang: [{ kode_barcode, berat }],
      pembayaran: [{ jenis: 'CASH', jumlah: 8_000_000 }],
    });
    return { status, body, kode_barcode, berat };
  };

  test('above the stock and its tolerance it is sold by nobody alone, and says so', async () => {
    const { status, body, kode_barcode } = await jual(3.28);
    expect({ status, ...body }).toMatchObject({
      status: 403,
      event: 'TOLERANSI_BERAT',
      ringkasan: `Berat Melebihi Berat Stock: ${kode_barcode}`,
    });
  });
  test('below the gold that it holds it is sold by nobody alone, and says so', async () => {
    const { status, body, kode_barcode } = await jual(3.22);
    expect({ status, ...body }).toMatchObject({
      status: 403,
      event: 'TOLERANSI_BERAT',
      ringkasan: `Berat Kurang Dari Berat Emas: ${kode_barcode}`,
    });
    const [piece] = await shop.rows<{ status: string; berat: number }>(
      `select status, berat from barang where kode_barcode = $1`,
      [kode_barcode],
    );
    expect(piece).toEqual({ status: 'READY', berat: 3250 });
  });
  test('within the tolerance, above or below, the cashier sells it', async () => {
    expect((await jual(3.26)).status).toBe(201);
    expect((await jual(3.24)).status).toBe(201);
  });
});

describe('what a report may be asked', () => {
  test('Kelompok Barang takes the two criteria, a kind that is there, and both dates or none', async () => {
    const path = 'reportbarang/kelompok-barang';
    for (const kriteria of ['NAMA BARANG', 'NAMA BARANG DAN SIZE'])
      expect((await baca(`${path}?group_by=${encodeURIComponent(kriteria)}`)).status).toBe(200);
    expect(Object.keys(await ditolak(`${path}?group_by=SIZE`))).toEqual(['group_by']);
    expect(await ditolak(`${path}?kode_dept=`)).toEqual({ kode_dept: 'Filter Tidak Boleh Kosong' });
    expect(await ditolak(`${path}?tgl_to=${TGL}`)).toEqual({
      tgl_from: 'Tanggal Awal Tidak Boleh Kosong',
    });
    const terbalik = await ditolak(`${path}?tgl_from=${TGL}&tgl_to=2026-11-19`);
    expect(Object.values(terbalik)[0]).toBe(
      'Tanggal awal tidak boleh lebih besar dari tanggal akhir',
    );
  });

  test('Batal Titip wants both its dates, in their order, as they are on a calendar', async () => {
    const path = 'titip/report-batal-titip-uang';
    expect((await baca(`${path}?tgl_from=${TGL}&tgl_to=${TGL}`)).status).toBe(200);
    expect(Object.keys(await ditolak(path)).toSorted()).toEqual(['tgl_from', 'tgl_to']);
    expect(await ditolak(`${path}?tgl_from=${TGL}&tgl_to=2026-11-31`)).toHaveProperty('tgl_to');
    expect(Object.values(await ditolak(`${path}?tgl_from=${TGL}&tgl_to=2026-11-19`))[0]).toBe(
      'Tanggal awal tidak boleh lebih besar dari tanggal akhir',
    );
  });

  test('a non-cash payment is SEMUA, DEBET, CREDIT or TRANSFER, and each answers its own alone', async () => {
    const pilihan = nonCashReport.filters.jenis.options!.map(({ value, label }) => [value, label]);
    expect(pilihan).toEqual([
      ['ALL', 'SEMUA'],
      ['DEBET', 'DEBET'],
      ['CREDIT', 'CREDIT'],
      ['TRANSFER', 'TRANSFER'],
    ]);
    const [kode_barcode] = (await tambahPotong(shop, ['P1'])) as [string];
    const { status, text } = await send(shop.as('KASIR'), 'penjualan', {
      kode_sales: 'S01',
      customer: { nama: 'Ibu Sari', alamat: 'Jl. Merdeka 1', no_hp: '0812 3456 7890' },
      barang: [{ kode_barcode }],
      pembayaran: [
        { jenis: 'DEBET', kode_bank: 'BCA', no_rekening: '1234567890', jumlah: 3_000_000 },
        { jenis: 'CASH', jumlah: 8_000_000 },
      ],
    });
    expect(status, text).toBe(201);
    const banyak = async (jenis: string) =>
      barisLaporan((await baca(`cash/transaction/report?${HARI}&jenis=${jenis}`)).body.data).length;
    expect([await banyak('ALL'), await banyak('DEBET'), await banyak('CREDIT')]).toEqual([1, 1, 0]);
    expect(await banyak('TRANSFER')).toBe(0);
    expect(Object.keys(await ditolak(`cash/transaction/report?${HARI}&jenis=CASH`))).toEqual([
      'jenis',
    ]);
  });

  test('purchases by invoice stand at ALL while nobody chose', async () => {
    const { kode_group } = pembelianFakturReport.filters;
    expect(kode_group.options![0]).toEqual({ value: 'ALL', label: 'SEMUA' });
    const path = `pembelian/hidup/report-limited?tgl_from=${TGL}&tgl_to=${TGL}`;
    const [sendiri, semua] = [await baca(path), await baca(`${path}&kode_group=ALL`)];
    expect(sendiri.status, sendiri.text).toBe(200);
    expect(barisLaporan(sendiri.body.data)).toEqual(barisLaporan(semua.body.data));
    expect(await ditolak(`${path}&kode_group=`)).toEqual({
      kode_group: 'Filter Tidak Boleh Kosong',
    });
  });
});
