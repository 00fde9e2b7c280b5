import {
  atLeast,
  mg,
  minus,
  plus,
  priceOf,
  roundTo,
  rp,
  sum,
  type Miligram,
  type Rupiah,
} from '#kit/rules/quantity.ts';

export type CaraHarga = 'GRAM' | 'POTONG' | 'BANDROL';

/** How prices are rounded: the step of PEMBULATAN, up, or down with the down-rounding module (D-1.4). */
export type Pembulatan = { readonly langkah: Rupiah; readonly arah: 'up' | 'down' };

/** No step at all where the module is off (D-33.19). */
export const tentukanPembulatan = (
  { aktif, keBawah }: { readonly aktif: boolean; readonly keBawah: boolean },
  pembulatan: Rupiah,
): Pembulatan => ({
  langkah: aktif ? pembulatan : rp(1),
  arah: keBawah ? 'down' : 'up',
});

export const bulatkanHarga = (harga: Rupiah, { langkah, arah }: Pembulatan): Rupiah =>
  roundTo(harga, langkah, arah);

export type OngkosRow = {
  readonly kode_dept: string | null;
  readonly kode_group: string | null;
  readonly cara: 'PER_GRAM' | 'PER_POTONG';
  readonly tarif: Rupiah;
  readonly minimal: Rupiah;
};

/** Jenis and group of a piece as far as they are known: an order may name no group. */
type Kinds = {
  readonly kode_dept?: string | null | undefined;
  readonly kode_group?: string | null | undefined;
};

/** The most specific row of the labour charge: jenis and group, then group, then jenis, then neither (D-9.2). */
export function tentukanOngkos<R extends OngkosRow>(
  rows: readonly R[],
  { kode_dept, kode_group }: Kinds,
): R | null {
  const fitting = rows.filter(
    (row) =>
      (row.kode_dept ?? kode_dept) === kode_dept && (row.kode_group ?? kode_group) === kode_group,
  );
  const rank = (row: OngkosRow): number => (row.kode_group ? 2 : 0) + (row.kode_dept ? 1 : 0);
  return fitting.toSorted((a, b) => rank(b) - rank(a))[0] ?? null;
}

/** The labour charge of a piece of that weight by the most specific row (D-9.2). */
export function hitungOngkos(
  rows: readonly OngkosRow[],
  { berat, ...kinds }: Kinds & { readonly berat: Miligram },
): Rupiah {
  const best = tentukanOngkos(rows, kinds);
  if (!best) return rp(0);
  const charge = best.cara === 'PER_POTONG' ? best.tarif : priceOf(best.tarif, berat, 'half');
  return atLeast(best.minimal, charge);
}

export type DasarHarga = {
  readonly cara: CaraHarga;
  readonly berat: Miligram;
  readonly harga_per_gram: Rupiah;
  readonly ongkos: Rupiah;
  readonly harga_atribut: Rupiah;
  /** What its stones cost together (D-45.3); of a piece without stones nothing. */
  readonly harga_batu?: Rupiah | null;
  /** Fixed price of the piece; 0 = by the price of the day. */
  readonly harga_jual: Rupiah;
  readonly harga_bandrol: Rupiah | null;
};

/** Whether a piece costs a price of its own, or its label's, whatever its gold and stones cost. */
export const berhargaTetap = ({
  cara,
  harga_jual,
  harga_bandrol,
}: Pick<DasarHarga, 'cara' | 'harga_jual' | 'harga_bandrol'>): boolean =>
  harga_jual > 0 || (cara === 'BANDROL' && harga_bandrol !== null);

/** Priced by itself or its label, but with neither: such a piece has no price, also not that of its gold (D-9.2). */
export const tanpaHargaTetap = (dasar: Parameters<typeof berhargaTetap>[0]): boolean =>
  dasar.cara !== 'GRAM' && !berhargaTetap(dasar);

export type HargaBarang = {
  readonly nilai_emas: Rupiah;
  readonly harga_jual: Rupiah;
  readonly ongkos: Rupiah;
  readonly harga: Rupiah;
};

/** The weight whose gold is charged: of a piece whose stones have their own price the gold alone (D-45.3). */
export const beratDitagih = (
  berat: Miligram,
  {
    harga_batu,
    berat_atribut,
  }: {
    readonly harga_batu?: Rupiah | null;
    readonly berat_atribut?: Miligram | null;
  },
): Miligram =>
  harga_batu === null || harga_batu === undefined
    ? berat
    : atLeast(mg(0), minus(berat, berat_atribut ?? mg(0)));

/**
 * What a piece costs (D-9.2, D-45.3): gold value, stones, ongkos and atribut together, rounded once; or its fixed
 * price; or its label's. `harga_jual` is the price without ongkos, so that `harga` is their sum.
 */
export function hitungHargaBarang(dasar: DasarHarga, pembulatan: Pembulatan): HargaBarang {
  const nilai_emas = priceOf(dasar.harga_per_gram, dasar.berat, 'half');
  if (dasar.cara === 'BANDROL' && dasar.harga_bandrol !== null)
    return tetap(nilai_emas, dasar.harga_bandrol);
  if (dasar.harga_jual > 0)
    return tetap(nilai_emas, plus(dasar.harga_jual, dasar.ongkos), dasar.ongkos);
  const harga = bulatkanHarga(
    sum([nilai_emas, dasar.harga_batu ?? rp(0), dasar.harga_atribut, dasar.ongkos]),
    pembulatan,
  );
  return { nilai_emas, harga_jual: minus(harga, dasar.ongkos), ongkos: dasar.ongkos, harga };
}

const tetap = (nilai_emas: Rupiah, harga: Rupiah, ongkos = rp(0)): HargaBarang => ({
  nilai_emas,
  harga_jual: minus(harga, ongkos),
  ongkos,
  harga,
});
