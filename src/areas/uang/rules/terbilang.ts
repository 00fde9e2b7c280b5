const SATUAN = [
  '',
  'satu',
  'dua',
  'tiga',
  'empat',
  'lima',
  'enam',
  'tujuh',
  'delapan',
  'sembilan',
  'sepuluh',
  'sebelas',
];
const BESAR = [
  [1_000_000_000_000, 'triliun'],
  [1_000_000_000, 'miliar'],
  [1_000_000, 'juta'],
  [1_000, 'ribu'],
  [100, 'ratus'],
] as const;

const satuan = (n: number): string => SATUAN[n] ?? '';

/** A whole number in Indonesian words: 21,150 is 'dua puluh satu ribu seratus lima puluh'. */
function kata(n: number): string {
  if (n < SATUAN.length) return satuan(n);
  if (n < 20) return `${satuan(n - 10)} belas`;
  for (const [nilai, nama] of BESAR) {
    if (n < nilai) continue;
    const banyak = Math.floor(n / nilai);
    const depan = banyak === 1 && nilai <= 1_000 ? `se${nama}` : `${kata(banyak)} ${nama}`;
    return sambung(depan, n % nilai);
  }
  return sambung(`${satuan(Math.floor(n / 10))} puluh`, n % 10);
}

const sambung = (depan: string, sisa: number): string =>
  sisa === 0 ? depan : `${depan} ${kata(sisa)}`;

/** A sum of rupiah as it is written on paper that changes hands: 'Dua puluh juta rupiah'. */
export function terbilang(rupiah: number): string {
  const words = rupiah === 0 ? 'nol' : kata(Math.abs(rupiah));
  const whole = `${rupiah < 0 ? 'minus ' : ''}${words} rupiah`;
  return whole.charAt(0).toUpperCase() + whole.slice(1);
}
