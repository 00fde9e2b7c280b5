import { BULAN } from '#kit/rules/hari.ts';
import { zip } from '#kit/rules/lists.ts';

/**
 * What is drawn beside a table: figures over points from left to right, by the same heights on the
 * screen and on paper. Figures are whole numbers of their smallest unit.
 */
export type Unit = 'gram' | 'rupiah' | 'int' | 'persen' | 'kali';
/** How many of the smallest unit make one of what the wire says (D-1.1). */
const WIRE: Readonly<Record<Unit, number>> = {
  gram: 1000,
  rupiah: 1,
  int: 1,
  persen: 100,
  kali: 100,
};

type Turn = (value: number, unit: number) => number;
const turned =
  (turn: Turn) =>
  (one: Grafik): Grafik => ({
    ...one,
    deret: one.deret.map((deret) => ({
      ...deret,
      nilai: deret.nilai.map((value) => (value === null ? null : turn(value, WIRE[deret.satuan]))),
    })),
  });
/** Figures as the wire says them, and back. */
export const toWire = turned((value, unit) => value / unit);
export const fromWire = turned((value, unit) => Math.round(value * unit));

export type Shape = 'line' | 'step' | 'column';

export type DrawnSeries = {
  readonly nama: string;
  readonly bentuk: Shape;
  readonly satuan: Unit;
  readonly nilai: readonly (number | null)[];
};

/** One drawing; a small one is drawn beside others of its kind. */
export type Grafik = {
  readonly judul: string;
  readonly kecil?: true;
  readonly titik: readonly string[];
  readonly deret: readonly DrawnSeries[];
};

export type Heights = {
  readonly low: number;
  readonly high: number;
  /** Where each column of a stack begins. */
  readonly base?: readonly number[];
};
type Figures = {
  readonly kind: unknown;
  readonly shape: Shape;
  readonly values: readonly (number | null)[];
};

/** Figures of a kind stand on one scale from nothing; of a price only its own span. */
export function heightsOf(all: readonly Figures[], stacked = false): Heights[] {
  const tops: number[] = [];
  return all.map(({ kind, shape, values }) => {
    const peers = all.filter((other) => other.kind === kind);
    const known = peers.flatMap((peer) => peer.values.filter((value) => value !== null));
    const base = values.map((_, at) => tops[at] ?? 0);
    if (stacked)
      zip(base, values).forEach(([under, value], at) => (tops[at] = under + (value ?? 0)));
    const whole = values.map((_, at) =>
      all.reduce((sum, other) => sum + (other.values[at] ?? 0), 0),
    );
    const least = Math.min(...known);
    return {
      low: shape === 'step' ? least * 0.995 : Math.min(0, least),
      high: stacked ? Math.max(...whole) : Math.max(...known, 0),
      ...(stacked ? { base } : {}),
    };
  });
}

/** Columns of one point stand side by side, those of a stack above each other: which of how many this is. */
export type Side = { readonly place: number; readonly of: number };
export function sideOf(
  all: readonly { readonly shape: Shape; readonly base?: readonly number[] }[],
  at: number,
): Side {
  const apart = (one: (typeof all)[number]): boolean => one.shape === 'column' && !one.base;
  const own = all[at];
  if (!own || !apart(own)) return { place: 0, of: 1 };
  return { place: all.slice(0, at).filter(apart).length, of: all.filter(apart).length };
}

/** How high a value is in the drawing: 0 at the foot, 1 at the top. */
export const upOf = ({ low, high }: Heights, value: number): number =>
  (value - low) / (high - low || 1);

const FEWEST = 3;

/** Below three points, or where everything is nothing, a drawing tells nothing that the table does not. */
export const isTelling = (series: readonly { readonly values: Figures['values'] }[]): boolean =>
  series.some(({ values }) => {
    const known = values.filter((one) => one !== null);
    return known.length >= FEWEST && known.some((one) => one !== 0);
  });

/** Round figures between the lowest and the highest, at most so many: 5, 10, 15 or 200, 400. */
export function stepsOf({ low, high }: Heights, most = 4): number[] {
  const rough = (high - low) / most;
  if (!(rough > 0)) return [];
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((one) => one * power >= rough) ?? 10) * power;
  const first = Math.ceil(low / step);
  return Array.from(
    { length: Math.floor(high / step) - first + 1 },
    (_, at) => (first + at) * step,
  );
}

/** '2026-11' under a drawing is 'Nov 2026', in the reader's language; any other point stays as it is. */
export function pointOf(point: string, t: (text: string) => string = (text) => text): string {
  const [, year, month] = /^(\d{4})-(\d{2})$/.exec(point) ?? [];
  const name = BULAN[Number(month) - 1];
  return name ? `${t(name).slice(0, 3)} ${year}` : point;
}
