import {
  bulatkanHarga,
  hitungHargaBarang,
  type DasarHarga,
  type Pembulatan,
} from '#areas/barang/rules/harga-barang.ts';
import {
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

export type PenjualanJadi = Tambahan & {
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
 * once more only where a percent, a coupon or a fee leaves a rest.
 */
export function hitungPenjualan(jual: PenjualanHitung, pembulatan: Pembulatan): PenjualanJadi {
  const harga = jual.baris.map(({ dasar }) => hitungHargaBarang(dasar, pembulatan));
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
  const bersih = plus(minus(sum(sisa), diskon_faktur_rp), tambahan);
  const berubah = jual.diskon.persen > 0 || kupon_rp > 0 || tambahan > 0;
  const grand_total = berubah ? bulatkanHarga(bersih, pembulatan) : bersih;
  return {
    baris: zip(zip(harga, jual.baris), bagian).map(([[one, baris], rp]) =>
      jadikanBaris(one, baris, rp),
    ),
    sub_total,
    diskon_rp: minus(plus(sum(potongan), diskon_faktur_rp), kupon_rp),
    diskon_faktur_rp,
    kupon_rp,
    ...pilihTambahan(jual),
    pembulatan: minus(grand_total, bersih),
    grand_total,
  };
}

type Harga = ReturnType<typeof hitungHargaBarang>;

const jadikanBaris = (
  harga: Harga,
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
