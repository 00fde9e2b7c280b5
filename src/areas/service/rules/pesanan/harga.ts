import {
  atLeast,
  mg,
  minus,
  percentOf,
  persen,
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
 * Gold of a finished piece by the lock of its order: locked grams at their price, oldest first, and the rest at the
 * day's.
 */
function bagianEmas(
  kunci_harga: KunciHarga,
  { urut, berat, disepakati, hari }: Omit<Jadi, 'ongkos'>,
  kunci: readonly Kunci[],
): { readonly terkunci: Rupiah; readonly hari: Rupiah } {
  if (kunci_harga === 'KUNCI_SEMUA')
    return { terkunci: priceOf(disepakati, berat, 'half'), hari: rp(0) };
  if (kunci_harga === 'IKUT_HARI_AMBIL')
    return { terkunci: rp(0), hari: priceOf(hari, berat, 'half') };
  let left = berat;
  const parts = kunci
    .filter((one) => one.urut === urut)
    .map((one) => {
      const take = one.berat < left ? one.berat : left;
      left = minus(left, take);
      return priceOf(one.harga_per_gram, take, 'half');
    });
  return { terkunci: sum(parts), hari: priceOf(hari, left, 'half') };
}

/** Both of them, without ongkos and without tax that is on top. */
export function nilaiEmas(...of: Parameters<typeof bagianEmas>): Rupiah {
  const { terkunci, hari } = bagianEmas(...of);
  return plus(terkunci, hari);
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

/** A price that is raised by the tax, where prices are without it, is rounded once more as a price (D-41.8). */
function denganPpn(bersih: HargaPesanan, ppn: Rupiah, pembulatan: Pembulatan): HargaPesanan {
  if (ppn === 0) return bersih;
  const harga = bulatkanHarga(plus(bersih.harga, ppn), pembulatan);
  return { ...bersih, harga, harga_jual: minus(harga, bersih.ongkos) };
}

/**
 * What a line costs as it is ordered: weight by the agreed price and ongkos, rounded once as a line of a sale
 * (D-36.2); raised by `ppn` percent, where prices are without tax.
 */
export function hargaPesan(
  { berat, harga_per_gram }: Pick<BarisKunci, 'berat' | 'harga_per_gram'>,
  ongkos: Rupiah,
  pembulatan: Pembulatan,
  ppn: Persen = persen(0),
): HargaPesanan {
  const bersih = denganOngkos(priceOf(harga_per_gram, berat, 'half'), ongkos, pembulatan);
  return denganPpn(bersih, percentOf(bersih.harga, ppn, 'half'), pembulatan);
}

/** By how much prices are raised by the tax: those of the order as it agreed, those of the day as the day has it. */
export type NaikPpn = { readonly pesan: Persen; readonly hari: Persen };
const TANPA_NAIK: NaikPpn = { pesan: persen(0), hari: persen(0) };

/** What it costs when it is fetched (D-36.4): ongkos and what was locked were agreed with their tax (D-41.8). */
export function hargaAmbil(
  kunci_harga: KunciHarga,
  jadi: Jadi,
  kunci: readonly Kunci[],
  pembulatan: Pembulatan,
  ppn: NaikPpn = TANPA_NAIK,
): HargaPesanan {
  const { terkunci, hari } = bagianEmas(kunci_harga, jadi, kunci);
  const bersih = denganOngkos(plus(terkunci, hari), jadi.ongkos, pembulatan);
  const naik =
    ppn.pesan === ppn.hari
      ? percentOf(bersih.harga, ppn.hari, 'half')
      : plus(
          percentOf(minus(bersih.harga, hari), ppn.pesan, 'half'),
          percentOf(hari, ppn.hari, 'half'),
        );
  return denganPpn(bersih, naik, pembulatan);
}

/** Whether a finished weight is further from the ordered one than the shop allows. */
export const diLuarToleransi = (dipesan: Miligram, jadi: Miligram, toleransi: Persen): boolean => {
  const beda = jadi < dipesan ? minus(dipesan, jadi) : minus(jadi, dipesan);
  return shareOf(beda, dipesan, 'up') > toleransi;
};
