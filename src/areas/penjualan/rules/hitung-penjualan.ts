import {
  bulatkanHarga,
  hitungHargaBarang,
  type DasarHarga,
  type HargaBarang,
  type Pembulatan,
} from '#areas/barang/rules/harga-barang.ts';
import {
  mg,
  minus,
  percentOf,
  plus,
  rp,
  shareOut,
  sum,
  type Persen,
  type Rupiah,
} from '#kit/rules/quantity.ts';
import {
  jumlahkanTambahan,
  pilihTambahan,
  type Tambahan,
} from '#areas/penjualan/rules/tambahan.ts';
import { zip } from '#kit/rules/lists.ts';
import {
  hitungPajak,
  naikPpn,
  pajakDiAtas,
  TANPA_PAJAK,
  type AturanPajak,
  type Bagian,
  type KelasPajak,
  type Pajak,
} from '#areas/penjualan/rules/pajak.ts';

/** A line before it is priced: what the piece costs by, and what is taken off by hand or by table. */
export type BarisHitung = {
  readonly dasar: DasarHarga;
  readonly diskon: Rupiah;
  readonly potongan: Rupiah;
  readonly kupon: Rupiah;
};

export type PenjualanHitung = Tambahan & {
  readonly baris: readonly BarisHitung[];
  /** Of the document: a percent, or an amount, never both. */
  readonly diskon: { readonly persen: Persen; readonly rupiah: Rupiah };
};

export type BarisJadi = {
  readonly nilai_emas: Rupiah;
  readonly harga_jual: Rupiah;
  readonly ongkos: Rupiah;
  readonly harga: Rupiah;
  readonly diskon_rp: Rupiah;
  readonly potongan_rp: Rupiah;
  readonly kupon_rp: Rupiah;
  /** The line's share of the document's discount. */
  readonly bagian_rp: Rupiah;
  readonly netto: Rupiah;
};

/** Of a shop that keeps tax: its rules of the moment, and what the tax asks of each line. */
export type Dipajaki = {
  readonly aturan: AturanPajak;
  readonly barang: readonly Omit<Bagian, 'netto'>[];
};

export type PenjualanJadi = Tambahan &
  Pajak & {
    readonly baris: readonly BarisJadi[];
    readonly sub_total: Rupiah;
    /** Every reduction but coupons, of lines and document. */
    readonly diskon_rp: Rupiah;
    readonly diskon_faktur_rp: Rupiah;
    readonly kupon_rp: Rupiah;
    readonly pembulatan: Rupiah;
    readonly grand_total: Rupiah;
  };

/**
 * A sale from its lines to its grand total (D-10.1, D-1.4): lines are rounded once each; the total
 * once more only where a percent, a coupon, a fee or tax on top leaves a rest. A shop that keeps no tax gives no
 * `dipajaki`, and nothing of the sums is another.
 */
export function hitungPenjualan(
  jual: PenjualanHitung,
  pembulatan: Pembulatan,
  dipajaki: Dipajaki | null = null,
): PenjualanJadi {
  const harga = jual.baris.map(({ dasar }) => hitungHargaBarang(dasar, pembulatan));
  return jumlahkanPenjualan(harga, jual, pembulatan, dipajaki);
}

/** The same from lines whose prices are known: shares of what a whole group of pieces comes to (D-47.2). */
export function jumlahkanPenjualan(
  harga: readonly HargaBarang[],
  jual: PenjualanHitung,
  pembulatan: Pembulatan,
  dipajaki: Dipajaki | null,
): PenjualanJadi {
  const sub_total = sum(harga.map((one) => one.harga));
  const potongan = jual.baris.map((one) => plus(plus(one.diskon, one.potongan), one.kupon));
  const sisa = zip(harga, potongan).map(([one, kurang]) => minus(one.harga, kurang));
  const diskon_faktur_rp = plus(
    percentOf(sum(sisa), jual.diskon.persen, 'half'),
    jual.diskon.rupiah,
  );
  const bagian = bagiDiskon(
    diskon_faktur_rp,
    harga.map((one) => one.harga),
    sisa,
  );
  const kupon_rp = sum(jual.baris.map((one) => one.kupon));
  const tambahan = jumlahkanTambahan(jual);
  const baris = zip(zip(harga, jual.baris), bagian).map(([[one, line], rp]) =>
    jadikanBaris(one, line, rp),
  );
  const pajak = dipajaki ? pajakJual(baris, tambahan, dipajaki) : TANPA_PAJAK;
  const di_atas = pajakDiAtas(pajak);
  const bersih = sum([minus(sum(sisa), diskon_faktur_rp), tambahan, di_atas]);
  const berubah = jual.diskon.persen > 0 || kupon_rp > 0 || tambahan > 0 || di_atas > 0;
  const grand_total = berubah ? bulatkanHarga(bersih, pembulatan) : bersih;
  return {
    baris,
    ...pajak,
    sub_total,
    diskon_rp: minus(plus(sum(potongan), diskon_faktur_rp), kupon_rp),
    diskon_faktur_rp,
    kupon_rp,
    ...pilihTambahan(jual),
    pembulatan: minus(grand_total, bersih),
    grand_total,
  };
}

