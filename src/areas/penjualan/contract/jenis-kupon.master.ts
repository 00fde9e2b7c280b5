import { onlyIf } from '#kit/contract/field-more.ts';
import { choice, int, kode, optional, persen, rupiah, text, hint } from '#kit/contract/field.ts';
import { defineMaster } from '#kit/contract/master.ts';
import { rp } from '#kit/rules/quantity.ts';
import { modul } from '#areas/toko/contract/modul.ts';
import { penjualanModul } from '#areas/penjualan/contract/penjualan.modul.ts';

/** A kind of coupon: what it is worth, from which purchase on, for how long and how often (D-33.14). */
export const jenisKuponMaster = defineMaster({
  path: 'kupon-penjualan',
  menu: { group: 'Penjualan', levels: ['SPV', 'MU'] },
  title: 'Kupon Penjualan',
  tab: 'Jenis Kupon',
  noun: 'jenis kupon',
  table: 'jenis_kupon',
  key: 'jenis_kupon',
  gate: modul(penjualanModul.KUPON_PENJUALAN_MODULE),
  fields: {
    jenis_kupon: kode('Jenis Kupon', 10),
    nama: text('Nama Kupon', { max: 60 }),
    cara: choice('Cara', { RUPIAH: 'Rupiah', PERSEN: 'Persen' }),
    nilai: onlyIf('cara', 'RUPIAH', rupiah('Nilai', { min: rp(1) })),
    persen: onlyIf('cara', 'PERSEN', persen('Persen', { min: 1 })),
    minimal_belanja: rupiah('Minimal Belanja', { min: rp(0) }),
    masa_hari: int('Berlaku (Hari)', { min: 1, max: 3650 }),
    kali_pakai: int('Kali Pakai', { min: 1, max: 1000 }),
    terbit_dari: hint(
      'Penjualan sebesar ini menerbitkan satu kupon; kosong: hanya dengan tangan.',
      optional(rupiah('Terbit Dari Penjualan', { min: rp(1) })),
    ),
  },
  harga: {
    jenis: 'KUPON',
    fields: [
      'cara',
      'nilai',
      'persen',
      'minimal_belanja',
      'masa_hari',
      'kali_pakai',
      'terbit_dari',
    ],
  },
  api: { list: 'GET para-kupon' },
});
