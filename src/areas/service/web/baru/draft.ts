import type { Hari } from '#kit/rules/hari.ts';
import type { Miligram, Persen, Rupiah } from '#kit/rules/quantity.ts';
import { mark } from '#kit/web/base/text.ts';
import type { BodyOf } from '#areas/dokumen/contract/document-types.ts';
import type { JenisCustomer } from '#areas/penjualan/web/kasir/draft.ts';
import type { serviceDocument } from '#areas/service/contract/terima-service.document.ts';

export type ServiceBodyTyped = BodyOf<typeof serviceDocument.spec, 'terima'>;
type PieceBody = ServiceBodyTyped['barang'][number];

/** A piece as far as it was typed. */
export type PieceDraft = {
  readonly id: number;
  readonly nama_barang: string | null;
  readonly kadar: Persen | null;
  readonly berat: Miligram | null;
  readonly kode_deskripsi: string | null;
  readonly deskripsi: string | null;
  readonly ongkos: Rupiah | null;
  readonly foto: string | null;
};

/** Who brings what, until when; the key that it was sent with while its answer is missing. */
export type ServiceDraft = {
  readonly pieces: readonly PieceDraft[];
  readonly kode_customer: string | null;
  readonly jenis: JenisCustomer | null;
  readonly nama: string | null;
  readonly alamat: string | null;
  readonly no_hp: string | null;
  readonly setuju_promo: boolean | null;
  readonly tgl_janji: Hari | null;
  readonly kode_tukang: string | null;
  readonly keterangan: string | null;
  readonly kunci: string | null;
};

const BLANK = {
  nama_barang: null,
  kadar: null,
  berat: null,
  kode_deskripsi: null,
  deskripsi: null,
  ongkos: null,
  foto: null,
} as const;
export const blankPiece = (id: number): PieceDraft => ({ ...BLANK, id });

export const EMPTY_SERVICE: ServiceDraft = {
  pieces: [blankPiece(1)],
  kode_customer: null,
  jenis: null,
  nama: null,
  alamat: null,
  no_hp: null,
  setuju_promo: null,
  tgl_janji: null,
  kode_tukang: null,
  keterangan: null,
  kunci: null,
};

const untouched = ({ id: _, ...piece }: PieceDraft): boolean =>
  Object.values(piece).every((one) => one === null);
export const isEmptyService = ({ pieces, nama, no_hp, kunci }: ServiceDraft): boolean =>
  pieces.every(untouched) && [nama, no_hp, kunci].every((one) => !one);

/** What a piece still lacks, by the sentences of the server. */
export function lacks(
  one: PieceDraft,
): readonly (readonly [name: keyof PieceDraft, why: string])[] {
  return [
    ...(one.nama_barang ? [] : [['nama_barang', mark('Nama Barang Tidak Boleh Kosong')] as const]),
    ...(one.kadar ? [] : [['kadar', mark('Kadar Tidak Boleh 0')] as const]),
    ...(one.berat ? [] : [['berat', mark('Berat Tidak Boleh 0')] as const]),
  ];
}

export const pieceBody = ({ id: _, ...one }: PieceDraft): PieceBody => ({
  ...one,
  nama_barang: one.nama_barang ?? '-',
  kadar: one.kadar ?? (0 as Persen),
  berat: one.berat ?? (0 as Miligram),
});
