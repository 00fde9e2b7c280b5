import { refusals } from '#kit/rules/refusal.ts';
import {
  minus,
  negate,
  rp,
  sum,
  type Miligram,
  type Persen,
  type Rupiah,
} from '#kit/rules/quantity.ts';
import { akunTempat } from '#areas/buku/rules/akun.ts';
import { pindahPotong, potong, uang, type Baris } from '#areas/buku/rules/buku.ts';
import type { StatusBarang, Tempat } from '#areas/stock/rules/barang.ts';

/** Why a count does not begin, go on or end (D-21.1). */
export const TIDAK_OPNAME = refusals({
  OPNAME_TIDAK_ADA: { message: 'Stock Opname Tidak Ditemukan' },
  OPNAME_BERJALAN: {
    field: 'kode_gudang',
    message: 'Stock Opname {tempat} Masih Berjalan Oleh {user_id}',
  },
  OPNAME_TIDAK_BERJALAN: { message: 'Stock Opname Sudah Selesai Atau Dikosongkan' },
  CAKUPAN_KOSONG: { field: 'kode_baki', message: 'Tidak Ada Barang Di Tempat Ini' },
  GUDANG_TIDAK_ADA: { field: 'kode_gudang', message: 'Gudang Tidak Ditemukan' },
  BAKI_TIDAK_ADA: { field: 'kode_baki', message: 'Baki Tidak Ditemukan' },
  MASIH_DITAHAN: {
    message: 'Barang {kode_barcode} Hilang Tetapi Ditahan {no}, Selesaikan Dokumennya Dahulu',
  },
  OPNAME_KEMARIN: { message: 'Tidak Dapat Batal Stock Opname Kemarin' },
  OPNAME_SUDAH_BATAL: { message: 'Stock Opname Sudah Dibatalkan' },
  SUDAH_BERGERAK: { message: 'Barang {kode_barcode} Sudah Bergerak Setelah Stock Opname' },
});

/** What became of one piece in a count; BERGERAK was sold, melted or carried elsewhere while it went on. */
export const HASIL = ['KETEMU', 'HILANG', 'LEBIH', 'SALAH BAKI', 'BEDA BERAT', 'BERGERAK'] as const;
export type Hasil = (typeof HASIL)[number];

/** And of a parcel of stones, of which as many were counted as the book does not have (D-45.7). */
export const HASIL_BATU = [
  'KETEMU',
  'HILANG',
  'LEBIH',
  'SALAH BAKI',
  'BEDA BUTIR',
  'BERGERAK',
] as const;
export type HasilBatuOpname = (typeof HASIL_BATU)[number];

/** What finishing books of it: gone, found again, or carried to where it really lies. */
export type Bukuan = 'HILANG' | 'KEMBALI' | 'PINDAH' | null;

/** A piece as the count knows it: what should be, what was scanned, what it is now. */
export type BarangOpname = {
  /** It was in the list that the count began with. */
  readonly harus: boolean;
  readonly dipindai: boolean;
  readonly baki_fisik: string | null;
  readonly berat_fisik: Miligram | null;
  readonly berat: Miligram;
  readonly status: StatusBarang;
  readonly no_pegang: string | null;
  /** A deposit or a contract keeps it apart from what is for sale. */
  readonly dititipkan: boolean;
  /** Where the stock says it lies now, and whether that changed since the count began. */
  readonly kode_gudang: string;
  readonly kode_baki: string | null;
  readonly bergerak: boolean;
};

export type Cakupan = { readonly kode_gudang: string; readonly kode_baki: string | null };

const ADA: readonly StatusBarang[] = ['READY', 'TITIP'];

/**
 * The result of one known piece, and what finishing makes of it. A piece that was not scanned is missing wherever the
 * stock says that it lies here now: that it was moved away and back meanwhile, or held and let go, is no proof of its
 * gold. A count of a whole warehouse looks for what is put aside there for customers, too: its loss is only listed, and
 * nothing is booked while a customer is owed it (decision 1275).
 */
