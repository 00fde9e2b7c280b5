import {
  beratPatokan,
  bulatkanBerat,
  type TabelBerat,
} from '#areas/barang/rules/pembulatan-berat.ts';
import {
  beratDitagih,
  hitungHargaBarang,
  type DasarHarga,
  type Pembulatan,
} from '#areas/barang/rules/harga-barang.ts';
import { hargaReseller, tetapReseller } from '#areas/barang/rules/harga-reseller.ts';
import { gantiKartu } from '#areas/customer/rules/customer.ts';
import { atLeast, rp, type Miligram, type Persen, type Rupiah } from '#kit/rules/quantity.ts';
import {
  denganPpn,
  hitungPenjualan,
  type BarisHitung,
  type Dipajaki,
  type PenjualanHitung,
  type PenjualanJadi,
} from '#areas/penjualan/rules/hitung-penjualan.ts';
import { bisaKupon, type Kupon } from '#areas/penjualan/rules/kupon.ts';
import { kurangi, type Pengurang, type SisaBaris } from '#areas/penjualan/rules/kurangi.ts';
import { kelasBarang, type AturanPajak } from '#areas/penjualan/rules/pajak.ts';
import type { Potongan } from '#areas/penjualan/rules/potongan.ts';
import type { BarisAsli } from '#areas/penjualan/rules/periksa-penjualan.ts';
import { isiTambahan, type Tambahan } from '#areas/penjualan/rules/tambahan.ts';

type Dikenali = {
  readonly customer: { readonly kode_customer: string | null };
  readonly penjual: { readonly no_ktp: string | null; readonly foto: string | null };
  readonly tukar: readonly object[] | null;
};
/** Number and photo of an identity card are one person's: they go with a card that gives way and with the last gold. */
export function lepasIdentitas<D extends Dikenali>(old: D, next: D): D {
  if (next.penjual !== old.penjual) return next;
  const lain = gantiKartu(old.customer.kode_customer, next.customer.kode_customer);
  const habis = (old.tukar ?? []).length > 0 && (next.tukar ?? []).length === 0;
  return lain || habis ? { ...next, penjual: { no_ktp: null, foto: null } } : next;
}

/** What a counter knows of a piece: the stock's own answer, with its price of now. */
export type PotongDijual = {
  readonly kode_barcode: string;
  readonly berat: Miligram;
  readonly harga_per_gram: Rupiah | null;
  readonly ongkos: Rupiah | null;
  readonly harga_atribut: Rupiah | null;
  /** What its stones cost together, and what they weigh (D-45.3). */
  readonly harga_batu?: Rupiah | null;
  readonly berat_atribut?: Miligram | null;
  readonly harga_jual: Rupiah | null;
  readonly harga_hari_ini: Rupiah | null;
  /** Of a part of a parcel: what it is measured against, where that is more than its price (D-45.6). */
  readonly harga_patokan?: Rupiah | null;
  readonly kode_kategori: string;
  readonly kode_dept: string;
  readonly kode_group: string;
  readonly kadar: Persen | null;
  readonly berlian: readonly unknown[];
  /** What it was bought with decides its class to the tax, beside category and kadar (D-41.8). */
  readonly dokumen_perolehan?: string | null;
};

/** A line as far as it was typed; null is what the server will take from the piece by itself. */
export type BarisDraft = {
  readonly barang: PotongDijual;
  readonly berat: Miligram | null;
  readonly harga_per_gram: Rupiah | null;
  readonly ongkos: Rupiah | null;
  readonly diskon: Rupiah | null;
  /** The reduction by table that was chosen for it. */
  readonly potongan: string | null;
  /** The deposit that holds it: what was agreed there includes the tax. */
  readonly titip?: string;
  /** Its days are over and the price of the day is higher: nothing was agreed any more. */
  readonly harga_hari?: boolean;
};

export type DraftJual = Tambahan<Rupiah | null> & {
  readonly baris: readonly BarisDraft[];
  readonly diskon: { readonly persen: Persen | null; readonly rupiah: Rupiah | null };
};

export type AturanJual = {
  readonly pembulatan: Pembulatan;
  readonly tabel_berat: TabelBerat;
  /** How much lighter than in stock a piece may be typed (TOLERANSI_BERAT_JUAL). */
  readonly toleransi: Miligram;
  /** Reductions that may be chosen, and the coupon that was shown. */
  readonly potongan: readonly Potongan[];
  readonly kupon: Kupon | null;
  /** The shop's tax rules for this buyer; none where it keeps no tax. */
  readonly pajak?: AturanPajak | null;
};

export type DraftJadi = {
  readonly hitung: PenjualanHitung;
  readonly jadi: PenjualanJadi;
  readonly asli: readonly BarisAsli[];
  /** What the coupon meets on every line. */
  readonly sisa: readonly SisaBaris[];
};

const nol = (rupiah: Rupiah | null): Rupiah => rupiah ?? rp(0);

/** A sale as it is at the counter now, worked out by the very functions that the server will use. */
export function hitungDraft(draft: DraftJual, aturan: AturanJual): DraftJadi {
  const dasar: PenjualanHitung = {
    baris: draft.baris.map((one) => barisHitung(one, aturan)),
    diskon: { persen: draft.diskon.persen ?? (0 as Persen), rupiah: nol(draft.diskon.rupiah) },
    ...isiTambahan(draft),
  };
  const { hitung, sisa } = kurangi(dasar, pengurang(draft, aturan), aturan.pembulatan);
  return {
    hitung,
    sisa,
    jadi: hitungPenjualan(hitung, aturan.pembulatan, dipajaki(draft, aturan)),
    asli: draft.baris.map((one) => barisAsli(one, aturan)),
  };
}

