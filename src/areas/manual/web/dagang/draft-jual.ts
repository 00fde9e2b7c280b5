import type { Miligram, Rupiah } from '#kit/rules/quantity.ts';
import { mark } from '#kit/web/base/text.ts';
import type { BodyOf } from '#areas/dokumen/contract/document-types.ts';
import type { BarangManual } from '#areas/manual/contract/barang-manual.api.ts';
import type { jualManualDocument } from '#areas/manual/contract/jual-manual.document.ts';

export type JualBody = BodyOf<typeof jualManualDocument.spec, 'jual'>;
type Baris = JualBody['barang'][number];

/** A line of a sale as far as it was typed: which stock line, how much of it, for how much. */
export type JualDraft = {
  readonly id: number;
  /** The stock line (`kunciBaris`). */
  readonly dari: string | null;
  readonly nama_barang: string | null;
  readonly qty: number | null;
  readonly berat: Miligram | null;
  readonly harga_per_gram: Rupiah | null;
  readonly diskon: Rupiah | null;
  readonly ongkos: Rupiah | null;
  /** A row of Potongan Penjualan. */
  readonly potongan: string | null;
};
export const barisKosong = (id: number): JualDraft => ({
  id,
  dari: null,
  nama_barang: null,
  qty: 1,
  berat: null,
  harga_per_gram: null,
  diskon: null,
  ongkos: null,
  potongan: null,
});

/** Which stock line it is, in one text. */
export const kunciBaris = ({
  kode_gudang,
  kode_baki,
  kode_group,
  kode_dept,
}: Pick<BarangManual, 'kode_gudang' | 'kode_baki' | 'kode_group' | 'kode_dept'>): string =>
  [kode_gudang, kode_baki ?? '', kode_group, kode_dept].join('/');

/** What a line still lacks, by the sentences of the server. */
export const kurangJual = (
  one: JualDraft,
): readonly (readonly [name: keyof JualDraft, why: string])[] => [
  ...(one.dari ? [] : [['dari', mark('Barang Tidak Boleh Kosong')] as const]),
  ...(one.qty ? [] : [['qty', mark('Qty Tidak Boleh 0')] as const]),
  ...(one.berat ? [] : [['berat', mark('Berat Tidak Boleh 0')] as const]),
];

/** A line as it is sent; undefined while something of it is missing. */
export function barisJual(one: JualDraft): Baris | undefined {
  if (!one.dari || !one.qty || !one.berat) return undefined;
  const [kode_gudang = '', kode_baki = '', kode_group = '', kode_dept = ''] = one.dari.split('/');
  return {
    kode_gudang,
    kode_baki: kode_baki || null,
    kode_group,
    kode_dept,
    nama_barang: one.nama_barang,
    qty: one.qty,
    berat: one.berat,
    harga_per_gram: one.harga_per_gram,
    // A draft of before knew neither work nor deduction.
    ongkos: one.ongkos ?? null,
    diskon: one.diskon,
    potongan: one.potongan ?? null,
  };
}
