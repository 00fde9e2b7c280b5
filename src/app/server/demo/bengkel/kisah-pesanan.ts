/** What is done with an order after it was placed, each by the product's own calls. */
export type BabakPesanan = 'SERAH' | 'BAYAR' | 'SELESAI' | 'AMBIL' | 'CONTOH' | 'BATAL';

/** What people want made: in their words, with jenis, kadar and grams. */
const INGIN = {
  CINCIN_KAWIN: ['Cincin kawin polos lebar 4 mm, nama di dalam', 'CC', '750', 1.2],
  CINCIN_UKIR: ['Cincin ukir motif bunga melati, ukuran 15', 'CC', '700', 1.5],
  CINCIN_ANAK: ['Cincin anak polos untuk kado ulang tahun', 'CA', '700', 0.8],
  ANTING_BULAT: ['Anting bulat polos seperti contoh yang dibawa', 'AT', '750', 1.1],
  LIONTIN_NAMA: ['Liontin nama Aisyah huruf sambung tipis', 'LT', '700', 1.3],
  CINCIN_NAMA: ['Cincin nama Aisyah huruf sambung tipis', 'CC', '750', 1.4],
  GIWANG: ['Giwang mata satu untuk dewasa, model tusuk', 'GW', '700', 1.0],
} as const;
type Ingin = keyof typeof INGIN;
export const inginOf = (ingin: Ingin) => INGIN[ingin];

/** An order's life, in days before the day that the demo ends with. */
export type KisahPesanan = {
  readonly mundur: number;
  readonly ingin: Ingin;
  /** Days until it was promised. */
  readonly janji: number;
  readonly dp?: number;
  readonly kunci?: 'KUNCI_SEMUA' | 'IKUT_HARI_AMBIL';
  readonly tukang?: string;
  readonly contoh?: true;
  /** It fills the first line of this pre-order, by its place in the list below. */
  readonly po?: number;
  readonly lalu?: readonly (readonly [mundur: number, babak: BabakPesanan])[];
};

const [SATU, DUA, TIGA] = ['TK01', 'TK02', 'TK03'];
const dibuat = (serah: number, selesai: number, ambil?: number) =>
  [
    [serah, 'SERAH'],
    [selesai, 'SELESAI'],
    ...(ambil === undefined ? [] : [[ambil, 'AMBIL'] as const]),
  ] as const;

/**
 * The orders of a shop of the demo, one a line, told without a draw of chance. Gold is given once there is some: a
 * week after the first melting; a craftsman who gets none uses his own.
 */
