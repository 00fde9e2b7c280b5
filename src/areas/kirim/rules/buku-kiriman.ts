import {
  minus,
  negate,
  rp,
  sum,
  type Miligram,
  type Persen,
  type Rupiah,
} from '#kit/rules/quantity.ts';
import { akunKirim, akunRk, akunTempat } from '#areas/buku/rules/akun.ts';
import { lepas, padat, pindahPotong, potong, uang, type Baris } from '#areas/buku/rules/buku.ts';
import type { Tempat } from '#areas/stock/rules/barang.ts';
import type { Emas } from '#areas/stock/rules/buku-barang.ts';

type Potong = Emas & { readonly kode_barcode: string };
/** What a line is; a loose stone has no gold in the book (D-45.8). */
type IsiBaris = 'BARANG' | 'BELI' | 'LOT' | 'BATU';
type BarangDi = Potong & Tempat;
/** A line of a shipment: a piece, or gold that no piece has, with the bought pieces that it still is (D-44.9). */
type IsiKiriman = Potong & { readonly isi: IsiBaris; readonly qty: number };
type IsiDi = IsiKiriman & Tempat;
const potongOf = ({ kode_barcode, persen, berat, murni }: Potong) => ({
  kode_barcode,
  kadar: persen,
  berat,
  murni,
});

/** Shipped: each piece from its place to the shipment, no rupiah yet (D-42.1). */
export const bukuKirimBarang = (pieces: readonly BarangDi[], no_kirim: string): Baris[] =>
  pieces.flatMap((piece) =>
    pindahPotong(
      akunTempat(piece.kode_gudang, piece.kode_baki),
      akunKirim(no_kirim),
      potongOf(piece),
    ),
  );

const pindahIsi = (dari: string, ke: string, one: IsiKiriman): Baris[] => {
  if (one.isi === 'BATU') return [];
  if (one.isi === 'BARANG') return pindahPotong(dari, ke, potongOf(one));
  const { persen, qty, berat, murni } = one;
  return [
    { ...lepas(dari, persen, negate(berat), negate(murni)), qty: qty === 0 ? 0 : -qty },
    { ...lepas(ke, persen, berat, murni), qty },
  ];
};

/** Gold that goes to head office: from where it lay to the shipment, no rupiah yet (D-44.9). */
export const bukuKirimEmas = (lines: readonly IsiDi[], no_kirim: string): Baris[] =>
  lines.flatMap((one) =>
    pindahIsi(akunTempat(one.kode_gudang, one.kode_baki), akunKirim(no_kirim), one),
  );

/** Cancelled, or never left: from the shipment to a place. */
export const bukuKembali = (lines: readonly IsiDi[], no_kirim: string): Baris[] =>
  lines.flatMap((one) =>
    pindahIsi(akunKirim(no_kirim), akunTempat(one.kode_gudang, one.kode_baki), one),
  );

export type Diterima = Tempat & {
  readonly kode_barcode: string;
  readonly persen: Persen;
  readonly berat_kirim: Miligram;
  readonly murni_kirim: Miligram;
  readonly berat: Miligram;
  readonly murni: Miligram;
  readonly harga_modal: Rupiah | null;
};

/** The cost that is known of pieces; what is not known moves no rupiah (D-42.5). */
export const modalDari = (pieces: readonly { readonly harga_modal: Rupiah | null }[]): Rupiah =>
  sum(pieces.map(({ harga_modal }) => harga_modal ?? rp(0)));

/**
 * Taken in: from the shop that sent it, as it was packed; what the scale has less or more is the receiver's
 * (D-42.3, D-42.5).
 */
export function bukuTerimaKiriman(pieces: readonly Diterima[], asal: string): Baris[] {
  const rk = akunRk(asal);
  const modal = modalDari(pieces);
  return [
    ...pieces.flatMap(
      ({
        kode_barcode,
        persen: kadar,
        berat_kirim,
        murni_kirim,
        berat,
        murni,
        kode_gudang,
        kode_baki,
      }) => [
        potong(rk, -1, { kode_barcode, kadar, berat: berat_kirim, murni: murni_kirim }),
        potong(akunTempat(kode_gudang, kode_baki), 1, { kode_barcode, kadar, berat, murni }),
        lepas('selisih', kadar, minus(berat_kirim, berat), minus(murni_kirim, murni)),
      ],
    ),
    uang('persediaan', modal),
    uang(rk, negate(modal)),
  ];
}

/** Stones that are taken in: their cost alone, which the receiver owes the shop that sent them (D-45.8). */
export const bukuTerimaBatu = (
  stones: readonly { readonly harga_modal: Rupiah | null }[],
  asal: string,
): Baris[] => {
  const modal = modalDari(stones);
  return padat([uang('persediaan', modal), uang(akunRk(asal), negate(modal))]);
};

/** The sender's half: the other shop owes it, it is on its way no longer (D-42.5). */
export function bukuBarangSampai(
  pieces: readonly (IsiKiriman & { readonly harga_modal: Rupiah | null })[],
  no_kirim: string,
  tujuan: string,
): Baris[] {
  const rk = akunRk(tujuan);
  const modal = modalDari(pieces);
  return padat([
    ...pieces.flatMap((piece) => pindahIsi(akunKirim(no_kirim), rk, piece)),
    uang(rk, modal),
    uang('persediaan', negate(modal)),
  ]);
}

/** Lost on the way: the gold is a difference, its cost is the sender's (D-42.6). */
export function bukuHilang(
  pieces: readonly (IsiKiriman & { readonly harga_modal: Rupiah | null })[],
  no_kirim: string,
): Baris[] {
  const modal = modalDari(pieces);
  return padat([
    ...pieces.flatMap((piece) => pindahIsi(akunKirim(no_kirim), 'selisih', piece)),
    uang('selisih_stock', modal),
    uang('persediaan', negate(modal)),
  ]);
}
