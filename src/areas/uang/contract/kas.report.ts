import { day, optional, ref, rupiah } from '#kit/contract/field.ts';
import { alone, defineReport, rowText, semua, span, sumRupiah } from '#kit/contract/report.ts';
import type { Asker } from '#kit/rules/gate.ts';
import { sense } from '#kit/rules/sentence.ts';
import { saringKasir } from '#areas/akses/contract/user.field.ts';
import { setidaknya, type Level } from '#areas/toko/rules/level.ts';
import { kodeTransaksiMaster } from '#areas/uang/contract/kode-transaksi.master.ts';
import { keteranganUang } from '#areas/uang/contract/kata-laporan.ts';

type Saring = Readonly<Record<string, unknown>>;

/**
 * Whether any row of this answer has a running balance: only where every movement is, and no person below SPV sees what
 * the drawer of the open day holds (D-20.4).
 */
const adaSaldo = ({ kategori, input_by, tgl_from }: Saring, by?: Asker): boolean => {
  const semuanya = [kategori, input_by].every((one) => (one ?? 'ALL') === 'ALL');
  const buta = by?.hari_status === 'OPEN' && !setidaknya(by.level as Level, 'SPV');
  return semuanya && !(buta && String(tgl_from) >= by.hari);
};

/** Every movement of cash in the order in which it was made, with what the drawer held before and after. */
export const kasReport = defineReport({
  no: 46,
  path: 'laporan-kas',
  menu: {
    group: 'Laporan/Keuangan',
    at: 10,
    levels: ['KASIR', 'SPV', 'MU'],
    answers: 'Uang masuk dan keluar laci, urut kejadian',
  },
  title: 'Laporan Kas',
  area: 'Keuangan',
  api: 'GET cash/report-kas',
  filters: {
    ...span,
    kategori: semua(ref('Kategori', kodeTransaksiMaster, 'deskripsi')),
    ...saringKasir,
  },
  columns: {
    tgl_system: day('Tanggal'),
    jam: optional(rowText(sense('Jam', 'pukul'))),
    no_dokumen: optional(rowText('No Dokumen')),
    kategori: optional(rowText('Kategori')),
    keterangan: keteranganUang,
    masuk: optional(rupiah('Masuk')),
    keluar: optional(rupiah('Keluar')),
    saldo: alone(optional(sumRupiah('Saldo'))),
    input_by: optional(rowText('Kasir')),
  },
  without: (filters, by) => (adaSaldo(filters, by) ? [] : ['saldo']),
  groups: ['tgl_system'],
  totals: ['masuk', 'keluar'],
  band: [
    {
      of: 'saldo',
      label: 'Saldo akhir',
      where: { column: 'keterangan', is: ['SALDO AKHIR'], last: true },
    },
    'masuk',
    'keluar',
  ],
  sort: ['tgl_system'],
  balance: { column: 'keterangan', values: ['SALDO AWAL', 'SALDO AKHIR'] },
  drill: [{ column: 'no_dokumen', to: 'dokumen' }],
  paper: { struk: true },
  rowNoun: 'transaksi',
});
