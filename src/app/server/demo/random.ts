import { inTurn } from '#kit/rules/lists.ts';

/** A stream of numbers that is the same at every start: the demo shops are one story (http.md). */
export type Random = {
  /** A whole number from `least` to `most`, both included. */
  between(least: number, most: number): number;
  pick<T>(list: readonly T[]): T;
  /** One of the entries, as often as its weight says. */
  weighted<T>(list: readonly (readonly [T, number])[]): T;
  chance(percent: number): boolean;
};

/** Mulberry32: small, and good enough for who buys what. */
export function openRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (least: number, most: number): number =>
    least + Math.floor(next() * (most - least + 1));
  const weighted = <T>(list: readonly (readonly [T, number])[]): T => {
    let left = next() * list.reduce((sum, [, weight]) => sum + weight, 0);
    return (list.find(([, weight]) => (left -= weight) < 0) ?? inTurn(list, list.length - 1))[0];
  };
  return {
    between,
    weighted,
    pick: (list) => inTurn(list, between(0, list.length - 1)),
    chance: (percent) => next() * 100 < percent,
  };
}
