import type { Gate } from '#kit/rules/gate.ts';

/**
 * Every feature a shop can switch on, once (1§6, D-33.1). The key is what the shop's settings
 * store. `bawaan` = on for a new shop; `berbayar` = paid; `butuh` = works only beside these;
 * `peringatan` = the legal notice the owner reads once before it opens (D-32.9).
 */
type Modul = {
  readonly nama: string;
  readonly bawaan?: true;
  readonly berbayar?: true;
  readonly butuh?: readonly string[];
  readonly peringatan?: string;
};

const TANGGAL_MUNDUR = ['TANGGAL_MUNDUR_MODULE'] as const;

export const MODULS = {
  MARKETPLACE_INTEGRATION_MODULE: { nama: 'Integrasi marketplace', berbayar: true },
  SLIP_MARKETPLACE_MODULE: {
    nama: 'Slip pengiriman marketplace',
    butuh: ['MARKETPLACE_INTEGRATION_MODULE'],
  },
  BARANG_WEB_EXTERNAL_MODULE: { nama: 'Kirim barang ke toko web', berbayar: true },
  MANUAL_ITEMS_TRANSACTION_MODULE: { nama: 'Barang manual tanpa barcode' },
  CICILAN_MODULE: { nama: 'Penjualan cicilan', berbayar: true },
  PARAMETER_HARGA_EMAS_PEMBELIAN: { nama: 'Harga emas pembelian per group dan kadar' },
  HUTANG_MODULE: {
    nama: 'Hutang dengan jaminan emas',
    bawaan: true,
    peringatan:
      'Usaha gadai memerlukan izin otoritas. Pastikan izin usaha Anda berlaku dan cantumkan nomornya di NO_IZIN_GADAI.',
  },
  OPNAME_HUTANG: { nama: 'Stock opname hutang', butuh: ['HUTANG_MODULE'] },
  VALIDASI_PELUNASAN_HUTANG_MODULE: {
    nama: 'Pelunasan hutang menunggu validasi',
    butuh: ['HUTANG_MODULE'],
  },
  PARAMETER_JUMLAH_HUTANG_POKOK_MODULE: {
    nama: 'Pilihan jumlah hutang pokok',
    butuh: ['HUTANG_MODULE'],
  },
  PARAMETER_BUNGA_HUTANG_MODULE: { nama: 'Bunga hutang menurut pokok', butuh: ['HUTANG_MODULE'] },
  PLAFOND_HUTANG_MODULE: { nama: 'Plafond hutang', butuh: ['HUTANG_MODULE'] },
  HIDUP_FEATURE_MODULE: { nama: 'Kelompok harga dan laporan global' },
  MEMBER_MODULE: { nama: 'Member, poin dan hadiah' },
  MEMBER_RESET_POIN_MODULE: { nama: 'Reset poin member', butuh: ['MEMBER_MODULE'] },
  PENJUALAN_BAYAR_POIN_MODULE: { nama: 'Bayar penjualan dengan poin', butuh: ['MEMBER_MODULE'] },
  SEPUHAN_MODULE: { nama: 'Sepuhan di toko' },
  SEPUHAN_TERPUSAT_MODULE: { nama: 'Sepuhan di pusat' },
  STOCK_SEPUHAN_MANUAL_MODULE: { nama: 'Koreksi stock sepuhan', butuh: ['SEPUHAN_MODULE'] },
  DAILY_SALDO_TRANSACTION_REPORT_MODULE: { nama: 'Laporan saldo harian' },
  OPNAME_GLOBAL_DAILY_MODULE: { nama: 'Opname global harian' },
  SUPPLIER_BARANG_MODULE: { nama: 'Supplier barang' },
  PENERIMAAN_SUPPLIER_INTERN_MODULE: { nama: 'Penerimaan supplier intern' },
  BONUS_SALES_TRANSACTION_MODULE: { nama: 'Bonus sales' },
  PRE_ORDER_MODULE: { nama: 'Pre order', berbayar: true },
  WHATSAPP_MODULE: { nama: 'WhatsApp', berbayar: true },
  NOTA_WA_MODULE: { nama: 'Kirim nota lewat WhatsApp', butuh: ['WHATSAPP_MODULE'] },
  NOTIF_WABLAS_PROMO: { nama: 'Promo ke customer', butuh: ['WHATSAPP_MODULE'], berbayar: true },
  VALIDASI_PESANAN_MODULE: { nama: 'Pesanan menunggu validasi' },
  VALIDASI_SERVICE_MODULE: { nama: 'Service menunggu validasi' },
  VALIDASI_NON_CASH_MODULE: { nama: 'Validasi non cash' },
  BERLIAN_MODULE: { nama: 'Berlian' },
  KIRIM_BARANG_MODULE: { nama: 'Kirim barang antar toko' },
  KIRIM_BARANG_ONLINE_STORE_MODULE: {
    nama: 'Kirim barang ke toko online',
    butuh: ['KIRIM_BARANG_MODULE'],
  },
  POTONGAN_PENJUALAN_MODULE: { nama: 'Potongan penjualan per kategori' },
  KUPON_PENJUALAN_MODULE: { nama: 'Kupon penjualan' },
  RFID_MODULE: { nama: 'RFID', berbayar: true },
  PARAMETER_DESKRIPSI_SERVICE_MODULE: { nama: 'Daftar pekerjaan service' },
  AKUNTANSI_MODULE: { nama: 'Ekspor akuntansi', berbayar: true },
  FINGERPRINT_MODULE: { nama: 'Otorisasi sidik jari' },
  NOTA_RANGKAP_MODULE: { nama: 'Nota rangkap' },
  PEMBULATAN_MODULE: { nama: 'Pembulatan harga', bawaan: true },
  PEMBULATAN_KE_BAWAH_MODULE: { nama: 'Pembulatan harga ke bawah', butuh: ['PEMBULATAN_MODULE'] },
  RESELLER_MODULE: { nama: 'Reseller' },
  PROTEKSI_SATU_BULAN_MODULE: { nama: 'Laporan paling lama satu bulan' },
  SEMBUNYI_SALDO_MODULE: { nama: 'Sembunyikan saldo stock' },
  TANGGAL_MUNDUR_MODULE: { nama: 'Tanggal mundur' },
  TANGGAL_MUNDUR_OWNER_MODULE: { nama: 'Tanggal mundur oleh owner', butuh: TANGGAL_MUNDUR },
  TANGGAL_MUNDUR_SPV_MODULE: { nama: 'Tanggal mundur oleh supervisor', butuh: TANGGAL_MUNDUR },
  SEMI_GROSIR_MODULE: { nama: 'Semi grosir', berbayar: true },
  SEMI_GROSIR_QTY_MODULE: { nama: 'Semi grosir per potong', berbayar: true },
  GESEK_TUNAI_MODULE: {
    nama: 'Gesek tunai',
    peringatan:
      'Gesek tunai dilarang penyelenggara kartu dan dapat dikenai sanksi. Aktifkan hanya bila Anda paham.',
  },
  NAMA_BARANG_UNIK_MODULE: { nama: 'Nama barang tidak boleh sama' },
} as const satisfies Record<string, Modul>;

export type ModulKey = keyof typeof MODULS;
export const modul = (key: ModulKey): Gate => ({ modul: key });

/** The modules as plain rows, for settings, seeds and tests. */
export const modulList = (): readonly (Modul & { key: ModulKey })[] =>
  Object.entries(MODULS).map(([key, one]) => ({ key: key as ModulKey, ...one }));
