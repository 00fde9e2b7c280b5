/** What may happen to a loan after it was made, each by the product's own calls. */
export type Babak =
  | 'BUNGA'
  | 'BUNGA_BATAL'
  | 'LUNAS'
  | 'LUNAS_BATAL'
  | 'NAIK'
  | 'TURUN'
  | 'PUTUS'
  | 'DUPLIKAT'
  | 'BATAL'
  | 'PERINGATAN'
  | 'LELANG'
  | 'LEBUR'
  | 'LELANG_BATAL'
  | 'KELEBIHAN';

/** Name, kind, tested percent, grams, price group: what people bring. */
export const BARANG = {
  CINCIN: ['Cincin Polos Pipih', 'CC', 70, 4.1, 'T'],
  KALUNG: ['Kalung Rantai Nori', 'KL', 70, 6.35, 'T'],
  GELANG: ['Gelang Keroncong', 'GL', 75, 5.2, 'T'],
  ANTING: ['Anting Gipsi', 'AT', 70, 3.4, 'T'],
  GIWANG: ['Giwang Bunga Melati', 'GW', 42, 2.1, 'M'],
  ITALY: ['Kalung Italy Santa', 'KL', 75, 8.4, 'T'],
  /** Carries 2,500,000 and hardly more: with its interest it comes near its scrap value. */
  TIPIS: ['Cincin Mata Satu', 'CC', 70, 1.77, 'T'],
} as const;
export type Barang = keyof typeof BARANG;

/** A loan's life, in days before the day that the demo ends with. */
export type Kisah = {
  readonly mundur: number;
  readonly barang: readonly Barang[];
  /** One of the amounts of the shop's own table (masters.ts). */
  readonly pokok: number;
  readonly bulan: number;
  readonly lalu?: readonly (readonly [mundur: number, babak: Babak])[];
  /** It waits for its cashier when the day is over, in a shop where new loans wait. */
  readonly menunggu?: true;
};

const RIBU = 1000;
const [SETENGAH, SATU, DUA, LIMA] = [500 * RIBU, 1000 * RIBU, 2500 * RIBU, 5000 * RIBU];

/**
 * The loans of a shop of the demo, one a line, told without a draw of chance: a rule that they do not
 * know of stops the demo, and its test with it. The first of them are older than its thirty days, for
 * nothing is overdue within its first month; they share their days, each of which the test closes twice.
 */
