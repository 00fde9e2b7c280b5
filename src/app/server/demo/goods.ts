import type { Random } from '#app/server/demo/random.ts';

/** What lies in the trays, in the shares and weights of demo.md. Weights in milligrams. */
type Kind = {
  kode_dept: string;
  tray: string;
  share: number;
  least: number;
  median: number;
  most: number;
  names: readonly string[];
};

const KINDS: readonly Kind[] = [
  {
    kode_dept: 'CC',
    tray: 'A',
    share: 36,
    least: 1000,
    median: 2850,
    most: 8000,
    names: [
      'Cincin Polos Pipih',
      'Cincin Mata Satu',
      'Cincin Ukir Bali',
      'Cincin Kawin Lis',
      'Cincin Belah Rotan',
    ],
  },
  {
    kode_dept: 'CA',
    tray: 'A',
    share: 5,
    least: 500,
    median: 950,
    most: 1500,
    names: ['Cincin Anak Bunga', 'Cincin Anak Polos'],
  },
  {
    kode_dept: 'KL',
    tray: 'B',
    share: 15,
    least: 2000,
    median: 5400,
    most: 20_000,
    names: ['Kalung Rantai Nori', 'Kalung Italy Santa', 'Kalung Milano', 'Kalung Hollow'],
  },
  {
    kode_dept: 'GL',
    tray: 'C',
    share: 8,
    least: 2000,
    median: 6200,
    most: 25_000,
    names: ['Gelang Serut Anak', 'Gelang Keroncong', 'Gelang Bangle Ukir'],
  },
  {
    kode_dept: 'GR',
    tray: 'C',
    share: 6,
    least: 1500,
    median: 3750,
    most: 10_000,
    names: ['Gelang Rantai Sisik', 'Gelang Rantai Padi'],
  },
  {
    kode_dept: 'AT',
    tray: 'D',
    share: 14,
    least: 500,
    median: 1650,
    most: 5000,
    names: ['Anting Gipsi', 'Anting Mata Satu', 'Anting Desi'],
  },
  {
    kode_dept: 'GW',
    tray: 'D',
    share: 9,
    least: 500,
    median: 1200,
    most: 3000,
    names: ['Giwang Bunga Melati', 'Giwang Toge'],
  },
  {
    kode_dept: 'TD',
    tray: 'D',
    share: 2,
    least: 200,
    median: 320,
    most: 600,
    names: ['Tindik Putar Polos'],
  },
  {
    kode_dept: 'LT',
    tray: 'E',
    share: 4,
    least: 300,
    median: 1100,
    most: 5000,
    names: ['Liontin Serut', 'Liontin Bunga Melati', 'Liontin Huruf'],
  },
  {
    kode_dept: 'LM',
    tray: 'E',
    share: 1,
    least: 500,
    median: 1000,
    most: 10_000,
    names: ['Logam Mulia Batangan'],
  },
];
const TRAYS: Record<string, number> = { A: 12, B: 8, C: 6, D: 5, E: 1 };
const KADAR = [
  ['375', 24],
  ['420', 21],
  ['700', 17],
  ['750', 19],
  ['875', 4],
  ['916', 6],
  ['999', 5],
] as const;
export const GROUP: Record<string, string> = {
  375: 'M',
  420: 'M',
  700: 'T',
  750: 'T',
  875: 'P',
  916: 'P',
  999: 'MR',
  LM: 'LM',
};
const JUAL: Record<string, number> = {
  375: 1225,
  420: 1330,
  700: 2035,
  750: 2170,
  875: 2400,
  916: 2480,
  999: 2630,
  LM: 2940,
};
const LM_WEIGHTS = [500, 1000, 2000, 3000, 5000, 10_000];

/** One piece as it is taken in: kind, weight, kadar, cost at nine tenths of its price, and its tray. */
export function drawPiece(random: Random): Record<string, unknown> {
  const kind = random.weighted(KINDS.map((one) => [one, one.share] as const));
  const lm = kind.kode_dept === 'LM';
  const kode_kadar: string = lm ? 'LM' : random.weighted(KADAR);
  const berat = lm ? random.pick(LM_WEIGHTS) : drawWeight(random, kind);
  const nama_barang = random.pick(kind.names);
  return {
    nama_barang,
    // Liontins are photographed and told of for those who do not stand at the counter.
    ...(kind.kode_dept === 'LT'
      ? { deskripsi: `${nama_barang} emas, siap pakai, cocok untuk hadiah` }
      : {}),
    kode_kategori: lm ? 'LM' : 'PHS',
    kode_dept: kind.kode_dept,
    kode_group: kind.names[0]?.includes('Rantai') && random.chance(15) ? 'IT' : GROUP[kode_kadar],
    kode_kadar,
    berat: berat / 1000,
    harga_modal: Math.round((berat * (JUAL[kode_kadar] ?? 0) * 0.9) / 500) * 500,
    kode_gudang: 'TK',
    kode_baki: `${kind.tray}-${String(random.between(1, TRAYS[kind.tray] ?? 1)).padStart(2, '0')}`,
    ...(kind.kode_dept === 'CC' ? { size: String(random.between(8, 20)) } : {}),
  };
}

/** Around the median, seldom near the ends; the last figure is what a scale shows. */
function drawWeight(random: Random, { least, median, most }: Kind): number {
  const low = random.chance(55);
  const [from, to] = low ? [least, median] : [median, median + (most - median) / 3];
  return Math.round((random.between(from, to) + random.between(from, to)) / 2 / 5) * 5;
}
