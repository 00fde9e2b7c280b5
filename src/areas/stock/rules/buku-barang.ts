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
import { lepas, pindahPotong, potong, uang, type Baris } from '#areas/buku/rules/buku.ts';
import type { Tempat } from '#areas/stock/rules/barang.ts';

/** Gold of a piece as the book sees it: true fineness, gross weight, fine weight. */
export type Emas = { readonly persen: Persen; readonly berat: Miligram; readonly murni: Miligram };

export type BarangMasuk = Emas &
  Tempat & {
    readonly kode_barcode: string;
    readonly kode_supplier: string | null;
    readonly harga_modal: Rupiah | null;
  };

const potongOf = (kode_barcode: string, { persen, berat, murni }: Emas) => ({
  kode_barcode,
  kadar: persen,
  berat,
  murni,
});

/**
 * Goods come in: each piece from its supplier to its tray, and what they cost, where it is known,
 * is owed to that supplier. Goods that were there before Kilau came out of the owner's own (§1).
 */
export function bukuMasuk(pieces: readonly BarangMasuk[]): Baris[] {
  const emas = pieces.flatMap((piece) =>
    pindahPotong(
      akunSupplier(piece.kode_supplier ?? SUPPLIER_AWAL),
      akunTempat(piece.kode_gudang, piece.kode_baki),
      potongOf(piece.kode_barcode, piece),
    ),
  );
  const modal = pieces.filter((piece) => piece.harga_modal !== null);
  const perPemberi = Map.groupBy(modal, (piece) => pemberi(piece.kode_supplier));
  const jumlah = (some: readonly BarangMasuk[]) =>
    sum(some.map((piece) => piece.harga_modal ?? rp(0)));
  return [
    ...emas,
    uang('persediaan', jumlah(modal)),
    ...[...perPemberi].map(([akun, some]) => uang(akun, negate(jumlah(some)))),
  ];
}

const pemberi = (kode_supplier: string | null): string =>
  kode_supplier === null || kode_supplier === SUPPLIER_AWAL ? 'modal' : akunSupplier(kode_supplier);

/**
 * A piece is found to weigh, to hold or to have cost something else: the difference is booked in
 * `selisih`, its value in `selisih_stock`. Another fineness takes the piece out and in again.
 */
export function bukuUbah(
  kode_barcode: string,
  tempat: Tempat,
  dari: Emas & Modal,
  ke: Emas & Modal,
): Baris[] {
  const akun = akunTempat(tempat.kode_gudang, tempat.kode_baki);
  const nilai = minus(ke.harga_modal ?? rp(0), dari.harga_modal ?? rp(0));
  return [
    ...(dari.persen === ke.persen
      ? bedaBerat(kode_barcode, akun, dari, ke)
      : bedaKadar(kode_barcode, akun, dari, ke)),
    uang('persediaan', nilai),
    uang('selisih_stock', negate(nilai)),
  ];
}

type Modal = { readonly harga_modal: Rupiah | null };

function bedaBerat(kode_barcode: string, akun: string, dari: Emas, ke: Emas): Baris[] {
  const [berat, murni] = [minus(ke.berat, dari.berat), minus(ke.murni, dari.murni)];
  return [
    { ...lepas(akun, ke.persen, berat, murni), kode_barcode },
    lepas('selisih', ke.persen, negate(berat), negate(murni)),
  ];
}

const bedaKadar = (kode_barcode: string, akun: string, dari: Emas, ke: Emas): Baris[] => [
  potong(akun, -1, potongOf(kode_barcode, dari)),
  potong(akun, 1, potongOf(kode_barcode, ke)),
  lepas('selisih', dari.persen, dari.berat, dari.murni),
  lepas('selisih', ke.persen, negate(ke.berat), negate(ke.murni)),
];
