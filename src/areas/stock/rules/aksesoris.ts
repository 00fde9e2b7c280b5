import { fill, refusals, type Refusal } from '#kit/rules/refusal.ts';

/** Why accessories are not added or taken (D-21.1). */
export const TIDAK_AKSESORIS = refusals({
  AKSESORIS_TIDAK_ADA: { field: 'kode_aksesoris', message: 'Aksesoris {kode} Tidak Ditemukan' },
  AKSESORIS_KEMBAR: { field: 'kode_aksesoris', message: 'Aksesoris Sudah Ada Di Tabel' },
  STOCK_KURANG: { field: 'qty', message: 'Stock {nama} Hanya {saldo}, Diambil {qty}' },
  STOCK_SUDAH_KELUAR: { message: 'Stock {nama} Hanya {saldo}, Sudah Dipakai' },
  MASIH_ADA_STOCK: { message: 'Aksesoris Masih Ada Stock, Tidak Dapat Dihapus' },
});

export type JenisGerak = 'TAMBAH' | 'AMBIL' | 'JUAL';

/** Plus comes in, minus goes out. */
export const hitungGerak = (jenis: JenisGerak, qty: number): number =>
  jenis === 'TAMBAH' ? qty : -qty;

/** Nothing is taken that is not there. */
export const periksaStock = (
  nama: string,
  saldo: number,
  gerak: number,
  refusal: Refusal = TIDAK_AKSESORIS.STOCK_KURANG,
): Refusal[] =>
  saldo + gerak < 0 ? [fill(refusal, { nama, saldo: String(saldo), qty: String(-gerak) })] : [];
