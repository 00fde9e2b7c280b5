import { useKept } from '#kit/web/write/use-kept.ts';
import {
  PENJUAL_KOSONG,
  type BarisDraft,
  type PenjualDraft,
} from '#areas/pembelian/web/beli/draft-beli.ts';
import type { Gambar } from '#areas/stock/contract/barang.api.ts';
import type { Transfer } from '#areas/uang/web/bayar/cara-bayar.tsx';

/** A buy-back as far as it was typed, and the key that it was sent with while its answer is missing. */
export type DraftBeli = {
  readonly baris: readonly BarisDraft[];
  readonly penjual: PenjualDraft;
  readonly foto: readonly Gambar[];
  readonly transfer: Transfer;
  readonly keterangan: string | null;
  readonly kunci: string | null;
};

export const DRAFT_KOSONG: DraftBeli = {
  baris: [],
  penjual: PENJUAL_KOSONG,
  foto: [],
  transfer: null,
  keterangan: null,
  kunci: null,
};

const kosong = ({ baris, penjual, foto, keterangan }: DraftBeli): boolean =>
  baris.length + foto.length === 0 &&
  [keterangan, ...Object.values(penjual)].every((isian) => !isian);

/** It outlives a reload: gold that was weighed is not weighed twice, and not paid twice either. */
export function useDraftBeli() {
  const { value, now, put } = useKept('pembelian', DRAFT_KOSONG, kosong);
  // A draft of before knew fewer fields of the seller.
  const draft = { ...value, penjual: { ...PENJUAL_KOSONG, ...value.penjual } };
  return { draft, now, put };
}
