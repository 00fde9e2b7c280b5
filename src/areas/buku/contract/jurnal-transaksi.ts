import { choice, day, optional, ref, rupiah, status } from '#kit/contract/field.ts';
import { defineReport, rowText, semua, span } from '#kit/contract/report.ts';
import { sense } from '#kit/rules/sentence.ts';
import { akunMaster } from '#areas/buku/contract/akun.master.ts';
import type { Jurnal } from '#areas/buku/rules/jurnal.ts';
import { modul } from '#areas/toko/contract/modul.ts';
import { bukuModul } from '#areas/buku/contract/buku.modul.ts';

const sekali = (names: readonly string[]): string[] => [...new Set(names)];

/**
 * The rupiah of the book as an accountant reads it: by journal, on the accounts of Parameter Akun (D-5.5).
 * The house says which journals there are.
 */
export const defineJurnalTransaksi = (jurnal: readonly Jurnal[]) =>
  defineReport({
    no: 56,
    path: 'laporan-jurnal-transaksi',
    menu: {
      group: 'Laporan/Keuangan',
      at: 80,
      levels: ['MU'],
      answers: 'Debet dan kredit tiap dokumen untuk pembukuan',
    },
    title: 'Laporan Jurnal Transaksi',
    area: 'Keuangan',
    api: 'GET para-akun-transaksi/report-jurnal',
    gate: modul(bukuModul.AKUNTANSI_MODULE),
    filters: {
      ...span,
      trx: semua(choice('Jurnal', sekali(jurnal.map(({ trx }) => trx)))),
      type: semua(choice('Tipe', sekali(jurnal.map(({ type }) => type)))),
      nomor_akun: semua(ref('No Akun', akunMaster, 'nama_akun')),
    },
    columns: {
      tgl_system: day('Tanggal'),
      trx: rowText('Jurnal'),
      type: rowText('Tipe'),
      no_dokumen: rowText('No Dokumen'),
      nomor_akun: rowText('No Akun'),
      nama_akun: rowText('Nama Akun'),
      jenis_akun: optional(rowText('Jenis Akun')),
      debet: rupiah(sense('Debet', 'buku')),
      kredit: rupiah(sense('Kredit', 'buku')),
      keterangan: rowText('Keterangan'),
      tanda: optional(status('Tanda', ['TANPA AKUN', 'TIDAK SEIMBANG'])),
    },
    groups: ['trx', 'no_dokumen'],
    totals: ['debet', 'kredit'],
    band: ['debet', 'kredit', { distinct: 'no_dokumen', label: 'Dokumen' }],
    sort: ['tgl_system'],
    closing: [{ title: 'Rekap Per Akun', by: 'nama_akun', sums: ['debet', 'kredit'] }],
    rowNoun: 'baris',
  });

export type JurnalTransaksi = ReturnType<typeof defineJurnalTransaksi>;
