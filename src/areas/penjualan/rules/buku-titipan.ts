import { akunBank, akunPendapatan, akunTempat } from '#areas/buku/rules/akun.ts';
import { pindahPotong, uang, type Baris } from '#areas/buku/rules/buku.ts';
import { minus, negate, type Miligram, type Persen, type Rupiah } from '#kit/rules/quantity.ts';
import { KAS } from '#areas/uang/rules/buku-pembayaran.ts';

/** Where the gold of a deposit waits for its customer (D-5.2). */
export const TITIP = 'titip';
/** What the shop owes its customers for deposits (D-5.3). */
const UANG_TITIPAN = 'titipan';
const DENDA = akunPendapatan('DENDA_BATAL');

type PotongTitip = {
  readonly kode_barcode: string;
  readonly persen: Persen;
  readonly berat: Miligram;
  readonly murni: Miligram;
  readonly kode_gudang: string;
  readonly kode_baki: string | null;
};

const potongOf = ({ kode_barcode, persen, berat, murni }: PotongTitip) => ({
  kode_barcode,
  kadar: persen,
  berat,
  murni,
});

/** The set of a deposit (worked-postings.md §2): money in, owed to the customer; goods put aside. */
export const bukuTitipan = (
  pembayaran: readonly Baris[],
  dp: Rupiah,
  barang: readonly PotongTitip[],
): Baris[] => [
  ...bukuSetoran(pembayaran, dp),
  ...barang.flatMap((one) =>
    pindahPotong(akunTempat(one.kode_gudang, one.kode_baki), TITIP, potongOf(one)),
  ),
];

/** A further deposit: money alone. */
export const bukuSetoran = (pembayaran: readonly Baris[], dp: Rupiah): Baris[] => [
  ...pembayaran,
  uang(UANG_TITIPAN, negate(dp)),
];

export type Refund = {
  readonly dp_rp: Rupiah;
  readonly refund_rp: Rupiah;
  readonly ditahan_rp: Rupiah;
  /** From today's drawer, or from an account of the shop. */
  readonly refund_rekening: string | null;
  /** What coins made of a refund in cash (D-51.1). */
  readonly pembulatan_tunai: Rupiah;
};

/** The end of a deposit: what is owed is paid back, a part is kept, the goods lie where they lay. */
export const bukuBatalTitipan = (
  { dp_rp, refund_rp, ditahan_rp, refund_rekening, pembulatan_tunai }: Refund,
  barang: readonly PotongTitip[],
): Baris[] => [
  uang(UANG_TITIPAN, dp_rp),
  uang(
    refund_rekening === null ? KAS : akunBank(refund_rekening),
    minus(pembulatan_tunai, refund_rp),
  ),
  uang('pembulatan', negate(pembulatan_tunai)),
  uang(DENDA, negate(ditahan_rp)),
  ...barang.flatMap((one) =>
    pindahPotong(TITIP, akunTempat(one.kode_gudang, one.kode_baki), potongOf(one)),
  ),
];
