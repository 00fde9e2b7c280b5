import { int, kode, persen, text } from '#kit/contract/field.ts';
import { defineMaster } from '#kit/contract/master.ts';
import { modul } from '#areas/toko/contract/modul.ts';
import { customerModul } from '#areas/customer/contract/customer.modul.ts';

/** A person who brings a member gets a share of the points of that member's first sales (D-33.7). */
export const afiliasiMaster = defineMaster({
  path: 'setting-member',
  menu: { group: 'Member', levels: ['MU'] },
  title: 'Setting Member',
  tab: 'Afiliasi',
  noun: 'afiliasi',
  table: 'member_afiliasi',
  key: 'kode_afiliasi',
  gate: modul(customerModul.MEMBER_MODULE),
  fields: {
    kode_afiliasi: kode('Kode Afiliasi'),
    nama: text('Nama', { max: 60 }),
    persen_poin: persen('Persen Poin'),
    jumlah_transaksi: int('Jumlah Penjualan Pertama', { min: 1, max: 1000 }),
  },
  harga: { jenis: 'AFILIASI', fields: ['persen_poin', 'jumlah_transaksi'] },
  api: { list: 'GET parameter-member-afiliasi' },
});
