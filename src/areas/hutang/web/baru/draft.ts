import type { Miligram, Persen, Rupiah } from '#kit/rules/quantity.ts';
import { mark } from '#kit/web/base/text.ts';
import type { CaraUji } from '#areas/barang/rules/cara-uji.ts';
import type { JenisCustomer } from '#areas/penjualan/web/kasir/draft.ts';

/** A piece as far as it was typed. */
export type PieceDraft = {
  readonly id: number;
  readonly nama_barang: string | null;
  readonly kode_dept: string | null;
  readonly kode_group: string | null;
  readonly kode_kadar: string | null;
  readonly kadar: Persen | null;
  readonly cara_uji: CaraUji | null;
  readonly berat: Miligram | null;
  readonly berat_bersih: Miligram | null;
  readonly kondisi: string | null;
  readonly foto: string | null;
};

/** Who borrows, on what, and how much; the key that it was sent with while its answer is missing. */
export type HutangDraft = {
  readonly pieces: readonly PieceDraft[];
  /** The card that was picked; the other fields of the customer come from the card. */
  readonly kode_customer: string | null;
  readonly jenis: JenisCustomer | null;
  readonly nama: string | null;
  readonly alamat: string | null;
  readonly no_hp: string | null;
  readonly no_ktp: string | null;
  readonly setuju_promo: boolean | null;
  /** The photo of the identity card. */
  readonly foto: string | null;
  readonly jumlah_hutang: Rupiah | null;
  /** Undefined: the table's, which follows the principal. Null: emptied, which is refused. */
  readonly bunga: Persen | null | undefined;
  readonly lama_bulan: number | null;
  readonly admin: Rupiah | null;
  readonly transfer: { kode_bank: string; no_rekening: string } | null;
  readonly keterangan: string | null;
  readonly kunci: string | null;
};

const BLANK = {
  nama_barang: null,
  kode_dept: null,
  kode_group: null,
  kode_kadar: null,
  kadar: null,
  cara_uji: null,
  berat: null,
  berat_bersih: null,
  kondisi: null,
  foto: null,
} as const;
export const blankPiece = (id: number): PieceDraft => ({ ...BLANK, id });

export const EMPTY_HUTANG: HutangDraft = {
  pieces: [blankPiece(1)],
  kode_customer: null,
  jenis: null,
  nama: null,
  alamat: null,
  no_hp: null,
  no_ktp: null,
  setuju_promo: null,
  foto: null,
  jumlah_hutang: null,
  bunga: undefined,
  lama_bulan: null,
  admin: null,
  transfer: null,
  keterangan: null,
  kunci: null,
};

const untouched = ({ id: _, ...piece }: PieceDraft): boolean =>
  Object.values(piece).every((one) => one === null);
export const isEmptyHutang = ({
  pieces,
  nama,
  no_hp,
  no_ktp,
  foto,
  keterangan,
  jumlah_hutang,
}: HutangDraft): boolean =>
  pieces.every(untouched) &&
  [nama, no_hp, no_ktp, foto, keterangan, jumlah_hutang].every((one) => !one);

/** What a piece still lacks, by the sentences of the server. */
export function lacks(
  one: PieceDraft,
): readonly (readonly [name: keyof PieceDraft, why: string])[] {
  return [
    ...(one.kode_dept === null ? [['kode_dept', mark('Jenis Tidak Boleh Kosong')] as const] : []),
    ...(one.kadar ? [] : [['kadar', mark('Kadar Tidak Boleh 0')] as const]),
    ...(one.berat ? [] : [['berat', mark('Berat Tidak Boleh 0')] as const]),
  ];
}

/** Enough of a piece to weigh and value it. */
export const isValued = (one: PieceDraft): boolean => lacks(one).length === 0;

export const pieceBody = ({ id: _, ...one }: PieceDraft) => ({
  ...one,
  // A draft of before knew no group.
  kode_group: one.kode_group ?? null,
  cara_uji: one.cara_uji ?? null,
  nama_barang: one.nama_barang ?? '-',
  kode_dept: one.kode_dept ?? '',
  kadar: one.kadar ?? (0 as Persen),
  berat: one.berat ?? (0 as Miligram),
});
