/**
 * The order of the lines in a group to which several areas add (inventory/menu.tsv); what is not
 * named here stands behind them in the order of the areas. A new line is written into its place.
 */
const LINES = `
tambah-data-barang tambah-barang-banyak data-barang pindah-barang pindah-barang-satu-baki
lihat-pindah-barang hancur-data-barang timbang-baki tambah-dan-ambil-stock-aksesoris
cetak-barcode penerimaan-barang batal-penerimaan-barang stock-opname stock-opname-penerimaan
opname-global-harian update-profit-barang update-kadar rfid validasi-penjualan
validasi-jual-beli validasi-titipan validasi-hutang validasi-pelunasan-hutang validasi-non-cash
uang-kas uang-bank mutasi-uang-bank
mutasi-uang-cash pengalihan-saldo-uang buku-besar kategori-katalog
harga-katalog banner-katalog info-katalog item-katalog kontak-admin-katalog hadiah-katalog
group-description-katalog splashscreen-katalog kunci-katalog master-kategori master-jenis master-group
master-parameter-jenis-group master-kadar master-kadar-eod master-bandrol master-gudang
master-baki master-aksesoris master-sales master-tukang master-kondisi-barang
master-kondisi-pembelian master-kondisi-pinjaman master-parameter-rugi-nota
master-parameter-harga-emas parameter-harga-global parameter-harga-beli
parameter-harga-emas-pembelian kelompok-harga parameter-ongkos potongan-penjualan
parameter-fee-penjualan bonus-sales master-keterangan-penjualan master-parameter-keterangan-nota
master-kode-transaksi master-bank master-rekening master-marketplace master-parameter-point
master-data-hadiah parameter-jumlah-hutang-pokok parameter-bunga-hutang plafond-hutang
parameter-cicilan supplier-barang parameter-deskripsi-service parameter-akun laporan-penjualan
laporan-penjualan-faktur laporan-rekap-penjualan laporan-penjualan-global-jenis
laporan-ringkasan-penjualan laporan-batal-penjualan laporan-tukar-barang
laporan-potongan-penjualan laporan-bonus-sales laporan-fee-penjualan laporan-riwayat-customer
laporan-kas laporan-kas-kategori laporan-non-cash laporan-non-cash-belum-validasi
laporan-uang-bank laporan-mutasi-uang laporan-saldo-harian laporan-jurnal-transaksi
laporan-stock-barang laporan-saldo-stock laporan-kartu-stock laporan-mutasi-stock
laporan-kelompok-barang laporan-analisis-harga-barang laporan-tambah-barang
laporan-terima-barang laporan-batal-terima-barang laporan-hancur-barang laporan-stock-opname
laporan-opname-global-harian laporan-timbang-baki laporan-umur-stock laporan-stock-aksesoris
laporan-supplier laporan-analisa-manajerial laporan-margin-penjualan laporan-margin-global
laporan-perubahan-harga-emas laporan-perbandingan-jual-beli laporan-perputaran-stock
laporan-kinerja-sales laporan-laba-rugi laporan-posisi-emas laporan-rekap-kelompok-harga
laporan-otorisasi laporan-authorization laporan-cetak-ulang laporan-pembatalan
laporan-log-aktivitas laporan-faktur-bermasalah laporan-validasi-transaksi
laporan-sinyal-kecurangan tutup-toko ganti-password faktor-kedua sesi-kasir faktur-bermasalah
import-data-pusat export-csv
whatsapp jadwal-notifikasi-promo data-users hak-akses-users hak-akses-news settingtoko settingsystem
setting-nota setting-nota-slip
`;

const PLACES = new Map(
  LINES.trim()
    .split(/\s+/)
    .map((path, at) => [path, at] as const),
);

/** Where a line stands among those of its group. */
export const placeOf = (path: string): number => PLACES.get(path) ?? PLACES.size;
