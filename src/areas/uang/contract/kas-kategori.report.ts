import { choice, int, optional, persen, ref, status } from '#kit/contract/field.ts';
import { defineReport, rowText, semua, span, sumRupiah } from '#kit/contract/report.ts';
import { rekeningMaster } from '#areas/uang/contract/rekening.master.ts';

const ARAH = { MASUK: 'MASUK', KELUAR: 'KELUAR' };

/** Money in and out by transaction code; money that only changed its place comes last and is in no total. */
export const kasKategoriReport = defineReport({
  no: 47,
  path: 'laporan-kas-kategori',
  menu: {
    group: 'Laporan/Keuangan',
    at: 20,
    levels: ['MU'],
    answers: 'Biaya dan pemasukan menurut kategori',
  },
  title: 'Laporan Kas Per Kategori',
  area: 'Keuangan',
  api: 'GET cash/report-kategori',
  filters: {
    ...span,
    arah: semua(choice('Arah', ARAH)),
    akun_kas: akunKas(),
    biaya: semua(choice('Biaya', { BIAYA: 'HANYA BIAYA' })),
  },
  columns: {
    arah: status('Arah', { ...ARAH, MUTASI: 'MUTASI' }),
    kategori: rowText('Kode'),
    deskripsi: rowText('Deskripsi'),
    jumlah_trx: int('Jml'),
    masuk: sumRupiah('Masuk'),
    keluar: sumRupiah('Keluar'),
    netto: sumRupiah('Netto'),
    kontribusi: optional(persen('%')),
  },
  groups: ['arah'],
  totals: ['jumlah_trx', 'masuk', 'keluar', 'netto'],
  band: ['masuk', 'keluar', 'netto'],
  sort: ['arah', 'kategori'],
  balance: { column: 'arah', values: ['MUTASI'] },
  // Of the drawers to what moved in them, of an account to its own movements.
  drill: [
    {
      column: 'kategori',
      to: 'report',
      path: 'laporan-kas',
      as: { of: 'akun_kas', names: { ALL: ['kategori'], CASH: ['kategori'] } },
    },
    {
      column: 'kategori',
      to: 'report',
      path: 'laporan-uang-bank',
      bare: true,
      with: { no_rekening: 'akun_kas' },
    },
  ],
  chart: { kind: 'bar', x: 'kategori', series: ['keluar'] },
  rowNoun: 'kode',
});

/** CASH is every drawer; else one account. */
function akunKas() {
  const field = semua(ref('Akun Kas', rekeningMaster, 'kode_bank'));
  return {
    ...field,
    options: [...(field.options ?? []), { value: 'CASH', label: 'CASH' }],
  };
}
