import { choice, day, int, ofPerson, optional } from '#kit/contract/field.ts';
import { phoneTold } from '#kit/contract/field-more.ts';
import { alone, defineReport, rowText, semua, sumGram, sumRupiah } from '#kit/contract/report.ts';
import { customerModul } from '#areas/customer/contract/customer.modul.ts';
import { modul } from '#areas/toko/contract/modul.ts';
import { saringToko } from '#areas/toko/contract/saring-toko.ts';

export const STATUS_MEMBER = ['AKTIF', 'TIDAK AKTIF 6 BULAN', 'TIDAK AKTIF 12 BULAN'] as const;

/** Members with what they bought, the best customers first; who was brought by whom, and since when they are quiet. */
export const memberReport = defineReport({
  no: 42,
  path: 'laporan-member',
  menu: {
    group: 'Laporan/Member',
    at: 10,
    levels: ['MU'],
    answers: 'Siapa member toko dan berapa belanjanya',
  },
  title: 'Laporan Member',
  area: 'Member, poin, hadiah, kupon',
  api: 'GET member/report',
  gate: modul(customerModul.MEMBER_MODULE),
  filters: {
    tgl_from: optional(day('Terdaftar Dari')),
    tgl_to: optional(day('Terdaftar Sampai')),
    ...saringToko,
    ulang_tahun: semua(choice('Ulang Tahun', ['HARI INI', 'BULAN INI'])),
    status: semua(choice('Status', STATUS_MEMBER)),
  },
  columns: {
    kode_customer: rowText('Kode Member'),
    nama_customer: rowText('Nama'),
    tgl_lahir: optional(day('Tgl Lahir')),
    no_hp: optional(phoneTold('No HP')),
    alamat_customer: ofPerson('ADDRESS', rowText('Alamat')),
    tgl_daftar: optional(day('Terdaftar')),
    kali_belanja: int('Kali Belanja'),
    berat: sumGram('Berat Beli'),
    netto: sumRupiah('Belanja'),
    jual_balik: sumRupiah('Jual Balik'),
    poin: int('Saldo Poin'),
    belanja_terakhir: optional(day('Terakhir')),
    hari_diam: alone(optional(int('Hari Diam'))),
    afiliasi: optional(rowText('Diajak Oleh')),
    bulan: rowText('Bulan Daftar'),
    baru: int('Member'),
  },
  hidden: ['bulan', 'baru'],
  totals: ['kali_belanja', 'berat', 'netto', 'jual_balik', 'poin', 'baru'],
  stands: [{ columns: ['poin'] }],
  band: [
    { rows: 'Member' },
    { of: 'netto', label: 'Belanja' },
    { of: 'poin', label: 'Saldo poin' },
  ],
  sort: ['-netto', 'nama_customer'],
  closing: [{ title: 'Member Baru per Bulan', by: 'bulan', sums: ['baru'] }],
  drill: [{ column: 'kode_customer', to: 'customer' }],
  audited: true,
  rowNoun: 'member',
});
