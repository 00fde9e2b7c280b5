import { addDays, addMonths, endOfMonth, hari, startOfMonth, type Hari } from '#kit/rules/hari.ts';

/** A span of business days, both ends counted. */
export type Range = { readonly from: Hari; readonly to: Hari };

/**
 * Why a span may not be asked for (R5). One month ends on the same day of the next calendar month,
 * or on its last day where it is shorter.
 */
export function rangeRefusal({ from, to }: Range, oneMonth: boolean): string | undefined {
  if (from > to) return 'Tanggal awal tidak boleh lebih besar dari tanggal akhir';
  if (oneMonth && to > addMonths(from, 1)) return 'Rentang tanggal tidak boleh lebih dari 1 bulan';
  return undefined;
}

/** A year of the calendar, as a picker of years asks for it. */
export const rangeOfYear = (year: number): Range => ({
  from: hari(`${year}-01-01`),
  to: hari(`${year}-12-31`),
});

/** The year that a span is, from its first day to its last. */
export function yearOf({ from, to }: { from: string; to: string }): number | undefined {
  const year = from.slice(0, 4);
  return from === `${year}-01-01` && to === `${year}-12-31` ? Number(year) : undefined;
}

/** A span that may be left open has both its days or none: what is said of the one that lacks (R4). */
export const halfSpan = (from: unknown, to: unknown): { from?: string; to?: string } => ({
  ...(to && !from ? { from: 'Tanggal Awal Tidak Boleh Kosong' } : {}),
  ...(from && !to ? { to: 'Tanggal Akhir Tidak Boleh Kosong' } : {}),
});

/** Spans that people ask for again and again, counted from the business day. */
export const PRESETS = {
  hari: (day: Hari): Range => ({ from: day, to: day }),
  tujuh: (day: Hari): Range => ({ from: addDays(day, -6), to: day }),
  bulan: (day: Hari): Range => ({ from: startOfMonth(day), to: day }),
  lalu: (day: Hari): Range => {
    const end = addDays(startOfMonth(day), -1);
    return { from: startOfMonth(end), to: endOfMonth(end) };
  },
} as const;

export type Preset = keyof typeof PRESETS;

/** The preset that a span is, on this day. */
export const presetOf = (range: Range, day: Hari): Preset | undefined =>
  (Object.keys(PRESETS) as Preset[]).find((name) => {
    const { from, to } = PRESETS[name](day);
    return from === range.from && to === range.to;
  });
