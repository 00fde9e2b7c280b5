import { formatGram } from '#kit/rules/format.ts';
import { fill, gather, refusals, type Refusal } from '#kit/rules/refusal.ts';
import {
  atLeast,
  minus,
  negate,
  percentOf,
  rp,
  scale,
  sum,
  wholeOf,
  type Miligram,
  type Persen,
  type Rupiah,
} from '#kit/rules/quantity.ts';
import { akunSupplier, akunTempat, SUPPLIER_AWAL } from '#areas/buku/rules/akun.ts';
import { lepas, potong, uang, type Baris } from '#areas/buku/rules/buku.ts';
import type { Berlian, Tempat } from '#areas/stock/rules/barang.ts';

/** Why a piece does not go back to its supplier, or does not come back from him. */
export const TIDAK_RETUR = refusals({
  TANPA_SUPPLIER: {
    field: 'kode_barcode',
    message: 'Barang {kode_barcode} Tidak Datang Dari Supplier Di Toko Ini',
  },
  SUPPLIER_LAIN: {
    field: 'kode_barcode',
    message: 'Barang {kode_barcode} Datang Dari Supplier {kode_supplier}, Satu Retur Satu Supplier',
  },
  BERAT_LAIN: {
    field: 'berat',
    message: 'Berat Timbang Berbeda Dari Berat Stock {berat} g, Periksa Barangnya',
  },
  BERLIAN_LAIN: {
    field: 'kode_barcode',
    message:
      'Barang {kode_barcode} Berisi Berlian Yang Tidak Datang Bersamanya, Lepas Dahulu Di Buku Berlian',
  },
  LOT_DUA_KALI: { field: 'urut', message: 'Baris Penerimaan Disebut Dua Kali' },
  SUPPLIER_AWAL: {
    field: 'kode_supplier',
    message: 'Barang Yang Ada Sebelum Kilau Tidak Datang Dari Supplier',
  },
  BARANG_KOSONG: { field: 'barang', message: 'Barang Tidak Boleh Kosong' },
  BARANG_SUDAH_BERUBAH: { message: 'Barang {kode_barcode} Sudah Berubah' },
});

/** How a piece came: from whom, with which act, what it weighed and cost then. */
export type AsalBarang = {
  readonly kode_supplier: string | null;
  readonly no_asal: string;
  readonly berat_asal: Miligram;
  /** What its gold was then, as the book has it: fineness, and weight without stones. */
  readonly persen_asal: Persen;
  readonly murni_asal: Miligram;
  /** What it was delivered for, without the stones that were taken out of it since. */
  readonly modal: Rupiah;
  /** Stones that it came with and that are in it now, and what those cost. */
  readonly batu_asal: readonly string[];
  readonly modal_batu: Rupiah;
  /** Stones that it came with and that stay in the shop, each with the cost that left with it. */
  readonly batu_tinggal: readonly BatuTinggal[];
};

export type BatuTinggal = {
  readonly kode_berlian: string;
  readonly carat: Miligram;
  readonly modal: Rupiah;
};

/**
 * What of the cost goes back with the piece: that of its stones, and of the gold that is still in it. Gold that was
 * taken off since stays a loss of the shop; a piece of another fineness than was said goes back for all of it.
 */
export function modalKembali(
  asal: Pick<AsalBarang, 'berat_asal' | 'persen_asal' | 'murni_asal' | 'modal' | 'modal_batu'>,
  berat_asli: Miligram,
): Rupiah {
  const { berat_asal, persen_asal, murni_asal, modal } = asal;
  const murni = (berat: Miligram) => percentOf(berat, persen_asal, 'half');
  // Without stones it weighed its gold; else that follows from its fine gold.
  const tanpaBatu = persen_asal === 0 || murni(berat_asal) === murni_asal;
  const emas = tanpaBatu ? berat_asal : wholeOf(murni_asal, persen_asal, 'half');
  const utuh = persen_asal === 0 ? berat_asli >= emas : murni(berat_asli) >= murni_asal;
  if (utuh) return modal;
  const harga = atLeast(rp(0), minus(modal, asal.modal_batu));
  return minus(modal, scale(harga, minus(emas, berat_asli), emas, 'half'));
}

