import { words } from '#kit/rules/row-word.ts';
import { NAMA_GERAK } from '#areas/buku/rules/gerak.ts';

/** What a journal is called by those who do not know its code; the code is shown beside it. */
const NAMA_TRX = words({
  PENJUALAN: 'Penjualan',
  PEMBELIAN: 'Pembelian',
  BARANG: 'Barang',
  TITIPAN: 'Titipan',
  PESANAN: 'Pesanan',
  SERVICE: 'Service',
  HUTANG: 'Hutang',
  CICILAN: 'Cicilan',
  KAS: 'Kas',
  UANG: 'Uang',
});

/** Beside those that move money, which have their names already. */
const NAMA_TYPE = words({
  BARANG_SAMPAI: 'Barang Sampai',
  BERLIAN: 'Berlian',
  HANCUR: 'Hancur Barang',
  KAS_KELUAR: 'Kas Keluar',
  KAS_MASUK: 'Kas Masuk',
  LELANG_CICIL: 'Lelang Cicilan',
  MANUAL: 'Stock Manual',
  MUTASI: 'Mutasi Uang',
  OPNAME: 'Stock Opname',
  RETUR_SUPPLIER: 'Retur Supplier',
  SELISIH_KIRIM: 'Selisih Kiriman',
  SEPUHAN: 'Sepuhan',
  TAMBAH: 'Tambah Barang',
  TERIMA_KIRIM: 'Terima Kiriman',
  TUKANG: 'Tukang',
  UBAH: 'Ubah Barang',
});

const TRX: Readonly<Record<string, string>> = NAMA_TRX;
const TYPE: Readonly<Record<string, string>> = { ...NAMA_GERAK, ...NAMA_TYPE };

/** A code that has no name yet is its own. */
export const namaTrx = (trx: string): string => TRX[trx] ?? trx;
export const namaType = (type: string): string => TYPE[type] ?? type;
