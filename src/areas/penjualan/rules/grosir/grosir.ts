import { bulatkanHarga, type Pembulatan } from '#areas/barang/rules/harga-barang.ts';
import { zip } from '#kit/rules/lists.ts';
import { minus, priceOf, shareOut, sum, type Miligram, type Rupiah } from '#kit/rules/quantity.ts';

/** A scanned piece as wholesale sees it: its stock weight, and the price per gram of its group or kadar. */
export type PotongGrosir = {
  readonly kode_group: string;
  readonly berat: Miligram;
  readonly harga_per_gram: Rupiah | null;
  readonly harga_id: number | null;
};

/** What is typed of a group: what all its pieces weigh together, or how many they are. */
export type GrosirDiketik = {
  readonly kode_group: string;
  readonly berat: Miligram | null;
  readonly qty: number | null;
};

export type AturanGrosir = {
  /** SEMI_GROSIR_QTY_MODULE: pieces are counted, nothing is weighed. */
  readonly hitungPotong: boolean;
  readonly toleransi: Miligram;
  readonly pembulatan: Pembulatan;
};

/** A group as its sale keeps it: what was weighed, what counts, at which price, and what it comes to. */
export type BarisGrosir = {
  readonly kode_group: string;
  readonly qty: number;
  readonly berat_stock: Miligram;
  /** Null where the pieces were counted. */
  readonly berat_timbang: Miligram | null;
  readonly berat: Miligram;
  readonly harga_per_gram: Rupiah;
  readonly nilai: Rupiah;
};

/** The same while it is typed: what is not known yet is null. `at` are the places of its pieces. */
export type GroupGrosir = Omit<BarisGrosir, 'berat' | 'harga_per_gram' | 'nilai'> & {
  readonly at: readonly number[];
  readonly berat: Miligram | null;
  readonly harga_per_gram: Rupiah | null;
  /** Its pieces are priced by their kadar, and not all alike. */
  readonly campur: boolean;
  readonly nilai: Rupiah | null;
  /** What discounts are measured against (D-9.3). */
  readonly harga_komputer: Rupiah | null;
};

/** The pieces by their groups, in the order of the first scan of each. */
export function susunGroup(
  barang: readonly PotongGrosir[],
  diketik: readonly GrosirDiketik[],
  aturan: AturanGrosir,
): GroupGrosir[] {
  const places = Map.groupBy(barang.keys(), (at) => barang[at]?.kode_group ?? '');
  return [...places].map(([kode_group, at]) => {
    const pieces = at.flatMap((one) => barang[one] ?? []);
    const typed = diketik.find((one) => one.kode_group === kode_group);
    const berat_stock = sum(pieces.map((one) => one.berat));
    const berat_timbang = aturan.hitungPotong ? null : (typed?.berat ?? null);
    const berat = aturan.hitungPotong
      ? berat_stock
      : berat_timbang && beratDihitung(berat_timbang, berat_stock, aturan.toleransi);
    const harga = pieces[0]?.harga_per_gram ?? null;
    const campur = pieces.some((one) => one.harga_per_gram !== harga);
    const harga_per_gram = campur ? null : harga;
    const nilaiDari = (of: Miligram | null): Rupiah | null =>
      of === null || harga_per_gram === null
        ? null
        : bulatkanHarga(priceOf(harga_per_gram, of, 'half'), aturan.pembulatan);
    return {
      kode_group,
      at,
      qty: pieces.length,
      berat_stock,
      berat_timbang,
      berat,
      harga_per_gram,
      campur,
      nilai: nilaiDari(berat),
      harga_komputer: nilaiDari(berat && beratPatokan(berat, berat_stock, aturan.toleransi)),
    };
  });
}

/** Heavier than its pieces within the tolerance: their stock weights count (D-8.2). */
const beratDihitung = (timbang: Miligram, stock: Miligram, toleransi: Miligram): Miligram =>
  timbang > stock && minus(timbang, stock) <= toleransi ? stock : timbang;

/** Lighter than the tolerance allows is a discount: what is missing is measured at the stock weight (D-9.3). */
const beratPatokan = (berat: Miligram, stock: Miligram, toleransi: Miligram): Miligram =>
  minus(stock, berat) > toleransi ? stock : berat;

/** A group of which everything is known. */
export type GroupJadi = BarisGrosir & Pick<GroupGrosir, 'at'> & { readonly harga_komputer: Rupiah };

/** Those of which everything is known; the rest is still to be weighed, counted or priced. */
export const groupJadi = (groups: readonly GroupGrosir[]): GroupJadi[] =>
  groups.flatMap(({ berat, harga_per_gram, nilai, harga_komputer, campur: _, ...one }) =>
    berat === null || harga_per_gram === null || nilai === null || harga_komputer === null
      ? []
      : [{ ...one, berat, harga_per_gram, nilai, harga_komputer }],
  );

type PotongJadi = {
  readonly berat: Miligram;
  readonly harga_per_gram: Rupiah;
  readonly nilai: Rupiah;
  readonly harga_komputer: Rupiah;
};

/**
 * A group shared over its pieces (D-47.2): the weight by their stock weights, then the value by the weights that
 * came of it, largest remainder first; by place, so that the lines lie as they were scanned.
 */
export function bagiGrosir(
  groups: readonly GroupJadi[],
  barang: readonly Pick<PotongGrosir, 'berat'>[],
): ReadonlyMap<number, PotongJadi> {
  return new Map(
    groups.flatMap(({ at, berat, nilai, harga_komputer, harga_per_gram }) => {
      const weights = shareOut(
        berat,
        at.map((one) => barang[one]?.berat ?? 0),
      );
      const worth = zip(shareOut(nilai, weights), shareOut(harga_komputer, weights));
      return zip(zip(at, weights), worth).map(
        ([[place, mg], [share, komputer]]) =>
          [place, { berat: mg, harga_per_gram, nilai: share, harga_komputer: komputer }] as const,
      );
    }),
  );
}

/** As the sale keeps it. */
export const simpanGroup = ({ at: _, harga_komputer: _k, ...one }: GroupJadi): BarisGrosir => one;
