import type { Miligram, Persen, Rupiah, Sen } from '#kit/rules/quantity.ts';

/**
 * The one way figures look, on screen, in inputs, on paper and in Excel: comma for thousands,
 * point for decimals, in every language (R18 of reports.md).
 */
export const formatInt = (whole: number): string =>
  (whole < 0 ? '-' : '') + String(Math.abs(whole)).replace(/\B(?=(\d{3})+$)/g, ',');

/** 'Rp 1,234,567'; a minus comes before the prefix. */
export const formatRupiah = (rupiah: Rupiah): string =>
  rupiah < 0 ? `-Rp ${formatInt(-rupiah)}` : `Rp ${formatInt(rupiah)}`;

/** The same inside a sentence: the line breaks before it, never between Rp and its figure. */
export const formatRupiahUtuh = (of: Rupiah): string => formatRupiah(of).replace(' ', '\u00a0');

/** 'Rp 16,250.50': a rate of exchange. */
export const formatKurs = (kurs: Sen): string => `Rp ${fixed(kurs, 2)}`;

/** '12.345'; two decimals where a report says so, rounded half away from zero. */
export function formatGram(berat: Miligram, decimals: 2 | 3 = 3): string {
  const unit = decimals === 3 ? 1 : 10;
  const scaled = Math.floor((Math.abs(berat) + unit / 2) / unit);
  return fixed(berat < 0 ? -scaled : scaled, decimals);
}

/** '1.75', always two decimals. */
export const formatPersen = (rate: Persen): string => fixed(rate, 2);

/** '75%' or '37.5%', the one way a gold content is shown: at most two decimals (format karat). */
export const percentText = (kadar: Persen): string => `${fixed(kadar, 2).replace(/\.?0+$/, '')}%`;

function fixed(whole: number, decimals: number): string {
  const digits = String(Math.abs(whole)).padStart(decimals + 1, '0');
  const cut = digits.length - decimals;
  return `${whole < 0 ? '-' : ''}${formatInt(Number(digits.slice(0, cut)))}.${digits.slice(cut)}`;
}

/** The first letters of a text, as a person counts them: none is cut in two. */
export const firstLetters = (text: string, most: number): string =>
  [...text].slice(0, most).join('');

/** Text cut into lines of `width` characters, `lines` at most, as receipts print names (1§9). */
export function cutLines(text: string, width = 20, lines = 5): string[] {
  const cut: string[] = [];
  for (let from = 0; from < text.length && cut.length < lines; from += width)
    cut.push(text.slice(from, from + width));
  return cut;
}
