import { kataDari } from '#kit/rules/pilih.ts';
import { mg, persen, type Miligram, type Persen } from '#kit/rules/quantity.ts';

/** A word of a search for pieces; a figure may be a weight, a kadar, a tray or the end of a barcode. */
export type KataBarang = {
  readonly teks: string;
  readonly angka?: {
    /** From, and below: '3.25' means whatever begins so. */
    readonly berat: readonly [Miligram, Miligram];
    readonly persen?: Persen;
  };
};

/** '3.25', '3,25g', '70%': a figure as a person says it. */
const ANGKA = /^(0|[1-9]\d{0,4})(?:[.,](\d{1,3}))?(?:g|gr|gram|%)?$/;
const MOST_PERCENT = 10_000;

/** What somebody who looks for a piece typed, word by word: 'cincin ukir 70'. */
export const readKataBarang = (q: string): KataBarang[] =>
  kataDari(q).map((teks) => {
    const [, whole, part = ''] = ANGKA.exec(teks) ?? [];
    if (whole === undefined) return { teks };
    const from = Number(whole) * 1000 + Number(part.padEnd(3, '0'));
    const wide = 10 ** (3 - part.length);
    const kadar = kadarDari(Number(`${whole}.${part || '0'}`), part !== '');
    return { teks, angka: { berat: [mg(from), mg(from + wide)], persen: kadar } };
  });

/** 70, 37.5 or, in thousandths, 375. */
function kadarDari(figure: number, decimal: boolean): Persen | undefined {
  const hundredths = Math.round(figure * (figure >= 100 && !decimal ? 10 : 100));
  return hundredths > 0 && hundredths <= MOST_PERCENT ? persen(hundredths) : undefined;
}