/**
 * What a deposit of the same goods agrees on, as the server reckons it: where prices are without tax each line is
 * raised by its own, and PPh 22 comes with the goods (D-41.8). The sums of a sale round the whole once.
 */
export function hargaTitipan(draft: DraftJual, aturan: AturanJual): Rupiah {
  const { jadi } = hitungDraft(draft, { ...aturan, pajak: null });
  return denganPpn(jadi, aturan.pembulatan, dipajaki(draft, aturan)).grand_total;
}

const dipajaki = (draft: DraftJual, { pajak }: AturanJual): Dipajaki | null =>
  pajak
    ? {
        aturan: pajak,
        barang: draft.baris.map((one) => ({
          kelas: kelasBarang({ ...one.barang, persen: one.barang.kadar }),
          berat: one.berat ?? one.barang.berat,
          disepakati: one.titip !== undefined && !one.harga_hari && sepertiDititip(one),
        })),
      }
    : null;

/** A weight or a price that is typed again is no price that was agreed. */
const sepertiDititip = ({ barang, berat, harga_per_gram, ongkos }: BarisDraft): boolean =>
  (berat ?? barang.berat) === barang.berat &&
  (harga_per_gram ?? barang.harga_per_gram) === barang.harga_per_gram &&
  (ongkos ?? barang.ongkos) === barang.ongkos;

const pengurang = (draft: DraftJual, { potongan, kupon }: AturanJual): Pengurang => ({
  baris: draft.baris.map((one) => ({
    potongan: potongan.find((row) => row.kode_potongan === one.potongan) ?? null,
    bisaKupon: bisaKupon(one.barang),
  })),
  kupon,
});

const barisHitung = (one: BarisDraft, aturan: AturanJual): BarisHitung => ({
  dasar: dasarJual(one.barang, one, aturan),
  diskon: nol(one.diskon),
  potongan: rp(0),
  kupon: rp(0),
});

const SEPERTI_STOCK = { berat: null, harga_per_gram: null, ongkos: null };
type Diketik = Pick<BarisDraft, 'berat' | 'harga_per_gram' | 'ongkos'>;

/**
 * What a line's price is made of. The stock says what the piece costs now: where weight and gram
 * price do not make that sum, its label does, and the label's price holds (D-9.2, D-33.4).
 */
export function dasarJual(barang: PotongDijual, diketik: Diketik, aturan: AturanJual): DasarHarga {
  const dasar = dasarGram(barang, diketik, aturan);
  const stock = hitungHargaBarang(dasarGram(barang, SEPERTI_STOCK, aturan), aturan.pembulatan);
  if (barang.harga_hari_ini === null || stock.harga === barang.harga_hari_ini) return dasar;
  return { ...dasar, cara: 'BANDROL', harga_bandrol: barang.harga_hari_ini };
}

const dasarGram = (barang: PotongDijual, diketik: Diketik, aturan: AturanJual): DasarHarga => ({
  cara: 'GRAM',
  berat: bulatkanBerat(beratDitagih(diketik.berat ?? barang.berat, barang), aturan.tabel_berat),
  harga_per_gram: nol(diketik.harga_per_gram ?? barang.harga_per_gram),
  ongkos: nol(diketik.ongkos ?? barang.ongkos),
  harga_atribut: nol(barang.harga_atribut),
  harga_batu: barang.harga_batu ?? null,
  harga_jual: nol(barang.harga_jual),
  harga_bandrol: null,
});

/** The percent under the selling price, and what the reseller's list says of the piece. */
export type HargaReseller = {
  readonly persen: Persen;
  readonly per_gram: ReadonlyMap<string, Rupiah | null>;
};

/**
 * A piece as a reseller buys it: by the list or the percent a gram, fixed prices and labels by the percent
 * (D-39.6).
 */
export function untukReseller<B extends PotongDijual>(
  barang: B,
  { persen: turun, per_gram }: HargaReseller,
  aturan: AturanJual,
): B {
  const berlabel = dasarJual(barang, SEPERTI_STOCK, aturan).cara === 'BANDROL';
  return {
    ...barang,
    harga_per_gram: hargaReseller(
      barang.harga_per_gram,
      per_gram.get(barang.kode_barcode) ?? null,
      turun,
    ),
    harga_jual: tetapReseller(barang.harga_jual, turun),
    harga_hari_ini: berlabel ? tetapReseller(barang.harga_hari_ini, turun) : null,
  };
}

function barisAsli(one: BarisDraft, aturan: AturanJual): BarisAsli {
  const { barang } = one;
  const berat = one.berat ?? barang.berat;
  const { ditagih } = beratPatokan({
    berat: beratDitagih(berat, barang),
    berat_stock: beratDitagih(barang.berat, barang),
    toleransi: aturan.toleransi,
    tabel: aturan.tabel_berat,
  });
  const dasar = { ...dasarJual(barang, SEPERTI_STOCK, aturan), berat: ditagih };
  return {
    kode_barcode: barang.kode_barcode,
    harga_komputer: atLeast(
      hitungHargaBarang(dasar, aturan.pembulatan).harga,
      nol(barang.harga_patokan ?? null),
    ),
    harga_per_gram: nol(one.harga_per_gram ?? barang.harga_per_gram),
    harga_hari: nol(barang.harga_per_gram),
    berat,
    berat_stock: barang.berat,
    berlian: barang.berlian.length > 0,
    harga_modal: null,
  };
}
