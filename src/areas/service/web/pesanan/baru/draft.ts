import type { Hari } from '#kit/rules/hari.ts';
import { rp, type Miligram, type Persen, type Rupiah } from '#kit/rules/quantity.ts';
import { mark } from '#kit/web/base/text.ts';
import type { BodyOf } from '#areas/dokumen/contract/document-types.ts';
import type { JenisCustomer } from '#areas/penjualan/web/kasir/draft.ts';
import { poDipilih } from '#areas/pre-order/web/po-dipilih.ts';
import type { pesananDocument } from '#areas/service/contract/pesanan/pesanan.document.ts';
import type { KunciHarga } from '#areas/service/rules/pesanan/harga.ts';

export type PesananTyped = BodyOf<typeof pesananDocument.spec, 'pesan'>;
type LineBody = PesananTyped['barang'][number];
type ContohBody = NonNullable<PesananTyped['contoh']>[number];

/** A piece as far as it was said. */
export type LineDraft = {
  readonly id: number;
  readonly deskripsi: string | null;
  readonly kode_dept: string | null;
  readonly kode_kadar: string | null;
  readonly kode_group: string | null;
  readonly berat: Miligram | null;
  readonly harga_per_gram: Rupiah | null;
  readonly ongkos: Rupiah | null;
  readonly gambar: string | null;
  /** `NOMOR/urut` of a pre-order, or TANPA. */
  readonly po: string | null;
};
/** A sample as far as it was typed. */
export type ContohDraft = {
  readonly id: number;
  readonly nama_barang: string | null;
  readonly kadar: Persen | null;
  readonly berat: Miligram | null;
  readonly foto: string | null;
};

/** Who wants what, until when, how the price is locked; the key that it was sent with while its answer is missing. */
export type PesananDraft = {
  readonly lines: readonly LineDraft[];
  readonly contoh: readonly ContohDraft[];
  readonly kode_customer: string | null;
  readonly jenis: JenisCustomer | null;
  readonly nama: string | null;
  readonly alamat: string | null;
  readonly no_hp: string | null;
  readonly setuju_promo: boolean | null;
  readonly tgl_janji: Hari | null;
  readonly kode_tukang: string | null;
  readonly kunci_harga: KunciHarga | null;
  readonly keterangan: string | null;
  readonly kunci: string | null;
};

const BLANK = {
  deskripsi: null,
  kode_dept: null,
  kode_kadar: null,
  kode_group: null,
  berat: null,
  harga_per_gram: null,
  ongkos: null,
  gambar: null,
  po: null,
} as const;
export const blankLine = (id: number): LineDraft => ({ ...BLANK, id });
export const blankContoh = (id: number): ContohDraft => ({
  id,
  nama_barang: null,
  kadar: null,
  berat: null,
  foto: null,
});

export const EMPTY_PESANAN: PesananDraft = {
  lines: [blankLine(1)],
  contoh: [],
  kode_customer: null,
  jenis: null,
  nama: null,
  alamat: null,
  no_hp: null,
  setuju_promo: null,
  tgl_janji: null,
  kode_tukang: null,
  kunci_harga: null,
  keterangan: null,
  kunci: null,
};

export const isBlankLine = ({ id: _, ...line }: LineDraft): boolean =>
  Object.values(line).every((one) => one === null);
export const isEmptyPesanan = ({ lines, contoh, nama, no_hp, kunci }: PesananDraft): boolean =>
  lines.every(isBlankLine) && contoh.length === 0 && [nama, no_hp, kunci].every((one) => !one);

const PANJANG = 20;
/** What a line still lacks, by the sentences of the server. */
export function lacks(one: LineDraft): readonly (readonly [name: keyof LineDraft, why: string])[] {
  const length = [...(one.deskripsi ?? '').trim()].length;
  return [
    ...(length >= PANJANG ? [] : [['deskripsi', mark('Deskripsi Minimal 20 Karakter')] as const]),
    ...(one.kode_dept ? [] : [['kode_dept', mark('Jenis Tidak Boleh Kosong')] as const]),
    ...(one.kode_kadar ? [] : [['kode_kadar', mark('Kadar Tidak Boleh Kosong')] as const]),
    ...(one.berat ? [] : [['berat', mark('Berat Tidak Boleh 0')] as const]),
  ];
}
export function lacksContoh(
  one: ContohDraft,
): readonly (readonly [name: keyof ContohDraft, why: string])[] {
  return [
    ...(one.nama_barang ? [] : [['nama_barang', mark('Nama Barang Tidak Boleh Kosong')] as const]),
    ...(one.kadar ? [] : [['kadar', mark('Kadar Tidak Boleh 0')] as const]),
    ...(one.berat ? [] : [['berat', mark('Berat Tidak Boleh 0')] as const]),
  ];
}

/** What the shop asks today for a gram of a line and for the work on it, as they were shown. */
export type Ditampilkan = {
  readonly hari: ReadonlyMap<number, Rupiah>;
  readonly ongkos: ReadonlyMap<number, Rupiah>;
};
/** The ongkos of a line: the shop's own where none is typed. */
export const ongkosBaris = ({ id, ongkos }: LineDraft, shown: Ditampilkan): Rupiah =>
  ongkos ?? shown.ongkos.get(id) ?? rp(0);

export const lineBody = (line: LineDraft, shown: Ditampilkan): LineBody => {
  const { id, po, ...one } = line;
  return {
    ...one,
    harga_hari: one.harga_per_gram ? null : (shown.hari.get(id) ?? null),
    ...poDipilih(po),
    deskripsi: one.deskripsi ?? '-',
    kode_dept: one.kode_dept ?? '-',
    kode_kadar: one.kode_kadar ?? '-',
    berat: one.berat ?? (0 as Miligram),
    ongkos: ongkosBaris(line, shown),
  };
};
export const contohBody = ({ id: _, ...one }: ContohDraft): ContohBody => ({
  ...one,
  nama_barang: one.nama_barang ?? '-',
  kadar: one.kadar ?? (0 as Persen),
  berat: one.berat ?? (0 as Miligram),
});
