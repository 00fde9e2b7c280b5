import { optional, type Field } from '#kit/contract/field.ts';
import { BULAN } from '#kit/rules/hari.ts';
import { defineReport, mustMonth, rowWord, sumRupiah } from '#kit/contract/report.ts';
import { AREA, persenBebas } from '#areas/dashboard/contract/laporan/kolom.ts';
import { daftarBulan, kolomBulan } from '#areas/dashboard/rules/bulan.ts';
import type { Rupiah } from '#kit/rules/quantity.ts';
import {
  LABA_RUGI_BLOK,
  LABA_RUGI_URAIAN,
} from '#areas/dashboard/contract/laporan/kata-laporan.ts';

type Kolom = `bulan_${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12}`;
/** One column for each month of the year; those that are not asked for stay away. */
const bulan = Object.fromEntries(
  BULAN.map((nama, at) => [`bulan_${at + 1}`, optional(sumRupiah(nama))]),
) as Record<Kolom, Field<Rupiah | null>>;
const KOLOM = Object.keys(bulan) as Kolom[];

/** What a month earned, from the facts and not from a ledger: a view for the person who runs the shop. */
export const labaRugiReport = defineReport({
  no: 95,
  path: 'laporan-laba-rugi',
  menu: {
    group: 'Laporan/Manajerial',
    at: 80,
    levels: ['MU'],
    answers: 'Untung bersih bulan ini dan dari mana',
  },
  title: 'Laporan Laba Rugi Ringkas',
  area: AREA,
  api: 'GET manajerial/report-laba-rugi',
  filters: { bulan_from: mustMonth('Dari Bulan'), bulan_to: mustMonth('Sampai Bulan') },
  columns: {
    blok: rowWord('Blok', LABA_RUGI_BLOK),
    uraian: rowWord('Uraian', LABA_RUGI_URAIAN),
    ...bulan,
    total: sumRupiah('Total'),
    persen: optional(persenBebas('% Omzet')),
  },
  without: ({ bulan_from, bulan_to }) => {
    const asked = daftarBulan(String(bulan_from), String(bulan_to)).map(kolomBulan);
    return KOLOM.filter((name) => !asked.includes(name));
  },
  groups: ['blok'],
  totals: [...KOLOM, 'total', 'persen'],
  grandTotal: false,
  shares: ['persen'],
  band: [
    {
      of: 'total',
      label: 'Laba bersih',
      where: { column: 'uraian', is: ['LABA BERSIH SEBELUM PAJAK'] },
    },
    { of: 'total', label: 'Laba kotor', where: { column: 'uraian', is: ['LABA KOTOR'] } },
    { of: 'total', label: 'Omzet', where: { column: 'blok', is: ['OMZET'] } },
  ],
  sort: ['blok', 'uraian'],
  chart: {
    kind: 'line',
    x: 'uraian',
    series: ['LABA KOTOR', 'LABA BERSIH SEBELUM PAJAK'],
    columns: ['LABA KOTOR', 'LABA BERSIH SEBELUM PAJAK'],
    across: KOLOM,
  },
  balance: { column: 'uraian', values: ['LABA KOTOR', 'LABA BERSIH SEBELUM PAJAK'] },
  paper: {
    portrait: 7,
    bareGroups: true,
    boxed: { column: 'uraian', is: 'LABA BERSIH SEBELUM PAJAK' },
  },
  rowNoun: 'baris',
});
