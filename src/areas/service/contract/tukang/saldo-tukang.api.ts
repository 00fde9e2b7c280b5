import { defineEndpoint } from '#kit/contract/endpoint.ts';
import {
  day,
  gram,
  int,
  kode,
  listOf,
  objectOf,
  optional,
  persen,
  text,
  type ValuesOf,
} from '#kit/contract/field.ts';
import { asField } from '#kit/contract/field-more.ts';
import { sense } from '#kit/rules/sentence.ts';
import { kadarPersen } from '#areas/toko/contract/kadar.field.ts';

const emas = {
  kadar: kadarPersen('Kadar'),
  berat: gram('Berat'),
  murni: gram('Murni'),
};

/** The account of a craftsman: what he holds, for jobs and without, and how much his work has lost this month. */
export const saldoTukangRow = {
  kode_tukang: kode('Tukang'),
  nama: text('Nama Tukang'),
  /** Gold of the shop that he holds; below 0 the shop owes him gold of his own. */
  emas: asField(listOf(objectOf(emas)), 'Emas'),
  /** The part of it that no job has. */
  bebas: asField(listOf(objectOf(emas)), 'Emas tanpa pekerjaan'),
  pekerjaan: int(sense('Pekerjaan', 'service')),
  sejak: optional(day('Sejak')),
  /** Fine gold of the month, as his losses are measured (D-36.5): alloy that goes in is no gain of gold. */
  diberi_bulan: gram('Murni Diserahkan Bulan Ini'),
  kembali_bulan: gram('Murni Kembali Bulan Ini'),
  susut_bulan: gram('Susut Murni Bulan Ini'),
  susut_persen: persen('Susut %'),
};
export type SaldoTukang = ValuesOf<typeof saldoTukangRow>;

/** Every craftsman who works for the shop or holds gold of it. */
export const saldoTukangEndpoint = defineEndpoint({
  call: 'GET tukang/saldo',
  summary: 'Emas toko di tiap tukang',
  answer: listOf(objectOf(saldoTukangRow)),
  right: { menu: ['master-tukang', 'lihat-services', 'transaksi-services', 'lihat-pesanan'] },
});
