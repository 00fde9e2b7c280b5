/** What is done with a repair after it was taken in, each by the product's own calls. */
export type BabakService = 'SERAH' | 'SERAH_EMAS' | 'BAYAR' | 'SELESAI' | 'AMBIL' | 'BATAL';

/** What people bring: its name, percent and grams, and the work of the shop's list on it (masters.ts). */
const KERJA = {
  PATRI_KALUNG: ['Kalung Rantai Nori', 70, 6.35, 'PATRI'],
  PATRI_GELANG: ['Gelang Keroncong', 75, 5.2, 'PATRI'],
  CUCI_CINCIN: ['Cincin Kawin Polos', 75, 4.1, 'CUCI'],
  CUCI_ANTING: ['Anting Gipsi', 70, 3.4, 'CUCI'],
  UKUR_CINCIN: ['Cincin Mata Satu', 70, 3.05, 'UKURAN'],
} as const;
export type Kerja = keyof typeof KERJA;
export const kerjaOf = (kerja: Kerja) => KERJA[kerja];

/** A repair's life, in days before the day that the demo ends with. */
export type KisahService = {
  readonly mundur: number;
  readonly kerja: Kerja;
  /** Days until it was promised. */
  readonly janji: number;
  readonly dp?: number;
  readonly tukang?: string;
  readonly lalu?: readonly (readonly [mundur: number, babak: BabakService])[];
};

const [SATU, DUA, TIGA] = ['TK01', 'TK02', 'TK03'];

/**
 * The repairs of a shop of the demo, one a line, told without a draw of chance. Gold is added once there is some: a
 * week after the first melting. Those without a further line have only just come in.
 */
export const KISAH_SERVICE: readonly KisahService[] = [
  {
    mundur: 26,
    kerja: 'CUCI_CINCIN',
    janji: 3,
    lalu: [
      [25, 'SELESAI'],
      [23, 'AMBIL'],
    ],
  },
  {
    mundur: 25,
    kerja: 'PATRI_KALUNG',
    janji: 4,
    dp: 20_000,
    tukang: SATU,
    lalu: [
      [24, 'SERAH'],
      [22, 'SELESAI'],
      [20, 'AMBIL'],
    ],
  },
  {
    mundur: 24,
    kerja: 'UKUR_CINCIN',
    janji: 5,
    dp: 25_000,
    tukang: DUA,
    lalu: [
      [23, 'SERAH'],
      [20, 'SELESAI'],
      [18, 'AMBIL'],
    ],
  },
  { mundur: 22, kerja: 'CUCI_ANTING', janji: 2, lalu: [[21, 'BATAL']] },
  {
    mundur: 20,
    kerja: 'PATRI_GELANG',
    janji: 4,
    tukang: SATU,
    lalu: [
      [19, 'SERAH'],
      [17, 'SELESAI'],
      [15, 'AMBIL'],
    ],
  },
  {
    mundur: 18,
    kerja: 'UKUR_CINCIN',
    janji: 5,
    dp: 25_000,
    tukang: TIGA,
    lalu: [
      [18, 'SERAH_EMAS'],
      [15, 'SELESAI'],
      [13, 'AMBIL'],
    ],
  },
  {
    mundur: 17,
    kerja: 'CUCI_CINCIN',
    janji: 3,
    lalu: [
      [16, 'SELESAI'],
      [14, 'AMBIL'],
    ],
  },
  {
    mundur: 16,
    kerja: 'UKUR_CINCIN',
    janji: 5,
    tukang: DUA,
    lalu: [
      [16, 'SERAH_EMAS'],
      [12, 'SELESAI'],
      [10, 'AMBIL'],
    ],
  },
  {
    mundur: 15,
    kerja: 'PATRI_KALUNG',
    janji: 3,
    dp: 10_000,
    tukang: SATU,
    lalu: [
      [15, 'SERAH'],
      [14, 'BAYAR'],
      [12, 'SELESAI'],
      [9, 'AMBIL'],
    ],
  },
  {
    mundur: 14,
    kerja: 'CUCI_ANTING',
    janji: 2,
    lalu: [
      [13, 'SELESAI'],
      [11, 'AMBIL'],
    ],
  },
  // Ready, and not fetched.
  {
    mundur: 13,
    kerja: 'PATRI_GELANG',
    janji: 4,
    tukang: TIGA,
    lalu: [
      [12, 'SERAH'],
      [10, 'SELESAI'],
    ],
  },
  {
    mundur: 12,
    kerja: 'UKUR_CINCIN',
    janji: 5,
    dp: 50_000,
    tukang: DUA,
    lalu: [
      [12, 'SERAH_EMAS'],
      [8, 'SELESAI'],
    ],
  },
  { mundur: 11, kerja: 'CUCI_CINCIN', janji: 2, lalu: [[10, 'BATAL']] },
  // Late: still with the craftsman.
  {
    mundur: 10,
    kerja: 'UKUR_CINCIN',
    janji: 5,
    dp: 25_000,
    tukang: SATU,
    lalu: [[10, 'SERAH_EMAS']],
  },
  { mundur: 9, kerja: 'PATRI_KALUNG', janji: 4, tukang: DUA, lalu: [[9, 'SERAH']] },
  {
    mundur: 8,
    kerja: 'CUCI_ANTING',
    janji: 2,
    lalu: [
      [7, 'SELESAI'],
      [5, 'AMBIL'],
    ],
  },
  {
    mundur: 7,
    kerja: 'UKUR_CINCIN',
    janji: 6,
    tukang: TIGA,
    lalu: [
      [7, 'SERAH_EMAS'],
      [3, 'SELESAI'],
    ],
  },
  { mundur: 6, kerja: 'PATRI_GELANG', janji: 7, dp: 20_000, tukang: SATU, lalu: [[5, 'SERAH']] },
  { mundur: 5, kerja: 'CUCI_CINCIN', janji: 3, lalu: [[2, 'SELESAI']] },
  {
    mundur: 4,
    kerja: 'UKUR_CINCIN',
    janji: 7,
    dp: 30_000,
    tukang: DUA,
    lalu: [
      [4, 'SERAH_EMAS'],
      [2, 'BAYAR'],
    ],
  },
  { mundur: 3, kerja: 'PATRI_KALUNG', janji: 5, tukang: TIGA, lalu: [[3, 'SERAH_EMAS']] },
  { mundur: 2, kerja: 'CUCI_ANTING', janji: 3 },
  { mundur: 1, kerja: 'PATRI_GELANG', janji: 4, dp: 15_000, tukang: SATU },
  { mundur: 0, kerja: 'UKUR_CINCIN', janji: 5, tukang: DUA },
  { mundur: 0, kerja: 'CUCI_CINCIN', janji: 3 },
];

/** Gold that craftsmen hold without a job, and how much of it one of them brings back. */
export const EMAS_LEPAS: readonly (readonly [mundur: number, kode_tukang: string, gram: number])[] =
  [
    [14, 'TK01', 0.4],
    [13, 'TK02', 0.4],
    [12, 'TK03', 0.3],
    [6, 'TK02', -0.1],
  ];
