import { formatGram } from '#kit/rules/format.ts';
import { fill, gather, refusals, type Refusal } from '#kit/rules/refusal.ts';
import {
  minus,
  negate,
  rp,
  sum,
  type Miligram,
  type Persen,
  type Rupiah,
} from '#kit/rules/quantity.ts';
import { akunSupplier, akunTempat, SUPPLIER_AWAL } from '#areas/buku/rules/akun.ts';
import { potong, uang, type Baris } from '#areas/buku/rules/buku.ts';
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
  MASIH_BERLIAN: {
    field: 'kode_barcode',
    message: 'Barang {kode_barcode} Masih Berisi Berlian, Lepas Dahulu Di Buku Berlian',
  },
  BARANG_SUDAH_BERUBAH: { message: 'Barang {kode_barcode} Sudah Berubah' },
});

/** How a piece came: from whom, with which act, what it weighed and cost then. */
export type AsalBarang = {
  readonly kode_supplier: string | null;
  readonly no_asal: string;
  readonly berat_asal: Miligram;
  readonly modal: Rupiah;
};

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
  const kode_supplier = asal?.kode_supplier ?? null;
  const tanpa = kode_supplier === null || kode_supplier === SUPPLIER_AWAL;
  return gather(
    [tanpa, fill(TIDAK_RETUR.TANPA_SUPPLIER, { kode_barcode })],
    [
      !tanpa && kode_supplier !== pertama,
      fill(TIDAK_RETUR.SUPPLIER_LAIN, { kode_barcode, kode_supplier: kode_supplier ?? '' }),
    ],
    [piece.berlian.length > 0, fill(TIDAK_RETUR.MASIH_BERLIAN, { kode_barcode })],
    [
      Math.abs(minus(timbang, berat)) > toleransi,
      fill(TIDAK_RETUR.BERAT_LAIN, { berat: formatGram(berat) }),
    ],
  );
}

export type BarangRetur = Tempat & {
  readonly kode_barcode: string;
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
    ...pieces.flatMap(({ kode_barcode, persen, berat, murni, ...tempat }) => {
      const gold = { kode_barcode, kadar: persen, berat, murni };
      return [
        potong(akunTempat(tempat.kode_gudang, tempat.kode_baki), -1, gold),
        potong(supplier, 1, gold),
      ];
    }),
    uang(supplier, modal),
    uang('persediaan', negate(nilai)),
    uang('selisih_stock', minus(nilai, modal)),
  ];
}
