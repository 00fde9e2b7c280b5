import type { Miligram, Rupiah } from '#kit/rules/quantity.ts';
import { mark } from '#kit/web/base/text.ts';
import type { BodyOf } from '#kit/contract/endpoint.ts';
import type { buatPoEndpoint } from '#areas/pre-order/contract/pre-order.api.ts';

/** A line of a new pre-order as far as it was said. */
export type PoLine = {
  readonly id: number;
  readonly deskripsi: string | null;
  readonly kode_dept: string | null;
  readonly kode_group: string | null;
  readonly kode_kadar: string | null;
  /** Of one piece. */
  readonly berat: Miligram | null;
  readonly qty: number | null;
  readonly harga_perkiraan: Rupiah | null;
  readonly gambar: string | null;
};

export const blankPo = (id: number): PoLine => ({
  id,
  deskripsi: null,
  kode_dept: null,
  kode_group: null,
  kode_kadar: null,
  berat: null,
  qty: 1,
  harga_perkiraan: null,
  gambar: null,
});

export function lacksPo(one: PoLine): readonly (readonly [name: keyof PoLine, why: string])[] {
  return [
    ...(one.deskripsi ? [] : [['deskripsi', mark('Deskripsi Tidak Boleh Kosong')] as const]),
    ...(one.kode_dept ? [] : [['kode_dept', mark('Jenis Tidak Boleh Kosong')] as const]),
    ...(one.qty ? [] : [['qty', mark('Qty Tidak Boleh 0')] as const]),
  ];
}

type Body = BodyOf<typeof buatPoEndpoint>;
export const poBody = ({ id: _, ...one }: PoLine): Body['barang'][number] => ({
  ...one,
  deskripsi: one.deskripsi ?? '-',
  qty: one.qty ?? 1,
});
