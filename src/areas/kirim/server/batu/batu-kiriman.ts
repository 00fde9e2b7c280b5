import type { Tx } from '#kit/server/database.ts';
import { invariant } from '#kit/server/problem.ts';
import type { Tuntutan } from '#areas/akses/server/perlu-otorisasi.ts';
import type { BodyOf, HeldLineOf, LineOf } from '#areas/dokumen/contract/document-types.ts';
import type { kirimBarangDocument } from '#areas/kirim/contract/kirim-barang.document.ts';
import type { BatuDitulis } from '#areas/kirim/server/batu/batu-surat.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Words = typeof kirimBarangDocument.spec;
export type BatuDiminta = BodyOf<Words, 'berlian'>['barang'][number];
/** A stone as it is packed: what of a line it says beside its code, its size and its cost is the same for all. */
export type BatuDikirim = Pick<
  LineOf<Words>,
  | 'kode_barcode'
  | 'nama_barang'
  | 'kode_dept'
  | 'carat'
  | 'butir'
  | 'dari_berlian'
  | 'bagian_lain'
  | 'lembaga'
  | 'no_sertifikat'
  | 'harga_jual'
  | 'harga_modal'
  | 'dari_gudang'
>;
export type BatuPulang = Pick<
  HeldLineOf<Words>,
  'kode_barcode' | 'dari_berlian' | 'dari_gudang'
> & {
  /** The warehouse that it goes to; its own where none is named. */
  readonly kode_gudang: string | null;
};

type Bukti = { readonly no_kirim: string; readonly no_bukti: string };
type Penulis = Pick<Ctx, 'kode_toko' | 'hari' | 'op'>;

/** What happens to loose stones that are shipped: the area of stones owns them (D-45.8). */
type Urusan = {
  /** What its paper says of a stone, in one line. */
  readonly teks: (batu: BatuDitulis) => string;
  /** The photo of its certificate came from the shop that sent it. */
  readonly foto: (
    tx: Tx,
    kode_berlian: string,
    gambar_path: string,
    ctx: Pick<Ctx, 'kode_toko' | 'op'>,
  ) => Promise<unknown>;
  /** Holds what is named, whole or a part of a parcel; 409 where it is not loose here. */
  readonly tahan: (tx: Tx, asked: readonly BatuDiminta[], ctx: Ctx) => Promise<Tertahan>;
  /** 409 where stones would come to lie where none may; answers the write that puts them there. */
  readonly tahanPulang: (
    tx: Tx,
    no_kirim: string,
    lines: readonly BatuPulang[],
    ctx: Ctx,
  ) => Promise<(bukti: Bukti) => Promise<void>>;
  /** They are lost on their way (D-42.6). */
  readonly hilang: (tx: Tx, bukti: Bukti, codes: readonly string[], ctx: Ctx) => Promise<void>;
  /** They are the other shop's from now on: held by the sender's half of the receipt. */
  readonly sampai: (
    tx: Tx,
    no_sampai: string,
    codes: readonly string[],
    ctx: Penulis,
  ) => Promise<void>;
};
type Tertahan = {
  readonly lines: readonly BatuDikirim[];
  /** Of a part that is unlike its parcel (decision 1041). */
  readonly asks: readonly Tuntutan[];
  readonly keluar: (no_kirim: string) => Promise<void>;
};

let urusan: Urusan | undefined;
export const batuDengan = (one: Urusan): void => {
  urusan = one;
};
export const batuKiriman = (): Urusan => {
  invariant(urusan, 'stones that are shipped have an area that owns them');
  return urusan;
};
