import {
  atLeast,
  mg,
  minus,
  plus,
  priceOf,
  rp,
  scale,
  shareOf,
  sum,
  type Miligram,
  type Persen,
  type Rupiah,
} from '#kit/rules/quantity.ts';
import { bulatkanHarga, type Pembulatan } from '#areas/barang/rules/harga-barang.ts';

/** How the price of an order is locked (D-12.1). */
export const KUNCI_HARGA = {
  KUNCI_SEMUA: 'Kunci semua',
  KUNCI_SEBESAR_DP: 'Kunci sebesar DP',
  IKUT_HARI_AMBIL: 'Ikut hari ambil',
} as const;
export type KunciHarga = keyof typeof KUNCI_HARGA;

const KEKUATAN: Readonly<Record<KunciHarga, number>> = {
  IKUT_HARI_AMBIL: 0,
  KUNCI_SEBESAR_DP: 1,
  KUNCI_SEMUA: 2,
};
/** Whether a lock gives the customer more than the shop's own one does: an option on the price of gold (D-36.4). */
export const lebihKuat = (dipilih: KunciHarga, biasa: KunciHarga): boolean =>
  KEKUATAN[dipilih] > KEKUATAN[biasa];

/** Gold of one line that a payment bought. */
export type Kunci = {
  readonly urut: number;
  readonly berat: Miligram;
  readonly harga_per_gram: Rupiah;
};

/** A line as a payment meets it: what was ordered, and what a gram costs on the day of the payment. */
export type BarisKunci = {
  readonly urut: number;
  readonly berat: Miligram;
  readonly harga_per_gram: Rupiah;
};

const terkunci = (kunci: readonly Kunci[], urut: number): Miligram =>
  sum(kunci.filter((one) => one.urut === urut).map((one) => one.berat));

/**
 * What a payment buys where it locks the price (D-36.4): gold of the lines in order, each up to its ordered weight,
 * milligrams rounded down; never ongkos. `sudah` are the locks that stand already.
 */
export function kunciDp(
  dp: Rupiah,
  baris: readonly BarisKunci[],
  sudah: readonly Kunci[],
): Kunci[] {
  let left = dp;
  return baris.flatMap(({ urut, berat, harga_per_gram }) => {
    const open = atLeast(mg(0), minus(berat, terkunci(sudah, urut)));
    const most = scale(mg(1000), left, harga_per_gram, 'down');
    const buys = most < open ? most : open;
    if (buys === 0) return [];
    const cost = priceOf(harga_per_gram, buys, 'up');
    left = cost < left ? minus(left, cost) : rp(0);
    return [{ urut, berat: buys, harga_per_gram }];
  });
}

type Jadi = {
  readonly urut: number;
  /** What the finished piece weighs. */
  readonly berat: Miligram;
  readonly ongkos: Rupiah;
  /** The order's own price per gram, and that of the day of the pick-up. */
  readonly disepakati: Rupiah;
  readonly hari: Rupiah;
};

/**
 * Gold of a finished piece by the lock of its order: locked grams at their price, oldest first, the rest at the
 * day's.
 */
export function nilaiEmas(
  kunci_harga: KunciHarga,
  { urut, berat, disepakati, hari }: Omit<Jadi, 'ongkos'>,
  kunci: readonly Kunci[],
): Rupiah {
  if (kunci_harga === 'KUNCI_SEMUA') return priceOf(disepakati, berat, 'half');
  if (kunci_harga === 'IKUT_HARI_AMBIL') return priceOf(hari, berat, 'half');
  let left = berat;
  const parts = kunci
    .filter((one) => one.urut === urut)
    .map((one) => {
      const take = one.berat < left ? one.berat : left;
      left = minus(left, take);
      return priceOf(one.harga_per_gram, take, 'half');
    });
  return plus(sum(parts), priceOf(hari, left, 'half'));
}

export type HargaPesanan = {
  /** Without ongkos, so that `harga` is the sum of both. */
  readonly harga_jual: Rupiah;
  readonly ongkos: Rupiah;
  readonly harga: Rupiah;
};

const denganOngkos = (emas: Rupiah, ongkos: Rupiah, pembulatan: Pembulatan): HargaPesanan => {
  const harga = bulatkanHarga(plus(emas, ongkos), pembulatan);
  return { harga_jual: minus(harga, ongkos), ongkos, harga };
};

/**
 * What a line costs as it is ordered: weight by the agreed price and ongkos, rounded once as a line of a sale
 * (D-36.2).
 */
export const hargaPesan = (
  { berat, harga_per_gram }: Pick<BarisKunci, 'berat' | 'harga_per_gram'>,
  ongkos: Rupiah,
  pembulatan: Pembulatan,
): HargaPesanan => denganOngkos(priceOf(harga_per_gram, berat, 'half'), ongkos, pembulatan);

/** What it costs when it is fetched (D-36.4). */
export const hargaAmbil = (
  kunci_harga: KunciHarga,
  jadi: Jadi,
  kunci: readonly Kunci[],
  pembulatan: Pembulatan,
): HargaPesanan => denganOngkos(nilaiEmas(kunci_harga, jadi, kunci), jadi.ongkos, pembulatan);

/** Whether a finished weight is further from the ordered one than the shop allows. */
export const diLuarToleransi = (dipesan: Miligram, jadi: Miligram, toleransi: Persen): boolean => {
  const beda = jadi < dipesan ? minus(dipesan, jadi) : minus(jadi, dipesan);
  return shareOf(beda, dipesan, 'up') > toleransi;
};