export const KISAH_PESANAN: readonly KisahPesanan[] = [
  {
    mundur: 22,
    ingin: 'CINCIN_KAWIN',
    janji: 9,
    dp: 1_000_000,
    tukang: SATU,
    lalu: dibuat(20, 14, 12),
  },
  {
    mundur: 21,
    ingin: 'CINCIN_UKIR',
    janji: 10,
    dp: 1_500_000,
    tukang: DUA,
    lalu: dibuat(19, 13, 11),
  },
  {
    mundur: 20,
    ingin: 'ANTING_BULAT',
    janji: 8,
    dp: 800_000,
    tukang: TIGA,
    contoh: true,
    lalu: [...dibuat(18, 12, 10), [10, 'CONTOH']],
  },
  { mundur: 19, ingin: 'CINCIN_ANAK', janji: 6, dp: 500_000, lalu: [[17, 'BATAL']] },
  {
    mundur: 18,
    ingin: 'LIONTIN_NAMA',
    janji: 9,
    dp: 1_000_000,
    kunci: 'KUNCI_SEMUA',
    tukang: SATU,
    lalu: [
      [16, 'SERAH'],
      [14, 'BAYAR'],
      [11, 'SELESAI'],
      [9, 'AMBIL'],
    ],
  },
  {
    mundur: 17,
    ingin: 'CINCIN_KAWIN',
    janji: 8,
    dp: 1_200_000,
    tukang: DUA,
    lalu: dibuat(15, 10, 8),
  },
  {
    mundur: 16,
    ingin: 'GIWANG',
    janji: 7,
    dp: 600_000,
    tukang: TIGA,
    po: 0,
    lalu: dibuat(14, 9, 7),
  },
  {
    mundur: 15,
    ingin: 'CINCIN_UKIR',
    janji: 9,
    kunci: 'IKUT_HARI_AMBIL',
    tukang: SATU,
    lalu: dibuat(13, 8, 6),
  },
  // Ready, and not fetched.
  { mundur: 14, ingin: 'CINCIN_KAWIN', janji: 7, dp: 1_000_000, tukang: DUA, lalu: dibuat(12, 7) },
  {
    mundur: 13,
    ingin: 'ANTING_BULAT',
    janji: 8,
    dp: 700_000,
    tukang: TIGA,
    contoh: true,
    lalu: dibuat(11, 6),
  },
  // Ended after it was made, its sample still here.
  {
    mundur: 12,
    ingin: 'CINCIN_ANAK',
    janji: 6,
    dp: 400_000,
    tukang: SATU,
    contoh: true,
    lalu: [...dibuat(10, 6), [3, 'BATAL']],
  },
  // Late: still with the craftsman.
  { mundur: 11, ingin: 'LIONTIN_NAMA', janji: 7, dp: 900_000, tukang: DUA, lalu: [[9, 'SERAH']] },
  {
    mundur: 10,
    ingin: 'CINCIN_UKIR',
    janji: 8,
    dp: 1_000_000,
    tukang: TIGA,
    lalu: [
      [8, 'SERAH'],
      [5, 'BAYAR'],
    ],
  },
  { mundur: 8, ingin: 'CINCIN_KAWIN', janji: 9, dp: 1_500_000, tukang: SATU, lalu: [[6, 'SERAH']] },
  { mundur: 7, ingin: 'GIWANG', janji: 8, dp: 500_000, tukang: DUA, po: 1, lalu: dibuat(5, 2) },
  {
    mundur: 5,
    ingin: 'ANTING_BULAT',
    janji: 10,
    dp: 600_000,
    tukang: TIGA,
    contoh: true,
    lalu: [[4, 'SERAH']],
  },
  { mundur: 4, ingin: 'CINCIN_ANAK', janji: 9, dp: 300_000 },
  { mundur: 2, ingin: 'CINCIN_KAWIN', janji: 14, dp: 1_000_000, contoh: true },
  { mundur: 1, ingin: 'LIONTIN_NAMA', janji: 12 },
  { mundur: 0, ingin: 'CINCIN_UKIR', janji: 14, dp: 750_000 },
];

/** A pre-order's life; those that an order fills end by themselves. */
export type KisahPo = {
  readonly mundur: number;
  readonly deskripsi: string;
  readonly kode_dept: string;
  readonly kode_kadar: string;
  readonly qty: number;
  readonly lalu?: readonly (readonly [mundur: number, babak: 'PROSES' | 'SELESAI' | 'BATAL'])[];
};
const GIWANG = { kode_dept: 'GW', kode_kadar: '700' };
const GELANG = { kode_dept: 'GR', kode_kadar: '700' };
const TINDIK = { kode_dept: 'TD', kode_kadar: '700' };
export const KISAH_PO: readonly KisahPo[] = [
  { mundur: 20, deskripsi: 'Giwang mata satu model tusuk', ...GIWANG, qty: 1 },
  { mundur: 18, deskripsi: 'Giwang mata satu, dua pasang', ...GIWANG, qty: 2 },
  {
    mundur: 17,
    deskripsi: 'Gelang rantai untuk anak',
    ...GELANG,
    qty: 3,
    lalu: [
      [15, 'PROSES'],
      [9, 'SELESAI'],
    ],
  },
  { mundur: 14, deskripsi: 'Tindik kecil polos', ...TINDIK, qty: 2, lalu: [[12, 'BATAL']] },
  { mundur: 11, deskripsi: 'Gelang rantai model Italy', ...GELANG, qty: 1, lalu: [[9, 'PROSES']] },
  { mundur: 9, deskripsi: 'Tindik bintang', ...TINDIK, qty: 4, lalu: [[7, 'PROSES']] },
  { mundur: 8, deskripsi: 'Gelang rantai tebal', ...GELANG, qty: 1, lalu: [[4, 'BATAL']] },
  { mundur: 5, deskripsi: 'Tindik hati kecil', ...TINDIK, qty: 2, lalu: [[3, 'PROSES']] },
  { mundur: 3, deskripsi: 'Gelang rantai nama', ...GELANG, qty: 1 },
  { mundur: 0, deskripsi: 'Tindik polos tiga pasang', ...TINDIK, qty: 3 },
];
