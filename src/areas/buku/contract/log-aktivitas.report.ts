import { choice, instant, int, list, ofPerson, optional, status } from '#kit/contract/field.ts';
import { defineReport, rowText, semua, span } from '#kit/contract/report.ts';
import { level } from '#kit/rules/gate.ts';
import { userRef } from '#areas/akses/contract/user.field.ts';

const JENIS = [
  'LOGIN',
  'LOGIN GAGAL',
  'LOGOUT',
  'TAMBAH',
  'UBAH',
  'HAPUS',
  'AKTIFKAN',
  'SETTING',
  'EXPORT',
] as const;
const MODUL = {
  toko: 'Toko',
  akses: 'Akses',
  uang: 'Uang',
  customer: 'Customer',
  barang: 'Barang',
  stock: 'Stock',
  penjualan: 'Penjualan',
  pembelian: 'Pembelian',
  hutang: 'Hutang',
  cicilan: 'Cicilan',
  service: 'Service',
  member: 'Member',
  katalog: 'Katalog',
  lainnya: 'Lainnya',
};

/** What people did beside documents: who came in, who changed what, from what to what (D-31). */
export const logAktivitasReport = defineReport({
  no: 102,
  path: 'laporan-log-aktivitas',
  menu: {
    group: 'Laporan/Otorisasi dan Audit',
    at: 50,
    levels: ['MU'],
    answers: 'Siapa mengubah apa dan kapan',
  },
  title: 'Laporan Log Aktivitas User',
  area: 'Otorisasi dan Audit',
  api: 'GET audit/report',
  gate: level('OWN', 'SU', 'MU', 'DEV'),
  filters: {
    ...span,
    user_id: semua(userRef('User')),
    jenis: semua(choice('Jenis', JENIS)),
    modul: semua(choice('Modul', MODUL)),
  },
  columns: {
    waktu: instant('Waktu'),
    user_id: rowText('User'),
    level: rowText('Level'),
    jenis: status('Jenis', JENIS),
    modul: choice('Modul', MODUL),
    kunci: rowText('Data'),
    perubahan: int('Perubahan'),
    sebelum: optional(list('Sebelum')),
    sesudah: optional(list('Sesudah')),
    perangkat: rowText('Perangkat'),
    ip: ofPerson('HOUSE', rowText('Alamat IP')),
    tanda: optional(status('Tanda', ['DI LUAR JAM'])),
  },
  aside: ['level', 'modul', 'perubahan', 'perangkat', 'ip'],
  groups: ['user_id'],
  totals: ['perubahan'],
  band: [
    { rows: 'Kejadian' },
    { of: 'perubahan', label: 'Isian yang berubah' },
    { distinct: 'user_id', label: 'User' },
  ],
  sort: ['user_id', 'waktu'],
  closing: [{ title: 'Jumlah Per Jenis', by: 'jenis', sums: ['perubahan'] }],
  rowNoun: 'kejadian',
});
