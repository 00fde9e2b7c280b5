import { akunBank, akunPendapatan, akunTempat } from '#areas/buku/rules/akun.ts';
import { padat, pindahPotong, uang, type Baris } from '#areas/buku/rules/buku.ts';
import {
  minus,
  negate,
  plus,
  type Miligram,
  type Persen,
  type Rupiah,
} from '#kit/rules/quantity.ts';
import { KAS } from '#areas/uang/rules/buku-pembayaran.ts';
import { TITIP } from '#areas/penjualan/rules/buku-titipan.ts';
import type { SerahBarang } from '#areas/cicilan/rules/cicilan.ts';

/** What the shop owes its customers until the goods are handed over (D-5.8). */
const UANG_CICILAN = 'uang_cicilan';
/** What customers owe for goods that were handed over with the contract (D-5.3). */
const PIUTANG_CICILAN = 'piutang_cicilan';
const TAMBAHAN = akunPendapatan('TAMBAHAN_CICILAN');
const LELANG = akunPendapatan('LELANG_CICILAN');
const DENDA = akunPendapatan('DENDA_BATAL');

/** A piece of a contract, and where it lay. */
export type PotongCicilan = {
  readonly kode_barcode: string;
  readonly persen: Persen;
  readonly berat: Miligram;
  readonly murni: Miligram;
  readonly kode_gudang: string;
  readonly kode_baki: string | null;
};

const potongOf = ({ kode_barcode, persen, berat, murni }: PotongCicilan) => ({
  kode_barcode,
  kadar: persen,
  berat,
  murni,
});

const keTitip = (barang: readonly PotongCicilan[]): Baris[] =>
  barang.flatMap((one) =>
    pindahPotong(akunTempat(one.kode_gudang, one.kode_baki), TITIP, potongOf(one)),
  );

/** From the custody of contracts to a place: where it lay, or where it is put. */
export const dariTitip = (barang: readonly PotongCicilan[]): Baris[] =>
  barang.flatMap((one) =>
    pindahPotong(TITIP, akunTempat(one.kode_gudang, one.kode_baki), potongOf(one)),
  );

type Kontrak = { readonly harga_jual: Rupiah; readonly dp_rp: Rupiah; readonly serah: SerahBarang };

/**
 * A contract: its first payment is owed to the customer and the goods are put aside; where they leave at once the whole
 * price is owed and what is not paid of it is a claim, which the sale settles (worked postings of D-38).
 */
export const bukuCicilan = (
  money: readonly Baris[],
  { harga_jual, dp_rp, serah }: Kontrak,
  barang: readonly PotongCicilan[],
): Baris[] =>
  padat(
    serah === 'AWAL'
      ? [
          ...money,
          uang(PIUTANG_CICILAN, minus(harga_jual, dp_rp)),
          uang(UANG_CICILAN, negate(harga_jual)),
        ]
      : [...money, uang(UANG_CICILAN, negate(dp_rp)), ...keTitip(barang)],
  );

/** An instalment: owed to the customer until the hand-over, after it what he owed is less. */
export const bukuBayarCicilan = (
  money: readonly Baris[],
  jumlah: Rupiah,
  serah: SerahBarang,
): Baris[] =>
  padat([...money, uang(serah === 'AWAL' ? PIUTANG_CICILAN : UANG_CICILAN, negate(jumlah))]);

/** What pays the sale of a hand-over: the whole price of the contract, less what was added to the cash price. */
export const bayarSerah = (harga_jual: Rupiah, tambahan: Rupiah): Baris[] => [
  uang(UANG_CICILAN, harga_jual),
  uang(TAMBAHAN, negate(tambahan)),
];

/** An auction: what was paid goes to the surplus of the customer, the rest of it to the shop; the goods to a tray. */
export const bukuLelangCicilan = (
  dibayar: Rupiah,
  kelebihan: Rupiah,
  barang: readonly PotongCicilan[],
): Baris[] =>
  padat([
    uang(UANG_CICILAN, dibayar),
    uang('kelebihan_lelang', negate(kelebihan)),
    uang(LELANG, minus(kelebihan, dibayar)),
    ...dariTitip(barang),
  ]);

export type BatalCicilan = Kontrak & {
  readonly terbayar: Rupiah;
  readonly refund_rp: Rupiah;
  readonly ditahan_rp: Rupiah;
  /** From today's drawer, or from an account of the shop. */
  readonly refund_rekening: string | null;
  /** What coins made of a refund in cash (D-51.1). */
  readonly pembulatan_tunai: Rupiah;
};

/** The end of a contract: what was paid goes back, a part is kept; goods that are still here lie where they lay. */
export function bukuBatalCicilan(
  { harga_jual, dp_rp, terbayar, serah, ...back }: BatalCicilan,
  barang: readonly PotongCicilan[],
): Baris[] {
  const dibayar = plus(dp_rp, terbayar);
  const owed =
    serah === 'AWAL'
      ? [uang(UANG_CICILAN, harga_jual), uang(PIUTANG_CICILAN, negate(minus(harga_jual, dibayar)))]
      : [uang(UANG_CICILAN, dibayar), ...dariTitip(barang)];
  const { refund_rp, ditahan_rp, refund_rekening, pembulatan_tunai } = back;
  return padat([
    ...owed,
    uang(
      refund_rekening === null ? KAS : akunBank(refund_rekening),
      minus(pembulatan_tunai, refund_rp),
    ),
    uang('pembulatan', negate(pembulatan_tunai)),
    uang(DENDA, negate(ditahan_rp)),
  ]);
}
