import { addDays, type Hari } from '#kit/rules/hari.ts';
import {
  minus,
  percentOf,
  plus,
  roundTo,
  rp,
  sum,
  type Persen,
  type Rupiah,
} from '#kit/rules/quantity.ts';
import { fill, gather, refusals, type Refusal } from '#kit/rules/refusal.ts';
import { formatRupiah } from '#kit/rules/format.ts';

/** The state of a deposit; a cancelled pick-up makes it AKTIF again (D-11.2). */
export type StatusTitipan = 'OPEN' | 'AKTIF' | 'DIAMBIL' | 'CANC';

export const TIDAK_TITIP = refusals({
  TITIPAN_TIDAK_ADA: { message: 'Titipan Tidak Ditemukan' },
  TITIPAN_BELUM_VALID: { message: 'Titipan {no} Belum Divalidasi' },
  TITIPAN_SUDAH_VALID: { message: 'Titipan Sudah Divalidasi' },
  TITIPAN_DIAMBIL: { message: 'Titipan {no} Sudah Diambil Di {no_faktur_jual}' },
  TITIPAN_BATAL: { message: 'Titipan {no} Sudah Dibatalkan' },
  TITIPAN_DIPAKAI: { message: 'Titipan {no} Sedang Dipakai Penjualan {no_faktur_jual}' },
  TITIPAN_KEMBAR: { field: 'titipan', message: 'Titipan Sudah Ada Di Tabel' },
  TITIPAN_TIDAK_LENGKAP: {
    field: 'barang',
    message: 'Barang {kode_barcode} Dari Titipan {no} Harus Ikut Diambil',
  },
  TITIPAN_LEBIH: { field: 'titipan', message: 'Titipan Melebihi Total Penjualan' },
  DP_KURANG: { field: 'pembayaran', message: 'DP Titipan Minimal {minimal}' },
  SUDAH_LUNAS: { field: 'pembayaran', message: 'Titipan Sudah Lunas, Barang Tinggal Diambil' },
  BAYAR_DI_VALIDASI: { field: 'pembayaran', message: 'Pembayaran Dilakukan Di Validasi Titipan' },
  REFUND_KURANG: {
    field: 'refund_rp',
    message: 'Pengembalian Titipan Tidak Boleh Kurang Dari {minimal}',
  },
  REFUND_LEBIH: { field: 'refund_rp', message: 'Pengembalian Melebihi Uang Titipan' },
  SETORAN_TIDAK_ADA: { message: 'Setoran Titipan Tidak Ditemukan' },
});

/** The last day on which the agreed price holds: so many days after the day of the document. */
export const hitungBerlaku = (tgl: Hari, hari: number): Hari => addDays(tgl, hari);

/** Overdue: the goods stay held; the higher of the agreed price and that of the day counts (D-51.9). */
export const lewatBerlaku = (berlaku_sampai: Hari, hari: Hari): boolean => hari > berlaku_sampai;

type Bayar = { readonly jenis: string; readonly jumlah: Rupiah };

/**
 * How much of what is given becomes deposit: all of it, up to what is still owed; of that the cash as far as coins
 * pay it, for a deposit stays exact (D-51.1).
 */
export const hitungDp = (bayar: readonly Bayar[], sisa: Rupiah, pecahan: Rupiah): Rupiah => {
  const diberi = sum(bayar.map((one) => one.jumlah));
  if (diberi < sisa) return diberi;
  const lain = sum(bayar.filter(({ jenis }) => jenis !== 'CASH').map((one) => one.jumlah));
  const ada = bayar.some(({ jenis }) => jenis === 'CASH') && lain < sisa;
  return ada ? plus(lain, roundTo(minus(sisa, lain), pecahan, 'down')) : sisa;
};

/** The least first deposit (TITIPAN_MIN_DP_PERSEN), rounded up to whole rupiah. */
export const hitungMinimal = (harga_total: Rupiah, persen: Persen): Rupiah =>
  percentOf(harga_total, persen, 'up');

export function periksaDp(dp: Rupiah, harga_total: Rupiah, persen: Persen): Refusal[] {
  const minimal = hitungMinimal(harga_total, persen);
  return gather([dp < minimal, fill(TIDAK_TITIP.DP_KURANG, { minimal: formatRupiah(minimal) })]);
}

/** What the shop keeps of a deposit or of DP, and what it pays back: rounded down to the rupiah (D-36.8). */
export function hitungRefund(
  dp: Rupiah,
  persen: Persen,
): { readonly refund_rp: Rupiah; readonly ditahan_rp: Rupiah } {
  const ditahan_rp = percentOf(dp, persen, 'up');
  return { refund_rp: minus(dp, ditahan_rp), ditahan_rp };
}

/** Never less than the rule gives back, never more than was paid; more than the rule is approved. */
export const periksaRefund = (diminta: Rupiah, aturan: Rupiah, dp: Rupiah): Refusal[] =>
  gather(
    [diminta < aturan, fill(TIDAK_TITIP.REFUND_KURANG, { minimal: formatRupiah(aturan) })],
    [diminta > dp, TIDAK_TITIP.REFUND_LEBIH],
  );

/** Deposits used by a sale, added up. */
export const jumlahDp = (titipan: readonly { readonly dp_rp: Rupiah }[]): Rupiah =>
  titipan.reduce((all, one) => plus(all, one.dp_rp), rp(0));