/** Lines by their class, charges as services (D-41.8). */
const pajakJual = (
  baris: readonly BarisJadi[],
  tambahan: Rupiah,
  { aturan, barang }: Dipajaki,
): Pajak =>
  hitungPajak(
    [
      ...zip(baris, barang).map(([{ netto }, one]) => ({ ...one, netto })),
      ...(tambahan > 0 ? [{ kelas: 'JASA' as const, netto: tambahan, berat: mg(0) }] : []),
    ],
    aturan,
  );

/** The tax of goods whose prices were agreed before: it is inside them, whatever the shop does today (D-41.8). */
export const denganPajakDalam = (jadi: PenjualanJadi, dipajaki: Dipajaki | null): PenjualanJadi =>
  dipajaki
    ? {
        ...jadi,
        ...pajakJual(jadi.baris, rp(0), {
          ...dipajaki,
          barang: dipajaki.barang.map((one) => ({ ...one, disepakati: true })),
        }),
      }
    : jadi;

/**
 * The price of goods that are put aside while prices are without tax is raised by it at the contract: what was agreed
 * then includes it (D-41.8). Each line is rounded once, as a price is (D-1.4).
 */
export function denganPpn(
  jadi: PenjualanJadi,
  pembulatan: Pembulatan,
  dipajaki: Dipajaki | null,
): PenjualanJadi {
  if (!dipajaki || dipajaki.aturan.termasuk) return jadi;
  const baris = zip(jadi.baris, dipajaki.barang).map(([one, { kelas }]) => {
    const naik = minus(hargaDenganPpn(one.netto, kelas, dipajaki.aturan, pembulatan), one.netto);
    if (naik === 0) return one;
    return {
      ...one,
      harga_jual: plus(one.harga_jual, naik),
      harga: plus(one.harga, naik),
      netto: plus(one.netto, naik),
    };
  });
  const naik = minus(sum(baris.map((one) => one.harga)), jadi.sub_total);
  return {
    ...jadi,
    baris,
    sub_total: plus(jadi.sub_total, naik),
    grand_total: plus(jadi.grand_total, naik),
  };
}

/**
 * What lines with tax in them are measured against later: as much more as the tax raised each, so that a discount of
 * the contract and one of the pick-up are measured as one (D-9.3).
 */
export const patokanDenganPpn = <A extends { readonly harga_komputer: Rupiah }>(
  asli: readonly A[],
  bersih: Pick<PenjualanJadi, 'baris'>,
  jadi: Pick<PenjualanJadi, 'baris'>,
): A[] =>
  zip(asli, zip(bersih.baris, jadi.baris)).map(([one, [dulu, kini]]) => ({
    ...one,
    harga_komputer: plus(one.harga_komputer, minus(kini.netto, dulu.netto)),
  }));

/** A price with the tax that is on top of it, as an agreed price has it. */
export function hargaDenganPpn(
  harga: Rupiah,
  kelas: KelasPajak,
  aturan: AturanPajak | null,
  pembulatan: Pembulatan,
): Rupiah {
  const ppn = percentOf(harga, naikPpn(kelas, aturan), 'half');
  return ppn === 0 ? harga : bulatkanHarga(plus(harga, ppn), pembulatan);
}

const jadikanBaris = (
  harga: HargaBarang,
  { diskon, potongan, kupon }: BarisHitung,
  bagian_rp: Rupiah,
): BarisJadi => ({
  ...harga,
  diskon_rp: diskon,
  potongan_rp: potongan,
  kupon_rp: kupon,
  bagian_rp,
  netto: minus(harga.harga, sum([diskon, potongan, kupon, bagian_rp])),
});

/**
 * Shares of the document's discount by the lines' gross price, largest remainder first
 * (reports.md §4); by what is left of them where a line would fall below nothing.
 */
function bagiDiskon(diskon: Rupiah, bruto: readonly Rupiah[], sisa: readonly Rupiah[]): Rupiah[] {
  const bagian = shareOut(diskon, bruto);
  return zip(bagian, sisa).every(([one, most]) => one <= most) ? bagian : shareOut(diskon, sisa);
}

/** What payments must come to: the grand total is gross of deposits used and of exchange (D-10.1). */
export const hitungTagihan = (grand_total: Rupiah, dp_rp = rp(0), tukar_rp = rp(0)): Rupiah =>
  minus(minus(grand_total, dp_rp), tukar_rp);
