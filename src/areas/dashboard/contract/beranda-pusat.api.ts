import { defineEndpoint } from '#kit/contract/endpoint.ts';
import {
  choice,
  cost,
  day,
  instant,
  int,
  leftOut,
  list,
  listOf,
  objectOf,
  optional,
  rupiah,
  text,
  yesNo,
  type ValuesOf,
} from '#kit/contract/field.ts';
import { asField } from '#kit/contract/field-more.ts';
import { beratJumlah } from '#areas/penjualan/contract/chart.api.ts';
import { PUSAT_ATAU_SENDIRI } from '#areas/dashboard/contract/laporan/gerbang.ts';
import { hasilToko } from '#areas/toko/contract/hasil-toko.ts';
import { TUTUP } from '#areas/dashboard/contract/pusat.api.ts';

/** What a branch sold, earned and bought on a day. */
const hariCabang = {
  nota: int('Nota'),
  rupiah: rupiah('Penjualan'),
  /** Of the lines whose cost is known; null where cost is not shown (D-3.5). */
  laba: cost(optional(rupiah('Laba'))),
  gram_keluar: beratJumlah('Gram Keluar'),
  gram_masuk: beratJumlah('Gram Masuk'),
};
export type HariCabang = ValuesOf<typeof hariCabang>;

const cabang = {
  kode_toko: text('Kode Toko'),
  nama_toko: text('Toko'),
  /** The hour of head office's copy, of a shop on another server that is away (D-43.3). */
  per: leftOut(instant('Waktu')),
  /** Head office itself: it is no branch that sells beside the others, but its day and its papers wait too. */
  pusat: yesNo('Pusat'),
  tutup: TUTUP,
  /** The last day that it worked, and whether that one is still open though the chain is on. */
  hari_terakhir: optional(day('Hari Terakhir')),
  tertinggal: yesNo('Belum Tutup'),
  hari_ini: asField(objectOf(hariCabang), 'Hari Ini'),
  kemarin: asField(objectOf(hariCabang), 'Kemarin'),
  belum_valid: int('Belum Validasi'),
  /** Null: hidden from this person. */
  belum_cair: optional(rupiah('Non Cash Belum Cair')),
  /** Sent by this branch, or to it, and not counted for more than three days (D-41.7). */
  uang_lama_di_jalan: optional(rupiah('Uang Lama Di Jalan')),
  kiriman_qty: optional(int('Barang Dalam Kiriman')),
  kiriman_berat: optional(beratJumlah('Berat Dalam Kiriman')),
};
export type CabangBeranda = ValuesOf<typeof cabang>;

/** A price of gold that changed, with the branches where it did. */
const harga = {
  jenis: choice('Jenis', ['JUAL', 'BELI']),
  nama: text('Harga'),
  dari: rupiah('Dari'),
  ke: rupiah('Ke'),
  waktu: instant('Waktu'),
  toko: list('Toko'),
};
export type HargaBerubah = ValuesOf<typeof harga>;

/** Head office's first page: the chain today and the day before, what waits, and what changed. */
export const berandaPusatEndpoint = defineEndpoint({
  call: 'GET beranda-pusat',
  summary: 'Hari semua cabang di beranda pusat',
  query: {
    tgl_system: optional(day('Tanggal')),
    tgl_kemarin: optional(day('Hari Kerja Lalu')),
  },
  answer: objectOf({
    tgl_system: day('Tanggal'),
    tgl_kemarin: optional(day('Hari Kerja Lalu')),
    cabang: asField(listOf(objectOf(cabang)), 'Cabang'),
    toko: asField(listOf(objectOf(hasilToko)), 'Toko'),
    harga: asField(listOf(objectOf(harga)), 'Perubahan Harga'),
  }),
  right: { menu: ['dashboardPusat'] },
  gate: PUSAT_ATAU_SENDIRI,
});
