import { defineEndpoint } from '#kit/contract/endpoint.ts';
import {
  day,
  int,
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
import { PUSAT } from '#areas/dashboard/contract/laporan/gerbang.ts';

export const TUTUP = status('Hari', { TUTUP: 'TUTUP', BELUM: 'BUKA', TIDAK_BUKA: 'TIDAK BUKA' });
const cabang = {
  kode_toko: text('Kode Toko'),
  nama_toko: text('Toko'),
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

/** Every branch as it stands on head office's open day. */
export const dashboardPusatEndpoint = defineEndpoint({
  call: 'GET dashboard/pusat',
  summary: 'Keadaan semua cabang hari ini',
  answer: objectOf({
    tgl_system: day('Tanggal'),
    cabang: asField(listOf(objectOf(cabang)), 'Cabang'),
  }),
  right: { menu: ['dashboardPusat'] },
  gate: PUSAT,
});
