import { plus, scale, type Miligram } from '#kit/rules/quantity.ts';
import { refusals } from '#kit/rules/refusal.ts';

/** What a piece may be (D-8.2). TITIP holds it for a document; the last four are not in the shop. */
export const STATUS_BARANG = [
  'READY',
  'TITIP',
  'TERJUAL',
  'HANCUR',
  'KIRIM',
  'HILANG',
  'SERVICE',
] as const;
export type StatusBarang = (typeof STATUS_BARANG)[number];

/** The statuses that a piece may change to, from each status. No other change is possible. */
export const JALUR_BARANG: Readonly<Record<StatusBarang, readonly StatusBarang[]>> = {
  READY: ['READY', 'TITIP', 'TERJUAL', 'HANCUR', 'KIRIM', 'HILANG', 'SERVICE'],
  TITIP: ['TITIP', 'READY', 'TERJUAL'],
  TERJUAL: ['READY', 'TITIP'], // a sale cancelled on its day: back to stock, or to the deposit it came from
  HANCUR: ['READY'],
  KIRIM: ['READY', 'KIRIM', 'HILANG'], // back, with the other shop, or lost on the way
  HILANG: ['READY'],
  SERVICE: ['READY'],
};

export const bisaKe = (dari: StatusBarang, ke: StatusBarang): boolean =>
  JALUR_BARANG[dari].includes(ke);

/** A piece with a tray, or in a warehouse without trays. */
export type Tempat = { readonly kode_gudang: string; readonly kode_baki: string | null };

/** What hangs on a new piece and lies on the scale with it: its label, and its plastic bag (D-8.1). */
export const hitungBeratLabel = (label: Miligram, plastik: Miligram): Miligram =>
  plus(label, plastik);

/** What stones of so many thousandths of a carat weigh: 1 ct is 200 mg, together half up once (D-45.2). */
export const beratBatu = (ct: Miligram): Miligram => scale(ct, 1, 5, 'half');

/** A stone that is set in a piece (D-23.1). Carat in thousandths, money in rupiah. */
export type Berlian = {
  /** Its row among the stones: given by the database to one that is typed with its piece (D-45.1). */
  kode_berlian?: string;
  butir?: number;
  lembaga?: string | null;
  shape: string | null;
  carat: number;
  color: string | null;
  clarity: string | null;
  cut_grade: string | null;
  polish: string | null;
  symmetry: string | null;
  fluorescence: string | null;
  no_sertifikat: string | null;
  kode_supplier: string | null;
  harga_modal: number | null;
  harga_jual: number | null;
};

/** Why a piece cannot be had now; every act that takes one says so in these words. */
export const TIDAK_TERSEDIA = refusals({
  BARANG_TIDAK_ADA: { field: 'kode_barcode', message: 'Barcode {kode_barcode} Tidak Ditemukan' },
  BARANG_TIDAK_READY: {
    field: 'kode_barcode',
    message: 'Barang {kode_barcode} Tidak Tersedia, Status {status_barang}',
  },
  BARANG_TERJUAL: {
    field: 'kode_barcode',
    message: 'Barang {kode_barcode} Sudah Terjual Oleh {user_id} Di {no}',
  },
  BARANG_DI_KERANJANG: {
    field: 'kode_barcode',
    message: 'Barang {kode_barcode} Sedang Di Keranjang {user_id}',
  },
  KERANJANG_PENUH: {
    field: 'kode_barcode',
    message: 'Keranjang Anda Sudah Berisi {n} Barang, Jual Atau Keluarkan Dahulu',
  },
  BARANG_KEMBAR: { field: 'kode_barcode', message: 'Barcode Sudah Ada Di Tabel' },
});
