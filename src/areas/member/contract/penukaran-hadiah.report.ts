import { day, int, ref } from '#kit/contract/field.ts';
import { defineReport, rowText, semua, span } from '#kit/contract/report.ts';
import { sense } from '#kit/rules/sentence.ts';
import { customerModul } from '#areas/customer/contract/customer.modul.ts';
import { hadiahMaster } from '#areas/customer/contract/hadiah.master.ts';
import { modul } from '#areas/toko/contract/modul.ts';
import { saringToko } from '#areas/toko/contract/saring-toko.ts';

/** Gifts that were handed out, by gift; what was cancelled is not among them. */
export const penukaranHadiahReport = defineReport({
  no: 44,
  path: 'laporan-penukaran-hadiah',
  menu: {
    group: 'Laporan/Member',
    at: 30,
    levels: ['SPV', 'MU'],
    answers: 'Hadiah yang diambil member dengan poin',
  },
  title: 'Laporan Penukaran Hadiah',
  area: 'Member, poin, hadiah, kupon',
  api: 'GET hadiah/report-penukaran',
  gate: modul(customerModul.MEMBER_MODULE),
  filters: {
    ...span,
    ...saringToko,
    kode_hadiah: semua(ref(sense('Hadiah', 'satu'), hadiahMaster, 'nama_hadiah')),
  },
  columns: {
    tgl_system: day('Tanggal'),
    no_tukar_hadiah: rowText('No'),
    kode_customer: rowText('Kode Member'),
    nama_customer: rowText('Nama'),
    kode_hadiah: rowText('Kode Hadiah'),
    nama_hadiah: rowText(sense('Hadiah', 'satu')),
    qty: int('Qty'),
    poin: int('Poin'),
    input_by: rowText('Kasir'),
  },
  groups: ['nama_hadiah'],
  totals: ['qty', 'poin'],
  band: [
    { of: 'qty', label: 'Hadiah' },
    { of: 'poin', label: 'Poin' },
  ],
  sort: ['nama_hadiah', 'tgl_system', 'no_tukar_hadiah'],
  drill: [
    { column: 'no_tukar_hadiah', to: 'dokumen' },
    { column: 'kode_customer', to: 'customer' },
  ],
  rowNoun: 'penukaran',
});
