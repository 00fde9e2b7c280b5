import { defineEndpoint } from '#kit/contract/endpoint.ts';
import { cost, day, int, objectOf, optional, rupiah, yesNo } from '#kit/contract/field.ts';
import { asField } from '#kit/contract/field-more.ts';
import { beratJumlah } from '#areas/penjualan/contract/chart.api.ts';
import { perluRows } from '#areas/dashboard/contract/toko.api.ts';

/** A day in one line: sold, earned, and the gold that went and came. */
const hariKerja = {
  tgl_system: day('Tanggal'),
  nota: int('Nota'),
  qty: int('Qty'),
  rupiah: rupiah('Penjualan'),
  /** Of the lines whose cost is known, as Laba Rugi has it; null where cost is not shown (D-3.5). */
  laba: cost(optional(rupiah('Laba'))),
  gram_keluar: beratJumlah('Gram Keluar'),
  gram_masuk: beratJumlah('Gram Masuk'),
};

/** The shop's own fine gold now and what a gram of it costs (the figures of Posisi Emas, № 96). */
const emas = {
  murni: beratJumlah('Emas Murni'),
  naik: rupiah('Naik Per Gram'),
  nilai_naik: rupiah('Nilai Naik'),
};

const beranda = {
  /** True for a cashier: the figures are this person's own. */
  sendiri: yesNo('Sendiri'),
  hari_ini: asField(objectOf(hariKerja), 'Hari Ini'),
  kemarin: optional(asField(objectOf(hariKerja), 'Hari Kerja Lalu')),
  emas: optional(asField(objectOf(emas), 'Emas')),
  perlu_dilihat: perluRows,
};

/** The first page: the shop's day for a person who may see it, a cashier's own day for a cashier. */
export const berandaEndpoint = defineEndpoint({
  call: 'GET beranda',
  summary: 'Hari toko di beranda',
  answer: beranda,
  right: 'login',
});
