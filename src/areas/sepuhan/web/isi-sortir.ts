import type { Rupiah } from '#kit/rules/quantity.ts';
import type { BodyOf } from '#areas/dokumen/contract/document-types.ts';
import type { sepuhanDocument } from '#areas/sepuhan/contract/sepuhan.document.ts';
import type { Proses } from '#areas/sepuhan/rules/sortir.ts';
import type { LotRow } from '#areas/sepuhan/web/baris-lot.tsx';
import type { Bagian, IsiBagian } from '#areas/sepuhan/web/baris-sortir.tsx';

/** What all parts of a class have in common. */
export type IsiSortir = {
  readonly kode_kategori: string | null;
  readonly kode_group: string | null;
  readonly ongkos: Rupiah | null;
  readonly kode_gudang: string | null;
  readonly kode_baki: string | null;
  readonly kode_tukang: string | null;
  readonly proses: Proses | null;
  readonly keterangan: string | null;
};
type Baris = BodyOf<typeof sepuhanDocument.spec, 'sortir'>['baris'][number];

const KOSONG = {
  kode_tukang: null,
  proses: null,
  nama_barang: null,
  kode_kategori: null,
  kode_dept: null,
  kode_group: null,
  kode_kadar: null,
  ongkos: null,
  kode_gudang: null,
  kode_baki: null,
  berat_jadi: null,
};

/** A part of a lot as it is sent: what its class has in common, and its own weight. */
export function barisOf(
  { berat, no_dokumen, urut }: Bagian,
  { kelas, berat: timbang, qty }: IsiBagian,
  { kode_tukang, proses, keterangan: _, ...label }: IsiSortir,
  lot: LotRow,
): Baris[] {
  const weight = berat ?? timbang;
  if (kelas === null || weight === null) return [];
  const jual = kelas === 'JUAL LAGI';
  return [
    {
      ...KOSONG,
      kelas,
      qty: berat === null ? (lot.qty === 0 ? 0 : (qty ?? 0)) : 1,
      berat: weight,
      no_dokumen,
      urut,
      ...(jual && { ...label, berat_jadi: berat === null ? null : timbang }),
      ...(kelas === 'CUCI' && { kode_tukang, proses }),
    },
  ];
}
