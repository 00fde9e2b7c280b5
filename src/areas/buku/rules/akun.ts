/** Names of accounts (D-5.2, D-5.3, D-5.8): places of gold and of money. */
export const akunBaki = (kode_gudang: string, kode_baki: string): string =>
  `baki:${kode_gudang}/${kode_baki}`;
export const akunGudang = (kode_gudang: string): string => `gudang:${kode_gudang}`;
export const akunSupplier = (kode_supplier: string): string => `supplier:${kode_supplier}`;
export const akunBank = (no_rekening: string): string => `bank:${no_rekening}`;
/** What this shop has with another of the chain (D-41.6). */
export const akunRk = (kode_toko: string): string => `rk:${kode_toko}`;
/** Pieces on their way to another shop, by the shipment that they are in. */
export const akunKirim = (no_kirim: string): string => `kirim:${no_kirim}`;
export const PERJALANAN = 'perjalanan';
export const akunKartu = (kode_bank: string): string => `kartu:${kode_bank}`;
export const akunBiaya = (kode_transaksi: string): string => `biaya:${kode_transaksi}`;
export const akunPendapatan = (kode_transaksi: string): string => `pendapatan:${kode_transaksi}`;

/** The place of a piece: its tray, or its warehouse where that has no trays. */
export const akunTempat = (kode_gudang: string, kode_baki: string | null): string =>
  kode_baki === null ? akunGudang(kode_gudang) : akunBaki(kode_gudang, kode_baki);

/** Goods that were there before Kilau come from here (worked-postings.md §1). */
export const SUPPLIER_AWAL = 'AWAL';
