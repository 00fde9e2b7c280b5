import { at, gather, type Refusal } from '#kit/rules/refusal.ts';
import { refuseIf } from '#kit/server/problem.ts';
import type { BodyOf } from '#areas/dokumen/contract/document-types.ts';
import type { BatuDiminta } from '#areas/berlian/server/bagian.ts';
import type { penjualanDocument } from '#areas/penjualan/contract/penjualan.document.ts';
import { TIDAK_JUAL } from '#areas/penjualan/rules/periksa-penjualan.ts';
import type { PenjualanBarang } from '#areas/penjualan/server/penjualan.table.ts';

type Body = BodyOf<typeof penjualanDocument.spec, 'jual'>;
type Baris = Body['barang'][number];

/** A line under the code of what it sells: a piece by its barcode, or a loose stone, or a part of a parcel. */
export type BarisDiminta = Pick<
  Baris,
  'berat' | 'harga_per_gram' | 'ongkos' | 'diskon' | 'potongan'
> & {
  readonly kode_barcode: string;
  /** What of a stone is sold; a piece has none. */
  readonly batu?: Omit<BatuDiminta, 'di' | 'kode_berlian'>;
};
/** A sale as it is asked for, each line with its one code. */
export type JualDiminta = Omit<Body, 'barang'> & { readonly barang: readonly BarisDiminta[] };

/** Each line names one piece or one stone (D-45.6). 422 where it names both, neither, or gold of a stone. */
export function readBaris(barang: Body['barang']): BarisDiminta[] {
  refuseIf(barang.flatMap((one, index) => periksa(one).map((no) => at(no, 'barang', index))));
  return barang.map(({ kode_barcode, kode_berlian, carat, butir, ...line }) => ({
    ...line,
    kode_barcode: kode_berlian ?? kode_barcode ?? '',
    ...(kode_berlian !== null && { batu: { carat, butir } }),
  }));
}

function periksa(one: Baris): Refusal[] {
  const batu = one.kode_berlian !== null;
  return gather(
    [!batu && one.kode_barcode === null, TIDAK_JUAL.KODE_KOSONG],
    [batu && one.kode_barcode !== null, TIDAK_JUAL.BARIS_GANDA],
    [!batu && (one.carat !== null || one.butir !== null), TIDAK_JUAL.BUKAN_BERLIAN],
    [
      batu && (one.berat !== null || one.harga_per_gram !== null || one.ongkos !== null),
      TIDAK_JUAL.BERLIAN_TANPA_EMAS,
    ],
  );
}

/** A line that sells a piece, and no loose stone. */
export const adalahPotong = ({ kode_berlian }: Pick<PenjualanBarang, 'kode_berlian'>): boolean =>
  kode_berlian === null;
