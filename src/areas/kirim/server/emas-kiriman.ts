import { mg, type Miligram, type Persen } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import { invariant } from '#kit/server/problem.ts';
import type { BodyOf, HeldLineOf, LineOf } from '#areas/dokumen/contract/document-types.ts';
import type { EmasJauh } from '#areas/kirim/contract/emas-jauh.wire.ts';
import type { kirimBarangDocument } from '#areas/kirim/contract/kirim-barang.document.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** What only a loose stone has (D-45.8). */
export const TANPA_BATU = {
  carat: null,
  butir: null,
  dari_berlian: null,
  bagian_lain: false,
  lembaga: null,
  no_sertifikat: null,
};
export const TOTAL_TANPA_BATU = { total_carat: mg(0), total_butir: 0 };

/** What a lot is called on a list: it has no jenis and no group. */
export const EMAS_LEPAS = { nama_barang: 'Emas lepas', kode_dept: '-', kode_group: '-' };

type Words = typeof kirimBarangDocument.spec;
export type EmasDiminta = BodyOf<Words, 'sepuhan'>['emas'][number];
/** Gold as it is packed: without what a piece with a barcode has beside. */
export type EmasDikirim = Omit<
  LineOf<Words>,
  'isi' | 'size' | 'harga_jual' | 'berat_asli' | 'dari_baki' | keyof typeof TANPA_BATU
> & { readonly isi: 'BELI' | 'LOT' };
export type EmasPulang = Pick<
  HeldLineOf<Words>,
  | 'isi'
  | 'no_dokumen'
  | 'urut_dokumen'
  | 'no_lot'
  | 'dari_gudang'
  | 'qty'
  | 'berat'
  | 'murni'
  | 'harga_modal'
>;

/** What happens to gold without a barcode that is shipped, where it lies: areas to the right own it (D-44.9). */
type Urusan = {
  /** Locks what is named; 409 where it is not there. */
  readonly tahan: (tx: Tx, asked: readonly EmasDiminta[], ctx: Ctx) => Promise<EmasDikirim[]>;
  readonly keluar: (
    tx: Tx,
    no_kirim: string,
    lines: readonly EmasDikirim[],
    ctx: Ctx,
  ) => Promise<void>;
  /** 409 where gold would come back into a warehouse that does not take it any more. */
  readonly tahanPulang: (tx: Tx, lines: readonly EmasPulang[], ctx: Ctx) => Promise<void>;
  readonly pulang: (tx: Tx, pulang: Pulang, ctx: Ctx) => Promise<void>;
  /** What a list tells head office on another server of it. */
  readonly ceritakan: (tx: Tx, lines: readonly EmasDikirim[], ctx: Ctx) => Promise<EmasJauh[]>;
  /** How much of a line head office on another server took in, by this shop's own tolerances. */
  readonly tiba: (line: EmasKeluar, ditimbang: Ditimbang, ctx: Pick<Ctx, 'param'>) => EmasTiba;
};
export type EmasKeluar = Pick<
  HeldLineOf<Words>,
  'isi' | 'persen' | 'qty' | 'berat' | 'murni' | 'harga_modal' | 'modal_tahu' | 'susut_murni'
>;
type Ditimbang = { readonly berat: Miligram; readonly kadar_uji: Persen | null };
type EmasTiba = {
  readonly berat: Miligram;
  readonly murni: Miligram;
  readonly murni_timbang: Miligram;
  readonly murni_asal: Miligram;
  readonly batas: Persen;
  /** Outside a tolerance, by scale or by test. */
  readonly di_luar: boolean;
};
type Pulang = {
  readonly no_kirim: string;
  /** The act by which it comes back. */
  readonly no_bukti: string;
  readonly lines: readonly EmasPulang[];
};

let urusan: Urusan | undefined;
export const emasDengan = (one: Urusan): void => {
  urusan = one;
};
export const emasKiriman = (): Urusan => {
  invariant(urusan, 'gold that is shipped has an area that owns it');
  return urusan;
};
