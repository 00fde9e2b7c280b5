import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Report } from '#kit/contract/report.ts';
import { parse } from '#kit/server/parse.ts';
import { rowsIn } from '#kit/contract/report-answer.ts';
import { analisisHargaReport } from '#areas/stock/contract/laporan/analisis-harga.report.ts';
import { kelompokBarangReport } from '#areas/stock/contract/laporan/kelompok-barang.report.ts';
import { mutasiStockReport } from '#areas/stock/contract/laporan/mutasi-stock.report.ts';
import { saldoStockReport } from '#areas/stock/contract/laporan/saldo-stock.report.ts';
import { stockBarangReport } from '#areas/stock/contract/stock-barang.report.ts';
import { tambahBarangReport } from '#areas/stock/contract/laporan/tambah-barang.report.ts';
import { umurStockReport } from '#areas/stock/contract/laporan/umur-stock.report.ts';
import { jualan } from '#tests/kit/jualan.ts';
import { kerjaStock } from '#tests/kit/kerja-stock.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

const HARI = ['2026-11-18', '2026-11-19', '2026-11-20'] as const;
const [AWAL, , KINI] = HARI;
type Row = Record<string, any>;
let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ hari: AWAL, dasar: true });
  await jualan(shop, HARI, 12, 23);
  await kerjaStock(shop);
}, 120_000);
afterAll(() => shop.close());

async function rows(report: Report, query: Record<string, string>): Promise<Row[]> {
  const { endpoint } = report;
  const { status, body } = await shop
    .as('OWN')
    .raw('GET', `${endpoint.path}?${new URLSearchParams(query)}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return rowsIn(parse(endpoint.answer, body.data), report.groups);
}
const sum = (list: readonly Row[], name: string): number =>
  list.reduce((all, row) => all + (row[name] ?? 0), 0);

describe('№ 65 ends where № 63 stands', () => {
  for (const group_by of ['JENIS', 'KADAR', 'GROUP', 'GUDANG', 'BAKI'])
    test(`by ${group_by}, on each day, to the piece and the milligram`, async () => {
      for (const tgl of HARI) {
        const mutasi = await rows(mutasiStockReport, { tgl_from: AWAL, tgl_to: tgl, group_by });
        const saldo = await rows(saldoStockReport, { per_tanggal: tgl, group_by });
        const berisi = mutasi.filter((row) => row.akhir_qty !== 0 || row.akhir_berat !== 0);
        expect(
          berisi.map((row) => [row.kunci, row.akhir_qty, row.akhir_berat, row.akhir_murni]),
        ).toEqual(saldo.map((row) => [row.kunci, row.qty, row.berat, row.murni]));
      }
    });

  test('each row adds up, pindah comes to nothing, and no line says SELISIH', async () => {
    const mutasi = await rows(mutasiStockReport, {
      tgl_from: KINI,
      tgl_to: KINI,
      group_by: 'BAKI',
    });
    for (const row of mutasi)
      for (const unit of ['qty', 'berat']) {
        const of = (name: string) => row[`${name}_${unit}`] as number;
        const masuk = of('awal') + of('tambah') + of('terima') + of('pindah') + of('kirim');
        expect(masuk - of('jual') - of('hancur') + of('ubah')).toBe(of('akhir'));
      }
    expect(sum(mutasi, 'pindah_berat')).toBe(0);
    expect(sum(mutasi, 'jual_qty')).toBeGreaterThan(0);
    expect(sum(mutasi, 'hancur_qty')).toBe(1);
    expect(mutasi.map((row) => row.kunci)).not.toContain('SELISIH');
  });
});

test('№ 62, 63, 66, 67 and 76 hold the same pieces today', async () => {
  const fisik = await rows(stockBarangReport, { status: 'SEMUA FISIK' });
  const lepas = await shop.rows<{ berat: number }>(
    `select coalesce(sum(berat), 0)::bigint as berat from buku where kode_barcode is null and akun = 'gudang:TK'`,
  );
  const saldo = await rows(saldoStockReport, { per_tanggal: KINI, group_by: 'JENIS' });
  expect(sum(saldo, 'berat')).toBe(sum(fisik, 'berat') + lepas[0]!.berat);
  const kelompok = await rows(kelompokBarangReport, { group_by: 'NAMA BARANG' });
  expect([sum(kelompok, 'jumlah'), sum(kelompok, 'berat')]).toEqual([
    fisik.length,
    sum(fisik, 'berat'),
  ]);
  const ukuran = await rows(kelompokBarangReport, { group_by: 'NAMA BARANG DAN SIZE' });
  expect(sum(ukuran, 'berat')).toBe(sum(fisik, 'berat'));
  const urut = async (sort_by: string, kolom: string) => {
    const all = await rows(kelompokBarangReport, { group_by: 'NAMA BARANG', sort_by });
    const angka = all.map((row) => row[kolom] as number);
    expect([sort_by, angka]).toEqual([sort_by, angka.toSorted((a, b) => b - a)]);
    expect(sum(all, 'berat')).toBe(sum(fisik, 'berat'));
  };
  await urut('JUMLAH TERBANYAK', 'jumlah');
  await urut('BERAT TERBANYAK', 'berat');
  const bagian = await Promise.all(
    ['READY', 'TITIP'].map((filter) => rows(kelompokBarangReport, { filter })),
  );
  expect(sum(bagian.flat(), 'jumlah')).toBe(fisik.length);
  expect(sum(bagian[0]!, 'jumlah')).toBe(fisik.filter(({ status }) => status === 'READY').length);
  const datang = await Promise.all(
    HARI.map((hari) => rows(kelompokBarangReport, { tgl_from: hari, tgl_to: hari })),
  );
  expect(sum(datang.flat(), 'berat')).toBe(sum(fisik, 'berat'));
  expect(datang.filter((hari) => hari.length > 0).length).toBeGreaterThan(1);
  const harga = await rows(analisisHargaReport, { sort_by: 'HARGA TERTINGGI' });
  expect(harga.length).toBe(fisik.length);
  const prices = harga.map((row) => row.harga_jual as number);
  expect(prices).toEqual(prices.toSorted((a, b) => b - a));
  const umur = await rows(umurStockReport, { per_tanggal: KINI, group_by: 'RINCIAN' });
  expect([umur.length, sum(umur, 'total_berat')]).toEqual([fisik.length, sum(fisik, 'berat')]);
});

test('№ 68 names every piece that came in, and how', async () => {
  const all = await rows(tambahBarangReport, { tgl_from: AWAL, tgl_to: KINI });
  const [{ n }] = (await shop.rows('select count(*)::int as n from barang')) as [{ n: number }];
  expect(all.length).toBe(n);
  const baru = await rows(tambahBarangReport, {
    tgl_from: AWAL,
    tgl_to: KINI,
    sumber: 'INPUT BARU',
  });
  expect(baru.every((row) => row.sumber === 'INPUT BARU')).toBe(true);
});

test('№ 76 looks back: a piece that is old today was young the day it came', async () => {
  const muda = await rows(umurStockReport, {
    per_tanggal: KINI,
    group_by: 'JENIS',
    umur_min: '400',
  });
  expect(muda).toEqual([]);
  const kini = await rows(umurStockReport, { per_tanggal: KINI, group_by: 'JENIS' });
  for (const row of kini) {
    const kelas = ['30', '90', '180', '365', 'lebih'].map((name) => row[`berat_${name}`] as number);
    expect(kelas.reduce((a, b) => a + b, 0)).toBe(row.total_berat);
  }
});
