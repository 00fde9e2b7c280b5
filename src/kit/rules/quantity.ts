/**
 * Quantities are whole numbers with a unit that the compiler checks: Rupiah never meets Miligram.
 * Every division names its rounding: a rupiah lost silently is a shop's quarrel tomorrow (D-1.1).
 */
declare const unit: unique symbol;
type Unit<Name extends string> = number & { readonly [unit]: Name };

export type Rupiah = Unit<'rupiah'>;
export type Miligram = Unit<'miligram'>;
/** Hundredths of a percent: 1.75% is 175, a kadar of 75.00 is 7500. */
export type Persen = Unit<'persen'>;
/** Hundredths of a rupiah: a rate of exchange is this fine, money never is. */
export type Sen = Unit<'sen'>;
export type Quantity = Rupiah | Miligram | Persen;
/** 'half' rounds half away from zero. */
export type Rounding = 'down' | 'up' | 'half';

export const rp = (whole: number): Rupiah => exact<Rupiah>(whole);
export const mg = (whole: number): Miligram => exact<Miligram>(whole);
export const persen = (hundredths: number): Persen => exact<Persen>(hundredths);

export const plus = <Q extends Quantity>(a: Q, b: Q): Q => exact<Q>(a + b);
export const minus = <Q extends Quantity>(a: Q, b: Q): Q => exact<Q>(a - b);
export const negate = <Q extends Quantity>(a: Q): Q => exact<Q>(a === 0 ? 0 : -a);
export const times = <Q extends Quantity>(a: Q, count: number): Q => exact<Q>(a * count);
export const sum = <Q extends Quantity>(list: readonly Q[]): Q =>
  exact<Q>(list.reduce((total: number, one) => total + one, 0));
export const atLeast = <Q extends Quantity>(least: Q, a: Q): Q => (a < least ? least : a);

/** `a * by / over`, multiplied without loss and rounded once, by name. */
export function scale<Q extends Quantity>(a: Q, by: number, over: number, rounding: Rounding): Q {
  const [dividend, divisor] = [BigInt(a) * BigInt(by), BigInt(over)];
  return exact<Q>(Number(dividend / divisor + step(dividend % divisor, divisor, rounding)));
}

/** A share of an amount: `percentOf(rp(1_000_000), persen(175), 'half')` is 17,500. */
export const percentOf = <Q extends Quantity>(a: Q, rate: Persen, rounding: Rounding): Q =>
  scale(a, rate, 10_000, rounding);

/** What a weight costs at a price a gram: `priceOf(rp(1_500_000), mg(2_500), 'half')` is 3,750,000. */
export const priceOf = (perGram: Rupiah, berat: Miligram, rounding: Rounding): Rupiah =>
  scale(perGram, berat, 1000, rounding);

/** The whole of which a part is so many percent. */
export const wholeOf = <Q extends Quantity>(part: Q, rate: Persen, rounding: Rounding): Q =>
  scale(part, 10_000, rate, rounding);

/** How much of the whole a part is; nothing is no part of nothing. */
export const shareOf = (part: number, whole: number, rounding: Rounding): Persen =>
  whole === 0 ? persen(0) : scale(persen(part), 10_000, whole, rounding);

/** Rounds to a multiple of `size`; 'up' and 'down' mean away from and towards smaller amounts. */
export function roundTo<Q extends Quantity>(a: Q, size: Q, rounding: Rounding): Q {
  if (size <= 1) return a;
  const [dividend, divisor] = [BigInt(a), BigInt(size)];
  let quotient = dividend / divisor;
  const rest = dividend % divisor;
  if (rounding === 'half') quotient += step(rest, divisor, 'half');
  else if (rounding === 'up' && rest > 0n) quotient += 1n;
  else if (rounding === 'down' && rest < 0n) quotient -= 1n;
  return exact<Q>(Number(quotient * divisor));
}

/**
 * Shares `total` in proportion to `weights`, largest remainder first, so that the shares add up
 * exactly (reports.md Part I §4, "diskon baris"). All weights zero: everything to the first.
 */
export function shareOut<Q extends Quantity>(total: Q, weights: readonly number[]): Q[] {
  const whole = weights.reduce((all, one) => all + BigInt(one), 0n);
  if (whole === 0n) return weights.map((_, at) => exact<Q>(at === 0 ? total : 0));
  const parts = weights.map((weight, at) => {
    const product = BigInt(total) * BigInt(weight);
    return { at, share: product / whole, rest: product % whole };
  });
  let left = BigInt(total) - parts.reduce((all, part) => all + part.share, 0n);
  const byRest = [...parts].sort((a, b) => Number(abs(b.rest) - abs(a.rest)) || a.at - b.at);
  for (const part of byRest) {
    if (left === 0n) break;
    const one = left > 0n ? 1n : -1n;
    part.share += one;
    left -= one;
  }
  return parts.map((part) => exact<Q>(Number(part.share)));
}

const abs = (value: bigint): bigint => (value < 0n ? -value : value);

function step(rest: bigint, divisor: bigint, rounding: Rounding): bigint {
  if (rest === 0n || rounding === 'down') return 0n;
  const away = rest > 0n === divisor > 0n ? 1n : -1n;
  if (rounding === 'up') return away;
  return abs(rest) * 2n >= abs(divisor) ? away : 0n;
}

function exact<Q>(value: number): Q {
  if (!Number.isSafeInteger(value)) throw new RangeError(`Not a whole quantity: ${value}`);
  return value as Q;
}