type Piece = {
  readonly kode_barcode: string;
  readonly berat: Miligram;
  readonly berlian: readonly Berlian[];
};

/**
 * A piece goes back to the supplier who delivered it to this shop, to no other, and as it is in the book: what the
 * scale says may differ by the tolerance of a delivery. A piece that was bought back, made or shipped here was not
 * delivered, and what was there before Kilau is owed to no supplier.
 */
export function periksaRetur(
  piece: Piece,
  asal: AsalBarang | undefined,
  {
    pertama,
    timbang,
    toleransi,
  }: { pertama: string | null; timbang: Miligram; toleransi: Miligram },
): Refusal[] {
  const { kode_barcode, berat } = piece;
  return gather(
    [
      piece.berlian.some((one) => !asal?.batu_asal.includes(one.kode_berlian ?? '')),
      fill(TIDAK_RETUR.BERLIAN_LAIN, { kode_barcode }),
    ],
    [
      Math.abs(minus(timbang, berat)) > toleransi,
      fill(TIDAK_RETUR.BERAT_LAIN, { berat: formatGram(berat) }),
    ],
  ).concat(periksaSupplierRetur(kode_barcode, asal?.kode_supplier ?? null, pertama));
}

/** What was not delivered goes back to no supplier, and one return is of one supplier. */
export function periksaSupplierRetur(
  kode_barcode: string,
  kode_supplier: string | null,
  pertama: string | null,
): Refusal[] {
  const tanpa = kode_supplier === null || kode_supplier === SUPPLIER_AWAL;
  return gather(
    [tanpa, fill(TIDAK_RETUR.TANPA_SUPPLIER, { kode_barcode })],
    [
      !tanpa && kode_supplier !== pertama,
      fill(TIDAK_RETUR.SUPPLIER_LAIN, { kode_barcode, kode_supplier: kode_supplier ?? '' }),
    ],
  );
}

/** Gold that goes back: a piece with its barcode, or some of a lot that has none. */
export type BarangRetur = Tempat & {
  readonly kode_barcode: string | null;
  readonly qty: number;
  readonly persen: Persen;
  readonly berat: Miligram;
  readonly murni: Miligram;
  /** What was owed for it when it was delivered. */
  readonly modal: Rupiah;
  /** What the shop counts it with now. */
  readonly harga_modal: Rupiah | null;
};

/** What the shop counts the pieces with now. */
export const nilaiRetur = (pieces: readonly Pick<BarangRetur, 'harga_modal'>[]): Rupiah =>
  sum(pieces.map((one) => one.harga_modal ?? rp(0)));

/**
 * The gold goes back to the supplier's place and what it was delivered for is owed no more. What the shop counts it
 * with leaves the stock: where an owner changed that since, the difference is a gain or a loss of stock.
 */
export function bukuRetur(pieces: readonly BarangRetur[], kode_supplier: string): Baris[] {
  const supplier = akunSupplier(kode_supplier);
  const modal = sum(pieces.map((one) => one.modal));
  const nilai = nilaiRetur(pieces);
  return [
    ...pieces.flatMap((one) => emasKembali(one, supplier)),
    uang(supplier, modal),
    uang('persediaan', negate(nilai)),
    uang('selisih_stock', minus(nilai, modal)),
  ];
}

function emasKembali(
  { kode_barcode, qty, persen: kadar, berat, murni, ...tempat }: BarangRetur,
  supplier: string,
): Baris[] {
  const akun = akunTempat(tempat.kode_gudang, tempat.kode_baki);
  if (kode_barcode === null)
    return [
      { ...lepas(akun, kadar, negate(berat), negate(murni)), qty: -qty },
      { ...lepas(supplier, kadar, berat, murni), qty },
    ];
  const gold = { kode_barcode, kadar, berat, murni };
  return [potong(akun, -1, gold), potong(supplier, 1, gold)];
}