export function tentukanHasil(
  piece: BarangOpname,
  cakupan: Cakupan,
): { hasil: Hasil; bukuan: Bukuan } {
  const { dipindai, harus, status, bergerak } = piece;
  const ada = ADA.includes(status) && !piece.dititipkan;
  const diSini =
    piece.kode_gudang === cakupan.kode_gudang &&
    (cakupan.kode_baki === null || piece.kode_baki === cakupan.kode_baki);
  const disisihkan =
    piece.dititipkan && ADA.includes(status) && diSini && cakupan.kode_baki === null;
  if (!dipindai && ada && diSini) return { hasil: 'HILANG', bukuan: 'HILANG' };
  if (!dipindai) return apaAdanya(disisihkan ? 'HILANG' : 'BERGERAK');
  const fisik = piece.baki_fisik ?? cakupan.kode_baki;
  if (status === 'HILANG') return { hasil: 'LEBIH', bukuan: fisik === null ? null : 'KEMBALI' };
  const salahTempat =
    piece.kode_gudang !== cakupan.kode_gudang ||
    (fisik !== null && fisik !== piece.kode_baki && !disisihkan);
  if (bergerak && (!ada || salahTempat)) return apaAdanya('BERGERAK');
  if (!ADA.includes(status)) return apaAdanya('LEBIH');
  if (salahTempat) {
    const bisa = status === 'READY' && fisik !== null;
    return { hasil: 'SALAH BAKI', bukuan: bisa ? 'PINDAH' : null };
  }
  if (piece.berat_fisik !== null && piece.berat_fisik !== piece.berat)
    return apaAdanya('BEDA BERAT');
  return apaAdanya(harus ? 'KETEMU' : 'BERGERAK');
}

type Tertimbang = { readonly berat: Miligram; readonly berat_fisik: Miligram | null };

/**
 * Pieces whose scanned weight is another than theirs by more than the tolerance, wherever they lie, and by how much in
 * all; negative where gold is missing. A light piece and a heavy one are two.
 */
export function hitungBedaBerat(pieces: readonly Tertimbang[], toleransi: Miligram) {
  const beda = pieces
    .map(({ berat, berat_fisik }) => minus(berat_fisik ?? berat, berat))
    .filter((selisih) => Math.abs(selisih) > toleransi);
  return { qty: beda.length, selisih: sum(beda) };
}

const apaAdanya = (hasil: Hasil) => ({ hasil, bukuan: null });

export type BarisOpname = {
  readonly kode_barcode: string;
  readonly bukuan: Bukuan;
  readonly persen: Persen;
  readonly berat: Miligram;
  readonly murni: Miligram;
  readonly harga_modal: Rupiah | null;
  readonly dari: Tempat;
  readonly ke: Tempat;
};

/**
 * Missing pieces leave for `selisih` with what they cost, pieces found again come back from there,
 * pieces in the wrong tray go to the one where they lie (trade-notes B).
 */
export function bukuOpname(rows: readonly BarisOpname[]): Baris[] {
  const emas = rows.flatMap(({ kode_barcode, bukuan, persen, berat, murni, dari, ke }) => {
    const piece = { kode_barcode, kadar: persen, berat, murni };
    const [asal, tujuan] = [
      akunTempat(dari.kode_gudang, dari.kode_baki),
      akunTempat(ke.kode_gudang, ke.kode_baki),
    ];
    if (bukuan === 'HILANG') return [potong(asal, -1, piece), potong('selisih', 1, piece)];
    if (bukuan === 'KEMBALI') return [potong('selisih', -1, piece), potong(tujuan, 1, piece)];
    return bukuan === 'PINDAH' ? pindahPotong(asal, tujuan, piece) : [];
  });
  const nilai = (bukuan: Bukuan) =>
    sum(rows.filter((one) => one.bukuan === bukuan).map((one) => one.harga_modal ?? rp(0)));
  const hilang = rp(nilai('HILANG') - nilai('KEMBALI'));
  return [...emas, uang('selisih_stock', hilang), uang('persediaan', negate(hilang))];
}
