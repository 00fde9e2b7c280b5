import type { Paging } from '#kit/contract/paging.ts';

const MOST = 1000;
const PLENTY = 50;

export type Window = { skip: number; limit: number };

/** Which rows of a list were asked for, fifty where nothing is said (http.md). */
export const windowOf = ({ skip, limit }: Paging): Window => ({
  skip: skip ?? 0,
  limit: Math.min(limit ?? PLENTY, MOST),
});

type Counted = { jumlah_semua: number };
const TOTAL = 'total_';
type Beside<S extends string> = 'jumlah_semua' | `total_${S}`;

/**
 * A page whose rows each carry the sums of the whole filter (`jumlah_semua`, `total_berat`, …): the
 * rows by themselves, the sums once under their own names, 0 where no row brought them.
 */
export function pageOf<R extends Counted, const S extends string>(
  rows: readonly R[],
  window: Window,
  sums: readonly S[],
) {
  const [first] = rows as readonly Readonly<Record<string, unknown>>[];
  const beside = new Set(['jumlah_semua', ...sums.map((name) => TOTAL + name)]);
  const data = rows.map((row) =>
    Object.fromEntries(Object.entries(row).filter(([key]) => !beside.has(key))),
  );
  const total = Object.fromEntries(sums.map((name) => [name, first?.[TOTAL + name] ?? 0]));
  return {
    data: data as Omit<R, Beside<S>>[],
    count: rows[0]?.jumlah_semua ?? 0,
    ...window,
    total: total as { [N in S]: R[`total_${N}` & keyof R] },
  };
}
