import { expect, test } from 'vitest';
import type { Report } from '#kit/contract/report.ts';
import { openBand } from '#kit/rules/band.ts';
import { titipanReport } from '#areas/penjualan/contract/titipan/titipan.report.ts';
import { pesananReport } from '#areas/service/contract/laporan/laporan-pesanan.report.ts';

type Baris = Record<string, string | number>;
function pita(report: Report, rows: readonly Baris[]) {
  const band = openBand(report);
  for (const row of rows) band.add(row);
  return band.values().map(({ label, value }) => [label, value]);
}

test('№ 23: what was fetched is no deposit that the shop still holds', () => {
  const rows = [
    { status: 'AKTIF', no_titip: 'TT1', dp_rp: 1_000_000, sisa_rp: 2_000_000 },
    { status: 'DIAMBIL', no_titip: 'TT2', dp_rp: 470_000, sisa_rp: 1_000_000 },
  ];
  expect(pita(titipanReport, rows)).toEqual([
    ['Uang titip', 1_000_000],
    ['Sisa bayar', 2_000_000],
    ['Titipan', 2],
  ]);
});

test('№ 19: paid and left to pay are those of open orders', () => {
  const rows = [
    { status: 'PROSES', no_pesanan: 'PS1', jumlah_bayar: 3_000_000, sisa_bayar: 5_000_000 },
    { status: 'DIAMBIL', no_pesanan: 'PS2', jumlah_bayar: 8_000_000, sisa_bayar: 0 },
    { status: 'SELESAI', no_pesanan: 'PS3', jumlah_bayar: 1_000_000, sisa_bayar: 500_000 },
  ];
  expect(pita(pesananReport, rows)).toEqual([
    ['DP/Bayar', 4_000_000],
    ['Sisa', 5_500_000],
    ['Pesanan', 3],
  ]);
});
