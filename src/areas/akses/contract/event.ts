import type { Level } from '#areas/toko/rules/level.ts';

/**
 * Acts that a superior approves (D-27, inventory/authorisations.tsv). `diminta` may ask for it,
 * `penyetuju` is the least level that may answer; who stands in neither list acts alone.
 */
type Event = {
  readonly nama: string;
  readonly diminta: readonly Level[];
  readonly penyetuju: 'SPV' | 'OWN';
  /** How report 98 groups it. */
  readonly kategori: string;
};

const SEMUA = ['KASIR', 'SPV', 'MU', 'OWN'] as const;
const TANPA_OWNER = ['KASIR', 'SPV', 'MU'] as const;
const TANPA_KASIR = ['SPV', 'MU', 'OWN'] as const;

/** A cancel on the document's own day. */
const batal = <N extends string>(nama: N) =>
  ({ nama, diminta: SEMUA, penyetuju: 'SPV', kategori: 'BATAL' }) as const;

const ATASAN = ['SPV', 'MU'] as const;
/** An act that an owner alone agrees to. */
const olehOwner = <D extends readonly Level[], K extends string>(diminta: D, kategori: K) =>
  ({ diminta, penyetuju: 'OWN', kategori }) as const;

const SALINAN = { diminta: SEMUA, penyetuju: 'SPV', kategori: 'CETAK ULANG' } as const;
const OPNAME_HUTANG = {
  diminta: TANPA_KASIR,
  penyetuju: 'SPV',
  kategori: 'SELESAI OPNAME',
} as const;

