import { isHari } from '#kit/rules/hari.ts';
import type { FiltersOf } from '#kit/contract/report.ts';
import type { ReportRow } from '#kit/server/report-rows.ts';
import type { TokoJauh } from '#areas/toko/server/antar/semua-toko.ts';
import type { globalTransaksiReport } from '#areas/dashboard/contract/laporan/global-transaksi.report.ts';

/** What a row of another server must say to be one of ours; its figures alone are that shop's word. */
const harus = (boleh: boolean, what: string): void => {
  if (!boleh) throw new Error(what);
};
const angka = (row: ReportRow, ...names: readonly string[]): number =>
  names.reduce((all, name) => all + Number(row[name] ?? 0), 0);

/** A group by shop is that shop; a day is one of those that were asked for. */
export function periksaTransaksi(
  { kunci }: ReportRow,
  { group_by, tgl_from, tgl_to }: FiltersOf<typeof globalTransaksiReport>,
  { kode_toko }: TokoJauh,
): void {
  const kata = String(kunci);
  if (group_by === 'TOKO') harus(kata === kode_toko, 'another kode_toko');
  if (group_by === 'TOKO_DAN_HARI')
    harus(isHari(kata) && kata >= tgl_from && kata <= tgl_to, 'another day');
  harus(kata.length <= 40, 'a key that is none');
}

const BLOK = ['STOCK', 'ROSOK & SEPUHAN', 'DALAM KIRIMAN'];
export function periksaStock({ blok, kunci }: ReportRow): void {
  harus(BLOK.includes(String(blok)), 'a block that is none');
  harus(String(kunci).length <= 60, 'a key that is none');
}

export const periksaHutang = (row: ReportRow): void =>
  harus(
    angka(row, 'saldo_akhir', 'tebus', 'lelang') === angka(row, 'saldo_awal', 'pinjaman', 'remaja'),
    'loans that do not add up',
  );

export const periksaKas = (row: ReportRow): void =>
  harus(
    angka(row, 'total') === angka(row, 'cash_akhir', 'bank', 'non_cash', 'kirim_open'),
    'money that does not add up',
  );
