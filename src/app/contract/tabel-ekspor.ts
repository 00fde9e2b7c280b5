import type { Field } from '#kit/contract/field.ts';
import type { Area } from '#kit/contract/area.ts';
import type { TabelEkspor } from '#app/contract/ekspor.api.ts';

/** What is no master: documents, their lines, the book. They tell of customers or of cost. */
const DAFTAR: readonly (readonly [tabel: string, judul: string])[] = [
  ['customer', 'Data Customer'],
  ['barang', 'Data Barang'],
  ['barang_kejadian', 'Riwayat Barang'],
  ['harga_emas', 'Harga Emas'],
  ['penjualan', 'Penjualan'],
  ['penjualan_barang', 'Barang Penjualan'],
  ['pembelian', 'Pembelian'],
  ['pembelian_barang', 'Barang Pembelian'],
  ['titipan', 'Titipan'],
  ['titipan_barang', 'Barang Titipan'],
  ['titipan_bayar', 'Setoran Titipan'],
  ['cicilan', 'Cicilan'],
  ['cicilan_barang', 'Barang Cicilan'],
  ['cicilan_bayar', 'Bayar Cicilan'],
  ['service', 'Service'],
  ['service_barang', 'Barang Service'],
  ['service_bayar', 'Bayar Service'],
  ['service_ambil', 'Ambil Service'],
  ['pesanan', 'Pesanan'],
  ['pesanan_barang', 'Barang Pesanan'],
  ['pesanan_bayar', 'Bayar Pesanan'],
  ['tukang_serah', 'Serah Tukang'],
  ['tukang_kembali', 'Kembali Dari Tukang'],
  ['lot', 'Lot Emas Lepas'],
  ['sepuhan', 'Sepuhan'],
  ['gesek_tunai', 'Gesek Tunai'],
  ['barang_manual', 'Barang Manual'],
  ['manual_masuk', 'Masuk Manual'],
  ['manual_pindah', 'Pindah Manual'],
  ['manual_koreksi', 'Koreksi Manual'],
  ['manual_retur', 'Retur Manual'],
  ['jual_manual', 'Penjualan Manual'],
  ['jual_manual_isi', 'Barang Penjualan Manual'],
  ['beli_manual', 'Pembelian Manual'],
  ['beli_manual_isi', 'Barang Pembelian Manual'],
  ['berlian', 'Berlian'],
  ['berlian_terima', 'Terima Berlian'],
  ['berlian_retur', 'Retur Berlian'],
  ['berlian_pasang', 'Pasang Lepas Berlian'],
  ['pembayaran', 'Pembayaran'],
  ['kas', 'Uang Kas'],
  ['penerimaan', 'Penerimaan Barang'],
  ['retur_supplier', 'Retur Supplier'],
  ['pindah', 'Pindah Barang'],
  ['hancur', 'Hancur Barang'],
  ['opname', 'Stock Opname'],
  ['timbang', 'Timbang Baki'],
  ['tutup_toko', 'Tutup Toko'],
  ['buku', 'Buku'],
];

/** Lists that tell neither of customers nor of cost. */
const TERBUKA = new Set(['harga_emas', 'pindah', 'opname', 'timbang']);

const hasCost = (fields: Readonly<Record<string, unknown>>): boolean =>
  Object.values(fields).some((one) => (one as Field).cost);

/** Every table that may be let out: all masters, and the lists above. */
export const tabelEkspor = (areas: readonly Area[]): readonly TabelEkspor[] => [
  ...areas
    .flatMap(({ masters }) => masters)
    .map(({ table, title, tab, fields }) => ({
      tabel: table,
      judul: tab ?? title,
      jenis: 'MASTER' as const,
      rahasia: hasCost(fields),
    }))
    .toSorted((a, b) => a.judul.localeCompare(b.judul)),
  ...DAFTAR.map(([tabel, judul]) => ({
    tabel,
    judul,
    jenis: 'DAFTAR' as const,
    rahasia: !TERBUKA.has(tabel),
  })),
];
