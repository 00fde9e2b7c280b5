import { choice, int, optional, persen, type Field } from '#kit/contract/field.ts';
import { alone, mustMonth, picked, rowText, sumGram, sumRupiah } from '#kit/contract/report.ts';
import { defineShopsReport } from '#kit/contract/report-shops.ts';
import { sense } from '#kit/rules/sentence.ts';
import { AREA_PUSAT, PUSAT_TANYA } from '#areas/dashboard/contract/laporan/gerbang.ts';
import { kali, persenBebas } from '#areas/dashboard/contract/laporan/kolom.ts';
import { GAGAL_BANYAK_TOKO, saringToko } from '#areas/toko/contract/saring-toko.ts';

/** The measures, as the filter and the drawing call them. */
export const UKURAN = {
  BERAT_JUAL: 'BERAT JUAL',
  RP_JUAL: 'RP JUAL',
  LABA: 'LABA',
  MARGIN: 'MARGIN',
  BERAT_BELI: 'BERAT BELI',
  PINJAMAN: 'PINJAMAN',
  BUNGA: 'BUNGA',
  DISKON: 'DISKON',
  BATAL: 'BATAL',
  PERPUTARAN: 'PERPUTARAN',
};

/** A figure of the chosen measure is in the column of its unit; the columns of other units are left out. */
const satuan =
  <T>(is: readonly (keyof typeof UKURAN)[], kind: (label: string) => Field<T>) =>
  (label: string): Field<T | null> => ({ ...optional(kind(label)), when: { field: 'ukuran', is } });
const gram = satuan(['BERAT_JUAL', 'BERAT_BELI'], sumGram);
const rupiah = satuan(['RP_JUAL', 'LABA', 'PINJAMAN', 'BUNGA'], sumRupiah);
const bagian = satuan(['MARGIN', 'DISKON', 'BATAL'], persenBebas);
const putaran = satuan(['PERPUTARAN'], kali);

const TOTAL = ['bulan_ini', 'bulan_lalu', 'tahun_ini', 'tahun_lalu'].flatMap(
  (name) =>
    [`${name}_gram`, `${name}_rp`] as `${'bulan' | 'tahun'}_${'ini' | 'lalu'}_${'gram' | 'rp'}`[],
);

/** Branches by one measure, the best first: this month, the last, and the year so far beside the one before. */
export const perbandinganCabangReport = defineShopsReport({
  no: 113,
  path: 'laporan-perbandingan-cabang',
  menu: { group: 'Laporan/Pusat', levels: ['MU'], answers: 'Toko mana yang terbaik bulan ini' },
  title: 'Laporan Perbandingan Cabang',
  area: AREA_PUSAT,
  api: 'GET cash-pusat/report-perbandingan',
  gate: PUSAT_TANYA,
  filters: {
    bulan: mustMonth('Bulan'),
    ...saringToko,
    ukuran: picked(choice(sense('Ukuran', 'angka'), UKURAN)),
  },
  columns: {
    rank: alone(int(sense('Urut', 'peringkat'))),
    nama_toko: rowText('Toko'),
    bulan_ini_gram: gram('Bulan Ini'),
    bulan_ini_rp: rupiah('Bulan Ini Rp'),
    bulan_ini_persen: bagian('Bulan Ini %'),
    bulan_ini_kali: putaran('Bulan Ini ×'),
    bulan_lalu_gram: gram('Bulan Lalu'),
    bulan_lalu_rp: rupiah('Bulan Lalu Rp'),
    bulan_lalu_persen: bagian('Bulan Lalu %'),
    bulan_lalu_kali: putaran('Bulan Lalu ×'),
    beda: optional(persenBebas('Beda %')),
    tahun_ini_gram: gram('Tahun s/d Ini'),
    tahun_ini_rp: rupiah('Tahun s/d Ini Rp'),
    tahun_ini_persen: bagian('Tahun s/d Ini %'),
    tahun_ini_kali: putaran('Tahun s/d Ini ×'),
    tahun_lalu_gram: gram('Tahun Lalu s/d Ini'),
    tahun_lalu_rp: rupiah('Tahun Lalu s/d Ini Rp'),
    tahun_lalu_persen: bagian('Tahun Lalu s/d Ini %'),
    tahun_lalu_kali: putaran('Tahun Lalu s/d Ini ×'),
    beda_tahun: optional(persenBebas('Beda Tahun %')),
    rata_hari_gram: alone(gram('Rata per Hari Buka')),
    rata_hari_rp: alone(rupiah('Rata per Hari Buka Rp')),
    kontribusi: optional(persen('%', { min: -1e9, max: 1e9 })),
  },
  totals: [...TOTAL, 'kontribusi'],
  shares: ['kontribusi'],
  band: ['bulan_ini_gram', 'bulan_lalu_gram', 'bulan_ini_rp', 'bulan_lalu_rp', { rows: 'Toko' }],
  sort: ['rank'],
  drawings: 'paper',
  messages: GAGAL_BANYAK_TOKO,
  rowNoun: 'toko',
});
