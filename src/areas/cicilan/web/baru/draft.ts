import { minus, roundTo, rp, sum, type Rupiah } from '#kit/rules/quantity.ts';
import type { BodyOf } from '#areas/dokumen/contract/document-types.ts';
import type { cicilanDocument } from '#areas/cicilan/contract/cicilan.document.ts';
import type { JenisCustomer } from '#areas/penjualan/web/kasir/draft.ts';
import type { Barang } from '#areas/stock/contract/barang.api.ts';
import type { Bayar } from '#areas/uang/rules/pembayaran.ts';

export type CicilanBody = BodyOf<typeof cicilanDocument.spec, 'cicil'>;
export type PieceBody = CicilanBody['barang'][number];

/** A piece that was scanned, and what is taken off its price. */
export type PieceDraft = {
  readonly barang: Barang;
  readonly diskon: Rupiah | null;
  /** Instead of the shop's own price of a gram and work. */
  readonly harga_per_gram: Rupiah | null;
  readonly ongkos: Rupiah | null;
};
export const blankPiece = (barang: Barang): PieceDraft => ({
  barang,
  diskon: null,
  harga_per_gram: null,
  ongkos: null,
});

/** What is bought, by whom and over how many months; the key that it was sent with while its answer is missing. */
export type CicilanDraft = {
  readonly pieces: readonly PieceDraft[];
  /** The card that was picked; the fields beside it come from the card. */
  readonly kode_customer: string | null;
  readonly jenis: JenisCustomer | null;
  readonly nama: string | null;
  readonly alamat: string | null;
  readonly no_hp: string | null;
  readonly no_ktp: string | null;
  readonly setuju_promo: boolean | null;
  readonly bulan: number | null;
  /** Null: the least first payment, which follows the price. */
  readonly dp_rp: Rupiah | null;
  readonly keterangan: string | null;
  readonly kunci: string | null;
};

export const EMPTY_CICILAN: CicilanDraft = {
  pieces: [],
  kode_customer: null,
  jenis: null,
  nama: null,
  alamat: null,
  no_hp: null,
  no_ktp: null,
  setuju_promo: null,
  bulan: null,
  dp_rp: null,
  keterangan: null,
  kunci: null,
};

export const isEmptyCicilan = ({
  pieces,
  nama,
  no_hp,
  no_ktp,
  keterangan,
}: CicilanDraft): boolean =>
  pieces.length === 0 && [nama, no_hp, no_ktp, keterangan].every((one) => !one);

export const kodeOf = ({ barang }: PieceDraft): string => barang.kode_barcode;

export const pieceBody = (one: PieceDraft): PieceBody => ({
  kode_barcode: kodeOf(one),
  // A draft of before knew neither price nor work.
  harga_per_gram: one.harga_per_gram ?? null,
  ongkos: one.ongkos ?? null,
  diskon: one.diskon,
});

/** What is taken as first payment: notes that come to more are changed at the counter, not paid in. */
export function pasDp(bayar: readonly Bayar[], dp: Rupiah, pecahan: Rupiah): Bayar[] {
  const lebih = minus(sum(bayar.map((one) => one.jumlah)), dp);
  let kembali = lebih > 0 ? roundTo(lebih, pecahan, 'down') : rp(0);
  return bayar.map((one) => {
    if (one.jenis !== 'CASH') return one;
    const back = kembali < one.jumlah ? kembali : one.jumlah;
    kembali = minus(kembali, back);
    return { ...one, jumlah: minus(one.jumlah, back) };
  });
}