export const KISAH: readonly Kisah[] = [
  {
    mundur: 76,
    barang: ['TIPIS'],
    pokok: DUA,
    bulan: 1,
    lalu: [
      [30, 'PERINGATAN'],
      [28, 'LELANG'],
      [10, 'KELEBIHAN'],
    ],
  },
  {
    mundur: 76,
    barang: ['CINCIN', 'GIWANG'],
    pokok: LIMA,
    bulan: 1,
    lalu: [
      [28, 'PERINGATAN'],
      [26, 'LELANG'],
    ],
  },
  {
    mundur: 76,
    barang: ['ANTING'],
    pokok: DUA,
    bulan: 1,
    lalu: [
      [26, 'PERINGATAN'],
      [24, 'LEBUR'],
    ],
  },
  {
    mundur: 76,
    barang: ['KALUNG'],
    pokok: DUA,
    bulan: 4,
    lalu: [
      [30, 'BUNGA'],
      [2, 'BUNGA'],
    ],
  },
  {
    mundur: 76,
    barang: ['GIWANG'],
    pokok: SETENGAH,
    bulan: 1,
    lalu: [
      [22, 'PERINGATAN'],
      [12, 'LELANG'],
      [10, 'LELANG_BATAL'],
    ],
  },
  { mundur: 76, barang: ['GELANG'], pokok: LIMA, bulan: 3, lalu: [[20, 'LUNAS']] },
  { mundur: 48, barang: ['CINCIN'], pokok: SATU, bulan: 1 },
  { mundur: 48, barang: ['ANTING'], pokok: DUA, bulan: 1, lalu: [[6, 'PERINGATAN']] },
  { mundur: 48, barang: ['KALUNG'], pokok: DUA, bulan: 1, lalu: [[17, 'BUNGA']] },
  { mundur: 48, barang: ['GELANG'], pokok: DUA, bulan: 1, lalu: [[17, 'NAIK']] },
  { mundur: 48, barang: ['GIWANG'], pokok: SETENGAH, bulan: 1, lalu: [[17, 'LUNAS']] },
  { mundur: 48, barang: ['CINCIN'], pokok: SATU, bulan: 2, lalu: [[6, 'DUPLIKAT']] },
  { mundur: 48, barang: ['TIPIS'], pokok: DUA, bulan: 1, lalu: [[14, 'PUTUS']] },
  { mundur: 30, barang: ['ANTING'], pokok: SATU, bulan: 1 },
  { mundur: 28, barang: ['TIPIS'], pokok: DUA, bulan: 1 },
  { mundur: 28, barang: ['GIWANG'], pokok: SETENGAH, bulan: 1, lalu: [[8, 'LUNAS']] },
  { mundur: 26, barang: ['ITALY'], pokok: LIMA, bulan: 3, lalu: [[6, 'BUNGA']] },
  { mundur: 26, barang: ['CINCIN'], pokok: SATU, bulan: 1 },
  { mundur: 24, barang: ['KALUNG', 'ANTING'], pokok: LIMA, bulan: 4, lalu: [[4, 'LUNAS']] },
  {
    mundur: 24,
    barang: ['ANTING'],
    pokok: SATU,
    bulan: 1,
    lalu: [
      [8, 'LUNAS'],
      [8, 'LUNAS_BATAL'],
    ],
  },
  { mundur: 22, barang: ['GELANG'], pokok: DUA, bulan: 3, lalu: [[8, 'TURUN']] },
  { mundur: 20, barang: ['GIWANG'], pokok: SETENGAH, bulan: 1, lalu: [[20, 'BATAL']] },
  { mundur: 17, barang: ['CINCIN'], pokok: SATU, bulan: 4 },
  { mundur: 17, barang: ['ANTING'], pokok: DUA, bulan: 1, lalu: [[0, 'LUNAS']] },
  { mundur: 14, barang: ['TIPIS'], pokok: DUA, bulan: 3 },
  { mundur: 12, barang: ['ITALY'], pokok: LIMA, bulan: 4, lalu: [[2, 'DUPLIKAT']] },
  { mundur: 10, barang: ['GIWANG'], pokok: SETENGAH, bulan: 1, lalu: [[2, 'PUTUS']] },
  { mundur: 8, barang: ['CINCIN'], pokok: DUA, bulan: 1, lalu: [[4, 'BUNGA_BATAL']] },
  { mundur: 6, barang: ['ANTING', 'GIWANG', 'CINCIN'], pokok: LIMA, bulan: 3 },
  { mundur: 4, barang: ['GIWANG'], pokok: SATU, bulan: 1, lalu: [[4, 'BATAL']] },
  { mundur: 4, barang: ['KALUNG'], pokok: DUA, bulan: 4 },
  { mundur: 1, barang: ['GIWANG'], pokok: SETENGAH, bulan: 2 },
  { mundur: 0, barang: ['ANTING'], pokok: SATU, bulan: 1 },
  { mundur: 0, barang: ['CINCIN'], pokok: DUA, bulan: 4, menunggu: true },
];

/** On which days before the last one the goods are counted; on the last one a count is under way. */
export const OPNAME_MUNDUR = 2;

/** Days on which something happens to a loan, the farthest first. */
export const HARI_PINJAM: readonly number[] = [
  ...new Set(
    KISAH.flatMap(({ mundur, lalu = [] }) => [mundur, ...lalu.map(([at]) => at)]).concat(
      OPNAME_MUNDUR,
    ),
  ),
].sort((a, b) => b - a);
