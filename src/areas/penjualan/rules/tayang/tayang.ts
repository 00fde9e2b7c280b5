import { rp, type Rupiah } from '#kit/rules/quantity.ts';
import { refusals } from '#kit/rules/refusal.ts';
import { words } from '#kit/rules/row-word.ts';

/** What the other side knows of a piece that staff want it to offer (D-48.4). */
export const STATUS_TAYANG = words(['BELUM', 'TERKIRIM', 'GAGAL', 'TURUN']);
export type StatusTayang = (typeof STATUS_TAYANG)[number];

/** What differs between the piece and what was sent of it last (D-48.5). */
export const BEDA_TAYANG = words({
  TIDAK: 'SAMA',
  BARU: 'BELUM DIKIRIM',
  HARGA: 'HARGA',
  ISI: 'FOTO ATAU KETERANGAN',
  TURUN: 'HARUS TURUN',
});
type BedaTayang = keyof typeof BEDA_TAYANG;

/** Why a piece is not offered: its own state, or what it lacks. */
export const HALANGAN_TAYANG = words({
  DITURUNKAN: 'DITURUNKAN',
  TITIP: 'DITAHAN DOKUMEN',
  TERJUAL: 'TERJUAL',
  HANCUR: 'DIHANCURKAN',
  KIRIM: 'DIKIRIM',
  HILANG: 'HILANG',
  SERVICE: 'DI SERVICE',
  DI_KERANJANG: 'SEDANG DITAHAN',
  TEMPAT: 'BUKAN DI GUDANG TOKO',
  BERLIAN: 'BERLIAN',
  TANPA_FOTO: 'TANPA FOTO',
  TANPA_DESKRIPSI: 'TANPA DESKRIPSI',
  TANPA_HARGA: 'TANPA HARGA',
  MARKETPLACE: 'MARKETPLACE TIDAK AKTIF',
  MODUL: 'MODUL TIDAK AKTIF',
  TOKO: 'TOKO TIDAK AKTIF',
  GAGAL: 'GAGAL DIKIRIM',
});
export type HalanganTayang = keyof typeof HALANGAN_TAYANG;

/** So many pieces are sent with one press, and by one beat of the sender (D-48.5). */
export const TAYANG_SEKALIGUS = 200;
/** So many are compared by one beat: 10,000 pieces are looked at within a minute. */
export const PERIKSA_SEKALIGUS = 1000;
/** A price of one piece leaves no more often than this. */
const HARGA_DETIK = 300;
/** What may be sold any moment is looked at so often; what may not, with every beat. */
export const PERIKSA_DETIK = 60;
/** As many photos of a piece go along. */
export const FOTO_TAYANG = 3;
/**
 * As many orders of one channel may wait, of so many pieces each and together. What is only told and what the channel
 * named itself have these places apart: who knows the secret alone keeps no order of the channel away.
 */
export const PESANAN_TUNGGU = 200;
export const BARANG_PESANAN = 20;
export const BARANG_TUNGGU = 200;
/** As many refused orders of one channel are kept a day. */
export const PESANAN_DITOLAK = 500;
/** Why an owner refused orders together, without a look at each. */
export const SEBAB_LEPAS = 'Sambungan diubah';

export const TIDAK_TAYANG = refusals({
  SAMBUNGAN_TIDAK_ADA: {
    field: 'kode_marketplace',
    message: 'Marketplace {kode_marketplace} Tidak Ditemukan',
  },
  ALAMAT_TAYANG_KOSONG: { field: 'alamat', message: 'Alamat Adaptor Tidak Boleh Kosong' },
  ALAMAT_TAYANG_SALAH: {
    field: 'alamat',
    message: 'Alamat Adaptor Harus https:// Dengan Nama Server, Atau Yang Diizinkan Server Ini',
  },
  RAHASIA_KOSONG: { field: 'rahasia', message: 'Rahasia Tidak Boleh Kosong' },
  MASIH_TAYANG: {
    field: 'alamat',
    message: 'Masih Ada {n} Barang Tayang Di Alamat Lama, Turunkan Dahulu',
  },
  BARANG_TIDAK_TAYANG: {
    field: 'kode_barcode',
    message: 'Barang {kode_barcode} Tidak Dapat Ditayangkan: {sebab}',
  },
  BARANG_BELUM_TAYANG: {
    field: 'kode_barcode',
    message: 'Barang {kode_barcode} Tidak Ada Di Daftar Tayang',
  },
  PESANAN_TIDAK_ADA: { message: 'Pesanan Online Tidak Ditemukan' },
  PESANAN_STATUS: { message: 'Pesanan Online Ini Berstatus {status}' },
  ORDER_BELUM_PASTI: {
    field: 'no_po',
    message: 'Order {no_order} Belum Dipastikan Marketplace, Minta SPV Menyimpan Pesanannya',
  },
  PESANAN_BELUM_PASTI: {
    field: 'no_order',
    message:
      'Pesanan {no_order} Belum Dipastikan Marketplace, Tunggu Satu Menit Atau Minta SPV Menjualnya',
  },
  PESANAN_BERBARANG: { message: 'Pesanan Ini Menyebut Barang, Jual Lewat Pesanan Marketplace' },
});

/** What was taken by the other side last. */
export type Terkirim = {
  readonly tampil: boolean;
  readonly harga: Rupiah | null;
  readonly harga_at: string | null;
  readonly sidik: string | null;
};
type Kini = {
  readonly halangan: string | null;
  readonly harga: Rupiah | null;
  readonly sidik: string;
};

/** What of a piece the other side does not know yet. A piece without a price is not offered. */
export function bedaTayang(lama: Terkirim, kini: Kini): BedaTayang {
  const boleh = kini.halangan === null && kini.harga !== null;
  if (!boleh) return lama.tampil ? 'TURUN' : 'TIDAK';
  if (!lama.tampil || lama.sidik === null) return 'BARU';
  if (lama.sidik !== kini.sidik) return 'ISI';
  return lama.harga === kini.harga ? 'TIDAK' : 'HARGA';
}

/** Whether a call leaves now: a price alone waits until five minutes after the last one (D-48.5). */
export function harusKirim(beda: BedaTayang, { harga_at }: Terkirim, now: number): boolean {
  if (beda === 'TIDAK') return false;
  if (beda !== 'HARGA' || harga_at === null) return true;
  // A time ahead is of a clock that was wrong.
  return Math.abs(now - Date.parse(harga_at)) >= HARGA_DETIK * 1000;
}

/** Seconds for which a channel that is away is left alone, but for withdrawals. */
export const jedaSaluran = (gagal: number): number => Math.min(60, 5 * 2 ** Math.max(0, gagal - 1));

type Baris = { readonly harga: Rupiah | null };
export const totalPesanan = (barang: readonly Baris[]): Rupiah =>
  rp(barang.reduce((jumlah, { harga }) => jumlah + (harga ?? 0), 0));