export const EVENTS = {
  BATAL_PENJUALAN: batal('Batal penjualan'),
  BATAL_TITIPAN: batal('Batal titipan'),
  REFUND_TITIPAN: {
    nama: 'Pengembalian titipan di atas ketentuan',
    diminta: TANPA_OWNER,
    penyetuju: 'OWN',
    kategori: 'LAINNYA',
  },
  BATAL_PEMBELIAN: batal('Batal pembelian'),
  BATAL_TUKAR: batal('Batal tukar'),
  BATAL_HUTANG: batal('Batal hutang'),
  BATAL_BUNGA_HUTANG: batal('Batal bayar bunga hutang'),
  BATAL_HUTANG_LUNAS: {
    nama: 'Batal pelunasan hutang',
    diminta: TANPA_OWNER,
    penyetuju: 'OWN',
    kategori: 'BATAL',
  },
  LELANG_HUTANG: { nama: 'Lelang hutang', ...olehOwner(ATASAN, 'LAINNYA') },
  BATAL_LELANG_HUTANG: { nama: 'Batal lelang hutang', ...olehOwner(ATASAN, 'BATAL') },
  BAYAR_KELEBIHAN_LELANG: { nama: 'Bayar kelebihan lelang', ...olehOwner(TANPA_OWNER, 'LAINNYA') },
  PLAFOND_LEWAT: { nama: 'Pinjaman di atas plafond', ...olehOwner(TANPA_OWNER, 'PLAFOND') },
  BUNGA_KHUSUS: { nama: 'Bunga hutang di luar tabel', ...olehOwner(TANPA_OWNER, 'BATAS HARGA') },
  BUNGA_DI_BAWAH: {
    nama: 'Bunga atau admin hutang di bawah perhitungan',
    diminta: SEMUA,
    penyetuju: 'SPV',
    kategori: 'DI BAWAH HARGA',
  },
  BELI_DI_ATAS_HARGA: {
    nama: 'Beli di atas harga',
    diminta: SEMUA,
    penyetuju: 'SPV',
    kategori: 'BATAS HARGA',
  },
  BELI_DI_ATAS_NOTA: {
    nama: 'Beli di atas nota',
    diminta: SEMUA,
    penyetuju: 'SPV',
    kategori: 'BELI DI ATAS NOTA',
  },
  BELI_BERAT_LEBIH: {
    nama: 'Beli lebih berat dari nota',
    diminta: SEMUA,
    penyetuju: 'SPV',
    kategori: 'TOLERANSI BERAT',
  },
  BELI_KADAR_TURUN: {
    nama: 'Beli kadar di bawah nota',
    diminta: SEMUA,
    penyetuju: 'SPV',
    kategori: 'TOLERANSI BERAT',
  },
  BELI_DI_ATAS_BATAS: {
    nama: 'Beli di atas batas level',
    diminta: ['KASIR', 'SPV'],
    penyetuju: 'SPV',
    kategori: 'BATAS HARGA',
  },
  HANCUR_PEMBELIAN: {
    nama: 'Hancur pembelian',
    diminta: TANPA_KASIR,
    penyetuju: 'SPV',
    kategori: 'HANCUR',
  },
  CETAK_ULANG: { nama: 'Cetak ulang nota', ...SALINAN },
  DUPLIKAT_SURAT_HUTANG: { nama: 'Duplikat surat hutang', ...SALINAN },
  CETAK_ULANG_BARCODE: {
    nama: 'Cetak ulang barcode',
    diminta: TANPA_OWNER,
    penyetuju: 'SPV',
    kategori: 'CETAK ULANG',
  },
  HARGA_DI_BAWAH: {
    nama: 'Jual di bawah harga',
    diminta: SEMUA,
    penyetuju: 'SPV',
    kategori: 'DI BAWAH HARGA',
  },
  BERLIAN_DI_BAWAH_MODAL: {
    nama: 'Berlian di bawah modal',
    diminta: TANPA_OWNER,
    penyetuju: 'OWN',
    kategori: 'BERLIAN DI BAWAH MODAL',
  },
  BATAS_HARGA: {
    nama: 'Harga di atas batas',
    diminta: SEMUA,
    penyetuju: 'SPV',
    kategori: 'BATAS HARGA',
  },
  TOLERANSI_BERAT: {
    nama: 'Berat di luar toleransi',
    diminta: SEMUA,
    penyetuju: 'SPV',
    kategori: 'TOLERANSI BERAT',
  },
  UBAH_BARANG: {
    nama: 'Ubah data barang',
    diminta: ['SPV', 'MU'],
    penyetuju: 'SPV',
    kategori: 'LAINNYA',
  },
  UBAH_MASSAL: {
    nama: 'Ubah massal data barang',
    diminta: ['SPV', 'MU'],
    penyetuju: 'OWN',
    kategori: 'LAINNYA',
  },
  BATAL_UBAH_MASSAL: {
    nama: 'Batal ubah massal data barang',
    diminta: TANPA_KASIR,
    penyetuju: 'SPV',
    kategori: 'BATAL',
  },
  BATAL_AKSESORIS: batal('Batal tambah atau ambil aksesoris'),
  BATAL_OPNAME_GLOBAL: batal('Hitung ulang opname global'),
  BATAL_PINDAH: {
    nama: 'Batal pindah barang',
    diminta: TANPA_KASIR,
    penyetuju: 'SPV',
    kategori: 'BATAL',
  },
  HANCUR_BARANG: {
    nama: 'Hancur barang',
    diminta: TANPA_KASIR,
    penyetuju: 'SPV',
    kategori: 'HANCUR',
  },
  BATAL_HANCUR: {
    nama: 'Batal hancur barang',
    diminta: TANPA_KASIR,
    penyetuju: 'SPV',
    kategori: 'BATAL',
  },
  TIMBANG_SELISIH: {
    nama: 'Timbang baki dengan selisih',
    diminta: SEMUA,
    penyetuju: 'SPV',
    kategori: 'TOLERANSI BERAT',
  },
  RESET_TIMBANG: {
    nama: 'Kosongkan daftar timbang',
    diminta: SEMUA,
    penyetuju: 'SPV',
    kategori: 'LAINNYA',
  },
  OPNAME_SELESAI: {
    nama: 'Selesai stock opname',
    diminta: TANPA_KASIR,
    penyetuju: 'SPV',
    kategori: 'SELESAI OPNAME',
  },
  OPNAME_HUTANG_KOSONGKAN: { nama: 'Kosongkan opname hutang', ...OPNAME_HUTANG },
  OPNAME_HUTANG_SELESAI: { nama: 'Selesai opname hutang', ...OPNAME_HUTANG },
  OPNAME_KOSONGKAN: {
    nama: 'Kosongkan stock opname',
    diminta: TANPA_KASIR,
    penyetuju: 'SPV',
    kategori: 'SELESAI OPNAME',
  },
  BATAL_OPNAME: {
    nama: 'Batal stock opname',
    diminta: TANPA_KASIR,
    penyetuju: 'OWN',
    kategori: 'BATAL',
  },
  PENERIMAAN_SELISIH: {
    nama: 'Penerimaan barang dengan selisih',
    diminta: TANPA_KASIR,
    penyetuju: 'SPV',
    kategori: 'TOLERANSI BERAT',
  },
  BATAL_PENERIMAAN: {
    nama: 'Batal penerimaan barang',
    diminta: TANPA_KASIR,
    penyetuju: 'SPV',
    kategori: 'BATAL',
  },
  UBAH_HARGA_EMAS: {
    nama: 'Ubah harga',
    diminta: ['SPV', 'MU'],
    penyetuju: 'OWN',
    kategori: 'BATAS HARGA',
  },
  KAS_KELUAR_BESAR: {
    nama: 'Kas keluar di atas batas',
    diminta: SEMUA,
    penyetuju: 'SPV',
    kategori: 'LAINNYA',
  },
  BATAL_KAS: batal('Batal transaksi kas'),
  BATAL_MUTASI: {
    nama: 'Batal mutasi uang',
    diminta: ['SPV', 'MU', 'OWN'],
    penyetuju: 'SPV',
    kategori: 'BATAL',
  },
  PENGALIHAN_SALDO: {
    nama: 'Pengalihan saldo antar laci',
    diminta: SEMUA,
    penyetuju: 'SPV',
    kategori: 'LAINNYA',
  },
  BUKA_LACI: { nama: 'Buka laci', diminta: ['KASIR'], penyetuju: 'SPV', kategori: 'LAINNYA' },
  NON_CASH_SELISIH: {
    nama: 'Uang non cash masuk berbeda',
    diminta: ['SPV', 'MU'],
    penyetuju: 'OWN',
    kategori: 'SELISIH KAS',
  },
  SELISIH_KAS: {
    nama: 'Tutup toko dengan selisih kas',
    diminta: SEMUA,
    penyetuju: 'SPV',
    kategori: 'SELISIH KAS',
  },
  HITUNG_ULANG: {
    nama: 'Hitung ulang kas',
    diminta: SEMUA,
    penyetuju: 'SPV',
    kategori: 'SELISIH KAS',
  },
  BUKA_ULANG_HARI: {
    nama: 'Buka ulang hari',
    diminta: ['OWN'],
    penyetuju: 'SPV',
    kategori: 'TANGGAL MUNDUR',
  },
  TANGGAL_MUNDUR: {
    nama: 'Tanggal mundur',
    diminta: ['SPV', 'MU', 'OWN'],
    penyetuju: 'OWN',
    kategori: 'TANGGAL MUNDUR',
  },
  HAK_AKSES: {
    nama: 'Ubah pengguna atau hak akses',
    diminta: ['SPV', 'MU'],
    penyetuju: 'OWN',
    kategori: 'HAK USER',
  },
  UBAH_PARAMETER: {
    nama: 'Ubah parameter',
    diminta: ['SPV', 'MU'],
    penyetuju: 'OWN',
    kategori: 'LAINNYA',
  },
  UBAH_MODUL: { nama: 'Ubah modul', diminta: ['MU'], penyetuju: 'OWN', kategori: 'LAINNYA' },
  IMPORT_PUSAT: {
    nama: 'Ganti master dengan milik pusat',
    diminta: ['SPV', 'MU'],
    penyetuju: 'OWN',
    kategori: 'LAINNYA',
  },
  EKSPOR_DATA: { nama: 'Ekspor data', diminta: ['MU'], penyetuju: 'OWN', kategori: 'LAINNYA' },
} as const satisfies Record<string, Event>;

export type EventKey = keyof typeof EVENTS;
export const eventOf = (key: EventKey): Event => EVENTS[key];
