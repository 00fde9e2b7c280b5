import { sentence, type Values } from '#kit/rules/sentence.ts';

/** Why a rule says no: a stable code, the field it belongs to, and the sentence a person reads. */
export type Refusal = { readonly code: string; readonly field?: string; readonly message: string };

type Reasons = Record<string, { field?: string; message: string }>;

/** Names every reason of a rule once; the key becomes the code. */
export function refusals<const R extends Reasons>(
  reasons: R,
): { readonly [K in keyof R]: Refusal } {
  const named = Object.entries(reasons).map(([code, reason]) => [code, { code, ...reason }]);
  return Object.fromEntries(named) as { [K in keyof R]: Refusal };
}

/** The reasons whose condition holds, in the order given. */
export function gather(...checks: readonly (readonly [boolean, Refusal])[]): Refusal[] {
  return checks.filter(([refused]) => refused).map(([, refusal]) => refusal);
}

/** The same reason at a place inside a list: `at(TIDAK.BERAT_NOL, 'barang', 0)`. */
export function at(refusal: Refusal, ...path: readonly (string | number)[]): Refusal {
  return { ...refusal, field: [...path, ...(refusal.field ? [refusal.field] : [])].join('.') };
}

/** The same reason with its figures: `fill(TIDAK.TERJUAL, { barcode })`. */
export const fill = (refusal: Refusal, values: Values): Refusal => ({
  ...refusal,
  message: sentence(refusal.message, values),
});
