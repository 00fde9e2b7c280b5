import { mark } from '#kit/web/base/text.ts';
import type { Masalah } from '#app/contract/faktur-bermasalah.api.ts';

/** How each problem is mended. */
export const CARA: Readonly<Record<Masalah, string>> = {
  TANPA_BUKU: mark(
    'Batalkan dokumen ini dan simpan ulang. Bila harinya sudah ditutup, kirim nomornya ke dukungan.',
  ),
  TANPA_KAS: mark(
    'Hitung laci dan cocokkan mutasi bank. Batalkan dokumen dan simpan ulang bila uangnya memang diterima.',
  ),
  PESAN_TERTAHAN: mark(
    'Belum dapat dibukukan, dicoba lagi tiap menit. Bila tetap ada, hubungi dukungan, atau owner mengakhirinya.',
  ),
  NOMOR_GANDA: mark('Dua dokumen memakai nomor yang sama. Kirim nomornya ke dukungan.'),
  BARANG_TERJUAL_DUA_KALI: mark(
    'Cari barangnya dan kedua customer. Batalkan nota yang salah, lalu jual barang yang benar.',
  ),
  BARANG_MASIH_READY: mark(
    'Periksa apakah barangnya masih di baki. Bila sudah keluar, kirim nomor nota dan barcode ke dukungan.',
  ),
  TRANSAKSI_SETELAH_TUTUP: mark(
    'Tersimpan setelah hari ditutup. Kirim nomornya ke dukungan dan cocokkan laporan akhir hari.',
  ),
  HARGA_EMAS_TIDAK_SAMA: mark(
    'Harga emas berubah saat nota dibuat. Tanyakan ke sales, lalu tandai dengan sebabnya.',
  ),
  BAYAR_TIDAK_SAMA: mark(
    'Cocokkan dengan uang di laci dan slip. Batalkan dan simpan ulang dengan pembayaran yang benar.',
  ),
  BERAT_ATAU_HARGA_NOL: mark(
    'Timbang barangnya. Batalkan dokumen dan simpan ulang dengan berat dan harga yang benar.',
  ),
  NOMOR_LONCAT: mark(
    'Nomor di antaranya tidak pernah tersimpan. Cari di audit; tulis sebabnya lalu tandai.',
  ),
  TANGGAL_MUNDUR: mark(
    'Dicatat pada hari kerja sebelumnya dengan otorisasi. Tulis sebabnya lalu tandai.',
  ),
  BELUM_VALIDASI: mark('Validasi atau tolak dokumennya, agar barang dan uangnya jelas.'),
  DENGAN_OTORISASI: mark(
    'Disetujui atasan saat disimpan. Periksa alasannya lalu tandai sudah dilihat.',
  ),
};

/** Where a document is looked at, by the letters of its number; the first screen that is open to the person. */
const LAYAR: Readonly<Record<string, readonly string[]>> = {
  PJ: ['lihat-penjualan', 'batal-penjualan'],
  BJ: ['lihat-penjualan'],
  PB: ['lihat-pembelian', 'batal-pembelian'],
  BB: ['lihat-pembelian'],
  TT: ['lihat-titipan'],
  CC: ['lihat-cicilan'],
  AC: ['lihat-cicilan'],
  KM: ['uang-kas'],
  KK: ['uang-kas'],
  BK: ['uang-kas'],
  TP: ['tutup-toko'],
  KU: ['kirim-uang-pusat'],
  XU: ['kirim-uang-pusat'],
  GT: ['gesek-tunai'],
  XF: ['gesek-tunai'],
  SP: [
    'terima-sepuhan',
    'terima-barang-cuci',
    'sortir-sepuhan',
    'pindah-sortir',
    'susut-sepuhan',
    'stock-sepuhan-manual',
  ],
  XP: [
    'terima-sepuhan',
    'terima-barang-cuci',
    'sortir-sepuhan',
    'pindah-sortir',
    'susut-sepuhan',
    'stock-sepuhan-manual',
  ],
  IM: ['barang-manual'],
  XM: ['barang-manual'],
  MP: ['barang-manual'],
  XV: ['barang-manual'],
  MK: ['barang-manual'],
  IB: ['buku-berlian'],
  XI: ['buku-berlian'],
  RL: ['buku-berlian'],
  XO: ['buku-berlian'],
  JM: ['transaksi-penjualan-manual', 'validasi-jual-beli-manual'],
  XY: ['transaksi-penjualan-manual'],
  PM: ['transaksi-pembelian-manual', 'validasi-jual-beli-manual'],
  XZ: ['transaksi-pembelian-manual'],
  PL: ['buku-berlian'],
  TU: ['laporan-kirim-terima-uang'],
  SU: ['laporan-kirim-terima-uang'],
  KB: ['kirim-barang', 'kirim-barang-online-store'],
  XQ: ['kirim-barang', 'kirim-barang-online-store'],
  RB: ['laporan-terima-kiriman'],
  SB: ['laporan-kirim-barang'],
  SK: ['laporan-kirim-barang'],
};

export const layarOf = (no_dokumen: string): readonly string[] =>
  LAYAR[no_dokumen.slice(0, 2)] ?? ['buku-besar'];
