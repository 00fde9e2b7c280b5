import { formatGram } from '#kit/rules/format.ts';
import { gather, fill, refusals, type Refusal } from '#kit/rules/refusal.ts';
import { minus, negate, percentOf, type Miligram, type Persen } from '#kit/rules/quantity.ts';
import { akunGudang, akunTempat } from '#areas/buku/rules/akun.ts';
import { lepas, potong, type Baris } from '#areas/buku/rules/buku.ts';
import type { Berlian, Tempat } from '#areas/stock/rules/barang.ts';
import type { Emas } from '#areas/stock/rules/buku-barang.ts';

/** Why a piece does not go to melting, or does not come back (D-21.1). */
export const TIDAK_HANCUR = refusals({
  GUDANG_BUKAN_HANCUR: {
    field: 'kode_gudang',
    message: 'Pilih Gudang Rosok Atau Hancur',
  },
  BUKAN_STOCK_TOKO: {
    field: 'kode_barcode',
    message: 'Barang {kode_barcode} Bukan Stock Toko, Tidak Dapat Dihancurkan Di Sini',
  },
  BERAT_LEBIH_HANCUR: {
    field: 'berat',
    message: 'Berat Tidak Boleh Melebihi Berat Stock {berat} g',
  },
  MASIH_BERLIAN: {
    field: 'kode_barcode',
    message: 'Barang {kode_barcode} Masih Berisi Berlian, Lepas Dahulu Di Buku Berlian',
  },
  ROSOK_TERPAKAI: { message: 'Emas Hasil Hancur Sudah Dipakai, Tidak Dapat Dibatalkan' },
  BARANG_SUDAH_BERUBAH: { message: 'Barang {kode_barcode} Sudah Berubah' },
});

/**
 * Warehouses that take loose gold, and those whose pieces are the shop's own stock. Bought gold has no barcode
 * (decision 100): a piece with one in a warehouse of kind BELI came damaged from another shop (D-42.3).
 */
export const GUDANG_HANCUR: readonly string[] = ['ROSOK', 'HANCUR'];
const GUDANG_STOCK: readonly string[] = ['TOKO', 'SERVICE', 'BELI'];

type Piece = Emas & {
  readonly kode_barcode: string;
  readonly jenis_gudang: string;
  readonly berlian: readonly Berlian[];
};

/** Whether a piece of the stock may be melted with this weight on the scale. */
export const periksaHancur = (piece: Piece, timbang: Miligram): Refusal[] =>
  gather(
    [
      !GUDANG_STOCK.includes(piece.jenis_gudang),
      fill(TIDAK_HANCUR.BUKAN_STOCK_TOKO, { kode_barcode: piece.kode_barcode }),
    ],
    [
      timbang > piece.berat,
      fill(TIDAK_HANCUR.BERAT_LEBIH_HANCUR, { berat: formatGram(piece.berat) }),
    ],
    [
      piece.berlian.length > 0,
      fill(TIDAK_HANCUR.MASIH_BERLIAN, { kode_barcode: piece.kode_barcode }),
    ],
  );

/**
 * The fine gold that loose metal is counted with: that of its weight, never more than the piece
 * held, less what the shop allows for solder and dirt (MURNI_HANCUR_PERSEN).
 */
export function hitungMurniHancur(piece: Emas, timbang: Miligram, diakui: Persen): Miligram {
  const emas = percentOf(timbang, piece.persen, 'half');
  return percentOf(emas < piece.murni ? emas : piece.murni, diakui, 'half');
}

export type BarangHancur = Emas &
  Tempat & {
    readonly kode_barcode: string;
    readonly timbang: Miligram;
    readonly murni_timbang: Miligram;
  };

/**
 * The piece stays with `lebur` as one melted, its gold lies loose in the warehouse and counts no
 * piece, what is missing is `susut` (D-5.9, worked-postings §8a). Cost stays where it is.
 */
export const bukuHancur = (pieces: readonly BarangHancur[], kode_gudang: string): Baris[] =>
  pieces.flatMap(({ kode_barcode, persen, berat, murni, timbang, murni_timbang, ...tempat }) => [
    potong(akunTempat(tempat.kode_gudang, tempat.kode_baki), -1, {
      kode_barcode,
      kadar: persen,
      berat,
      murni,
    }),
    potong('lebur', 1, { kode_barcode, kadar: persen, berat: timbang, murni: murni_timbang }),
    lepas('susut', persen, minus(berat, timbang), minus(murni, murni_timbang)),
    lepas('lebur', persen, negate(timbang), negate(murni_timbang)),
    lepas(akunGudang(kode_gudang), persen, timbang, murni_timbang),
  ]);
