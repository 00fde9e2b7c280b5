/* What the counter shows a moment later: as files of their own they would cost more names than they save. */
export { Ditahan } from '#areas/penjualan/web/kasir/ditahan.tsx';
export { Hasil } from '#areas/penjualan/web/kasir/hasil-cari.tsx';
export { MukaCustomer } from '#areas/penjualan/web/kasir/muka-customer.tsx';
export { MukaDiskon } from '#areas/penjualan/web/kasir/muka-diskon.tsx';
export { RincianBaris } from '#areas/penjualan/web/kasir/rincian-baris.tsx';
export { Selesai } from '#areas/penjualan/web/kasir/selesai.tsx';
export { LayarJual } from '#areas/penjualan/web/layar/layar-jual.tsx';
export { TempatCetak } from '#areas/penjualan/web/dokumen/tempat-cetak.tsx';
export { TombolTitip } from '#areas/penjualan/web/titipan/tombol-titip.tsx';
