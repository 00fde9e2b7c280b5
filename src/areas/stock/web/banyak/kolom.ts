import type { Field } from '#kit/contract/field.ts';
import { mark } from '#kit/web/base/text.ts';
import { barangBaruFields, berlianFields } from '#areas/stock/contract/barang.fields.ts';

/** The columns of a piece from left to right, and how wide they are. */
const KOLOM_BARANG = [
  ['nama_barang', 200],
  ['kode_kategori', 84],
  ['kode_dept', 72],
  ['kode_group', 72],
  ['kode_kadar', 72],
  ['berat', 84],
  ['berat_atribut', 104],
  ['kode_gudang', 86],
  ['kode_baki', 76],
  ['size', 70],
  ['ongkos', 104],
  ['harga_jual', 116],
  ['kode_bandrol', 104],
  ['harga_modal', 116],
  ['kode_intern', 110],
  ['kode_supplier', 90],
  ['deskripsi', 220],
  ['berat_label', 92],
  ['atribut', 120],
  ['harga_atribut', 116],
  ['dokumen_perolehan', 150],
  ['tgl_terima', 110],
] as const satisfies readonly (readonly [keyof typeof barangBaruFields, number])[];

/** And of a stone that is set in it, while there are diamonds in the shop (D-23.1). */
const KOLOM_BATU = [
  ['batu_carat', 84],
  ['batu_shape', 80],
  ['batu_color', 72],
  ['batu_clarity', 78],
  ['batu_cut_grade', 92],
  ['batu_polish', 76],
  ['batu_symmetry', 96],
  ['batu_fluorescence', 112],
  ['batu_no_sertifikat', 120],
  ['batu_kode_supplier', 126],
  ['batu_harga_modal', 120],
  ['batu_harga_jual', 120],
] as const satisfies readonly (readonly [`batu_${keyof typeof berlianFields}`, number])[];

/** The tag of a reader, while the shop has one. */
const KOLOM_TAG = [['tag_id', 200]] as const;

type NamaBarang = (typeof KOLOM_BARANG | typeof KOLOM_TAG)[number][0];
export type NamaBatu = (typeof KOLOM_BATU)[number][0];
export type NamaKolom = NamaBarang | NamaBatu;
export const NAMA_BARANG: readonly NamaKolom[] = [...KOLOM_BARANG, ...KOLOM_TAG].map(
  ([name]) => name,
);
export const NAMA_BATU: readonly NamaBatu[] = KOLOM_BATU.map(([name]) => name);

/** The columns of a shop: those of stones and tags come last. */
export const kolomDi = (shop: {
  readonly berlian: boolean;
  readonly tag: boolean;
}): readonly (readonly [NamaKolom, number])[] => [
  ...KOLOM_BARANG,
  ...(shop.tag ? KOLOM_TAG : []),
  ...(shop.berlian ? KOLOM_BATU : []),
];
export const NAMA: readonly NamaKolom[] = [...NAMA_BARANG, ...NAMA_BATU];

const berlabel = <F extends object>(of: F, label: string): F => ({ ...of, label });
const BATU: Readonly<Record<NamaBatu, unknown>> = {
  batu_carat: berlianFields.carat,
  batu_shape: berlianFields.shape,
  batu_color: berlianFields.color,
  batu_clarity: berlianFields.clarity,
  batu_cut_grade: berlianFields.cut_grade,
  batu_polish: berlianFields.polish,
  batu_symmetry: berlianFields.symmetry,
  batu_fluorescence: berlianFields.fluorescence,
  batu_no_sertifikat: berlianFields.no_sertifikat,
  batu_kode_supplier: berlabel(berlianFields.kode_supplier, mark('Supplier Berlian')),
  batu_harga_modal: berlabel(berlianFields.harga_modal, mark('Modal Berlian')),
  batu_harga_jual: berlabel(berlianFields.harga_jual, mark('Harga Berlian')),
};

export const isBatu = (name: NamaKolom): name is NamaBatu => name in BATU;
/** A stone's own name of the field: 'batu_carat' is its `carat`. */
export const namaBatu = (name: NamaBatu): string => name.slice('batu_'.length);
export const fieldOf = (name: NamaKolom): Field =>
  (isBatu(name) ? BATU[name] : barangBaruFields[name]) as Field;

const FIGURES: readonly Field['kind'][] = ['gram', 'rupiah', 'persen', 'grade', 'int'];
export const angkaDi = (name: NamaKolom): boolean => FIGURES.includes(fieldOf(name).kind);
