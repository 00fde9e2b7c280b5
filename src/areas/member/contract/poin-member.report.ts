import { choice, day, int, kode, optional, rupiah } from '#kit/contract/field.ts';
import { alone, defineReport, picked, rowText, semua, span } from '#kit/contract/report.ts';
import { sense } from '#kit/rules/sentence.ts';
import { customerModul } from '#areas/customer/contract/customer.modul.ts';
import { JENIS_LAPORAN, JUMLAH, mutasi, saldoColumns } from '#areas/member/contract/saldo-poin.ts';
import { modul } from '#areas/toko/contract/modul.ts';
import { saringToko } from '#areas/toko/contract/saring-toko.ts';

/** Points of members over the shops: the balance of each, or every movement of one with what it left (D-51.11). */
export const poinMemberReport = defineReport({
  no: 43,
  path: 'laporan-poin-member',
  menu: {
    group: 'Laporan/Member',
    at: 20,
    levels: ['MU'],
    answers: 'Saldo poin member dan asalnya',
  },
  title: 'Laporan Poin Member',
  area: 'Member, poin, hadiah, kupon',
  api: 'GET member/report-poin',
  gate: modul(customerModul.MEMBER_MODULE),
  filters: {
    ...span,
    ...saringToko,
    kode_customer: optional(kode('Kode Member')),
    jenis: semua(choice('Jenis', JENIS_LAPORAN)),
    tampilan: picked(
      choice(sense('Tampilan', 'laporan'), { SALDO: 'SALDO', MUTASI: sense('MUTASI', 'poin') }),
    ),
  },
  columns: {
    kode_customer: rowText('Kode Member'),
    nama_customer: rowText('Nama'),
    tanggal: mutasi(day('Tanggal')),
    no_dokumen: mutasi(rowText('No Dokumen')),
    jenis: mutasi(rowText('Jenis')),
    dasar_rp: alone(mutasi(rupiah('Dasar'))),
    poin: mutasi(int('Poin')),
    saldo: alone(mutasi(int('Saldo'))),
    ...saldoColumns,
  },
  groups: ['kode_customer'],
  groupsWhen: { field: 'tampilan', is: ['MUTASI'] },
  totals: JUMLAH,
  stands: [{ columns: ['awal', 'akhir', 'nilai_rp'] }],
  band: [
    { distinct: 'kode_customer', label: 'Member' },
    'akhir',
    { of: 'nilai_rp', label: 'Nilai poin' },
  ],
  sort: ['kode_customer'],
  drill: [
    { column: 'kode_customer', to: 'customer' },
    { column: 'no_dokumen', to: 'dokumen' },
  ],
  rowNoun: 'baris',
});
