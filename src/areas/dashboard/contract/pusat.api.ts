import { defineEndpoint } from '#kit/contract/endpoint.ts';
import {
  day,
  instant,
  int,
  leftOut,
  listOf,
  objectOf,
  optional,
  rupiah,
  status,
  text,
  type ValuesOf,
} from '#kit/contract/field.ts';
import { asField } from '#kit/contract/field-more.ts';
import { beratJumlah } from '#areas/penjualan/contract/chart.api.ts';
import { PUSAT_ATAU_SENDIRI } from '#areas/dashboard/contract/laporan/gerbang.ts';
import { hasilToko } from '#areas/toko/contract/hasil-toko.ts';

export const TUTUP = status('Hari', { TUTUP: 'TUTUP', BELUM: 'BUKA', TIDAK_BUKA: 'TIDAK BUKA' });
const cabang = {
  kode_toko: text('Kode Toko'),
  nama_toko: text('Toko'),
  /** The hour of head office's copy, of a shop on another server that is away (D-43.3). */
  per: leftOut(instant('Waktu')),
  tutup: TUTUP,
  nota: int('Nota'),
  jual_berat: beratJumlah('Berat Jual'),
  netto: rupiah('Penjualan'),
  beli_berat: beratJumlah('Berat Beli'),
  harga: rupiah('Pembelian'),
  /** Null: hidden from this person. */
  stock_qty: optional(int('Stok')),
  stock_berat: optional(beratJumlah('Berat Stok')),
  stock_murni: optional(beratJumlah('Emas Murni')),
  kas: optional(rupiah('Kas')),
  bank: optional(rupiah('Bank')),
  non_cash: optional(rupiah('Non Cash Belum Cair')),
};
export type CabangHari = ValuesOf<typeof cabang>;

/** The state of every branch on head office's open day. */
export const dashboardPusatEndpoint = defineEndpoint({
  call: 'GET dashboard/pusat',
  summary: 'Keadaan semua cabang hari ini',
  query: { tgl_system: optional(day('Tanggal')) },
  answer: objectOf({
    tgl_system: day('Tanggal'),
    cabang: asField(listOf(objectOf(cabang)), 'Cabang'),
    toko: asField(listOf(objectOf(hasilToko)), 'Toko'),
  }),
  right: { menu: ['dashboardPusat'] },
  gate: PUSAT_ATAU_SENDIRI,
});
