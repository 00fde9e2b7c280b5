import { defineEndpoint } from '#kit/contract/endpoint.ts';
import {
  choice,
  cost,
  day,
  instant,
  int,
  listOf,
  objectOf,
  optional,
  persen,
  rupiah,
  text,
  yesNo,
  type Field,
  type Fields,
  type ValuesOf,
} from '#kit/contract/field.ts';
import { kadarPersen } from '#areas/toko/contract/kadar.field.ts';
import { asField } from '#kit/contract/field-more.ts';
import { sense } from '#kit/rules/sentence.ts';
import { beratJumlah } from '#areas/penjualan/contract/chart.api.ts';
import { JENIS_PERLU } from '#areas/dashboard/rules/perlu-dilihat.ts';

const rows = <const F extends Fields>(label: string, fields: F): Field<ValuesOf<F>[]> =>
  asField(listOf(objectOf(fields)), label);

/** The counted sales of the open day; margin only for those who may see cost (D-3.5). */
const jualHari = {
  nota: int('Nota'),
  qty: int('Qty'),
  gram: beratJumlah('Gram'),
  rupiah: rupiah('Penjualan'),
  laba_persen: cost(optional(persen('Laba Kotor', { min: -1_000_000 }))),
  /** Sold pieces whose cost is not known: in turnover, not in the margin (reports.md §4). */
  tanpa_modal: cost(optional(int('Tanpa Modal'))),
};
const jam = { jam: int('Jam', { min: 0, max: 23 }), nota: int('Nota'), rupiah: rupiah('Rupiah') };
const harian = {
  tgl_system: day('Tanggal'),
  qty: int('Qty'),
  gram: beratJumlah('Gram'),
  rupiah: rupiah('Rupiah'),
};
const stockKadar = {
  kadar: kadarPersen('Kadar'),
  label: text('Label', { min: 0 }),
  qty: int('Potong'),
  berat: beratJumlah('Berat'),
  murni: beratJumlah('Emas Murni'),
  /** Null: hidden from this person, or the kadar has no price. */
  nilai: optional(rupiah('Nilai Jual Hari Ini')),
};
const uang = {
  akun: text('Akun'),
  /** Of a bank account: its bank and its last digits. */
  nama: optional(text('Nama')),
  masuk: rupiah('Masuk'),
  keluar: rupiah('Keluar'),
  saldo: rupiah('Saldo'),
};
/** One thing to look at, as facts: the screen makes its sentence. */
const perlu = {
  jenis: choice('Jenis', JENIS_PERLU),
  jumlah: int(sense('Jumlah', 'banyaknya')),
  rupiah: optional(rupiah('Rupiah')),
  waktu: optional(instant('Waktu')),
  tgl_system: optional(day('Tanggal')),
  user_id: optional(text('User')),
  /** The document, the piece or the kadar that the first case is about. */
  dokumen: optional(text('Dokumen')),
  barang: optional(text('Barang')),
  menit: optional(int('Menit')),
  /** Hundredths: what is usual in the same time. */
  biasanya: optional(int('Biasanya')),
  dari: optional(rupiah('Dari')),
  ke: optional(rupiah('Ke')),
};
export type Perlu = ValuesOf<typeof perlu>;
export const perluRows = rows('Perlu Dilihat', perlu);
export type StockKadar = ValuesOf<typeof stockKadar>;
export type UangHari = ValuesOf<typeof uang>;
export type Harian = ValuesOf<typeof harian>;
export type Jam = ValuesOf<typeof jam>;
export type JualHari = ValuesOf<typeof jualHari>;

const tokoHari = {
  tgl_system: day('Tanggal'),
  /** When this was so. */
  waktu: instant('Waktu'),
  status: choice('Status', ['OPEN', 'CLOSED']),
  penjualan: asField(objectOf(jualHari), 'Penjualan'),
  per_jam: rows('Per Jam', jam),
  /** Fourteen days with today; null for a cashier, who sees today only. */
  harian: optional(rows('Harian', harian)),
  stock: rows('Stock', stockKadar),
  nilai_terlihat: yesNo('Nilai Terlihat'),
  /** Nothing for a cashier: no bank balance is a cashier's. */
  uang: rows('Uang', uang),
  /** False below SPV while the day is open: `uang` then has no drawer (D-20.4). */
  kas_terlihat: yesNo('Kas Terlihat'),
  tutup_terakhir: optional(instant('Tutup Terakhir')),
  perlu_dilihat: perluRows,
};
export type TokoHari = ValuesOf<typeof tokoHari>;

export const dashboardTokoEndpoint = defineEndpoint({
  call: 'GET dashboard/toko',
  summary: 'Keadaan toko hari ini',
  answer: tokoHari,
  right: { menu: ['dashboard'] },
});
