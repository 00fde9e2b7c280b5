/** What may happen to a contract after it was made, each by the product's own calls. */
export type BabakCicilan =
  | 'BAYAR'
  | 'BAYAR_BATAL'
  | 'LUNAS'
  | 'BATAL'
  | 'PERINGATAN'
  | 'LELANG'
  | 'LELANG_BATAL'
  | 'KELEBIHAN';

/** Name, kind, kadar, grams, price group: what is bought over months. */
export const DICICIL = {
  CINCIN: ['Cincin Kawin Lis', 'CC', '700', 4.1, 'T'],
  KALUNG: ['Kalung Milano', 'KL', '750', 7.25, 'T'],
  GELANG: ['Gelang Keroncong', 'GL', '700', 9.4, 'T'],
  ANTING: ['Anting Gipsi', 'AT', '420', 3.4, 'M'],
} as const;

/** A contract's life, in days before the day that the demo ends with. */
export type KisahCicilan = {
  readonly mundur: number;
  readonly barang: keyof typeof DICICIL;
  /** One of the shop's own (masters.ts). */
  readonly bulan: 3 | 6 | 12;
  readonly lalu?: readonly (readonly [mundur: number, babak: BabakCicilan])[];
};

/**
 * The contracts of a shop of the demo, one a line, in every state. They share their days with the loans: nothing is
 * late within its first month, and what is auctioned was late for another.
 */
export const KISAH_CICILAN: readonly KisahCicilan[] = [
  // Auctioned, and its surplus paid out.
  {
    mundur: 76,
    barang: 'KALUNG',
    bulan: 3,
    lalu: [
      [22, 'PERINGATAN'],
      [14, 'LELANG'],
      [10, 'KELEBIHAN'],
    ],
  },
  // Late for the second time, its customer told.
  {
    mundur: 76,
    barang: 'CINCIN',
    bulan: 6,
    lalu: [
      [48, 'BAYAR'],
      [8, 'PERINGATAN'],
    ],
  },
  // Its auction was undone: the customer paid on the day.
  {
    mundur: 76,
    barang: 'ANTING',
    bulan: 3,
    lalu: [
      [22, 'PERINGATAN'],
      [12, 'LELANG'],
      [10, 'LELANG_BATAL'],
      [8, 'BAYAR'],
    ],
  },
  // Paid early, handed over.
  {
    mundur: 76,
    barang: 'GELANG',
    bulan: 3,
    lalu: [
      [48, 'BAYAR'],
      [17, 'BAYAR'],
      [8, 'LUNAS'],
    ],
  },
  { mundur: 48, barang: 'KALUNG', bulan: 6, lalu: [[20, 'BAYAR']] },
  // Late, and the customer was not warned yet.
  { mundur: 48, barang: 'CINCIN', bulan: 3 },
  { mundur: 48, barang: 'ANTING', bulan: 3, lalu: [[24, 'BATAL']] },
  { mundur: 28, barang: 'GELANG', bulan: 12, lalu: [[14, 'LUNAS']] },
  { mundur: 22, barang: 'ANTING', bulan: 3, lalu: [[22, 'BATAL']] },
  {
    mundur: 14,
    barang: 'CINCIN',
    bulan: 12,
    lalu: [
      [2, 'BAYAR'],
      [2, 'BAYAR_BATAL'],
    ],
  },
  { mundur: 6, barang: 'KALUNG', bulan: 3 },
  { mundur: 0, barang: 'CINCIN', bulan: 6 },
];
