import { mark } from '#kit/web/base/text.ts';

/** What a screen is for, in one line, on the page of its group; what is used most stands first. */
export const ISI_LAYAR: Readonly<Record<string, string>> = {
  'data-barang': mark('Cari barang, harganya hari ini, dan riwayatnya'),
  'tambah-data-barang': mark('Satu barang baru: berat, kadar, foto, label'),
  'tambah-barang-banyak': mark('Banyak barang sekaligus, baris demi baris'),
  'cetak-barcode': mark('Label untuk barang yang sudah ada'),
  'pindah-barang': mark('Barang pilihan ke baki atau gudang lain'),
  'pindah-barang-satu-baki': mark('Seluruh isi baki ke tempat lain'),
  'lihat-pindah-barang': mark('Tanda terima pemindahan dan pembatalannya'),
  'opname-global-harian': mark('Tiap baki dihitung dan ditimbang sekali sehari'),
  'timbang-baki': mark('Baki di timbangan, satu demi satu'),
  'stock-opname': mark('Isi baki dipindai: ketemu, hilang, lebih'),
  'stock-opname-penerimaan': mark('Barang terima yang belum dilabel dihitung'),
  'penerimaan-barang': mark('Kiriman supplier ditimbang per kadar'),
  'batal-penerimaan-barang': mark('Kiriman yang salah dibatalkan'),
  'hancur-data-barang': mark('Barang rusak ke leburan'),
  'update-profit-barang': mark('Harga modal dan ongkos banyak barang'),
  'update-kadar': mark('Kadar banyak barang'),
  rfid: mark('Tag dipasang pada barang, pembaca diuji'),
  'tambah-dan-ambil-stock-aksesoris': mark('Dus, dompet, dan kantong masuk dan keluar'),
  'transaksi-penjualan': mark('Jual, titip, dan bayar di meja kasir'),
  'lihat-penjualan': mark('Nota jual, cetak ulang'),
  'lihat-titipan': mark('Barang yang dibayar sebagian dan menunggu diambil'),
  'batal-penjualan': mark('Nota jual yang dibatalkan dengan persetujuan'),
  'kupon-penjualan': mark('Kupon diterbitkan, dipakai, dibatalkan'),
  'transaksi-pembelian': mark('Emas pelanggan dibeli kembali'),
  'lihat-pembelian': mark('Nota beli, cetak ulang'),
  'batal-pembelian': mark('Nota beli yang dibatalkan dengan persetujuan'),
  'hancur-pembelian': mark('Emas beli dilebur, atau kembali ke baki'),
  'validasi-penjualan': mark('Penjualan yang menunggu uangnya'),
  'validasi-jual-beli': mark('Semua nota yang menunggu, jual dan beli'),
  'validasi-titipan': mark('Uang titipan yang menunggu'),
  'validasi-hutang': mark('Hutang baru yang menunggu dibayarkan'),
  'validasi-pelunasan-hutang': mark('Pelunasan yang menunggu uangnya'),
  'validasi-non-cash': mark('Kartu dan transfer yang belum masuk rekening'),
  'tutup-toko': mark('Hari dihitung, diperiksa, lalu dibekukan'),
  'faktur-bermasalah': mark('Nota yang belum selesai, dan cara memperbaikinya'),
  'sesi-kasir': mark('Siapa sedang masuk, dan di komputer mana'),
  'ganti-password': mark('Password Anda sendiri'),
  'faktor-kedua': mark('Kode dari telepon saat masuk'),
  'redirect-to-grosir': mark('Server grosir, di jendela baru'),
  'import-data-pusat': mark('Master dan harga dari pusat'),
  'export-csv': mark('Tabel disimpan sebagai berkas'),
  'setting-member': mark('Tingkat member dan poinnya'),
};
const URUT = Object.keys(ISI_LAYAR);

/** In the order of use; what has no line stands last. */
export const urutLayar = <E extends { readonly path: string }>(entries: readonly E[]): E[] =>
  entries.toSorted((a, b) => (URUT.indexOf(a.path) >>> 0) - (URUT.indexOf(b.path) >>> 0));
