/* What the counter does a moment later; no face of it, so that its state may ask for it. */
export { ambilDiKasir } from '#areas/penjualan/web/titipan/ambil-di-kasir.ts';
export { cariKartu } from '#areas/penjualan/web/kasir/nanti/kartu.ts';
export { lihatBatu, tidakLepas } from '#areas/penjualan/web/batu/lihat-batu.ts';
export { readTunda, isiTunda } from '#areas/penjualan/web/kasir/isi-tunda.ts';
