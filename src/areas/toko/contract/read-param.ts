import * as z from 'zod/mini';
import type { IsOn } from '#areas/toko/contract/modul.ts';
import type { Param, Parameter } from '#areas/toko/contract/parameter.ts';

/**
 * A parameter as the session sends it to a screen, in the code's own units. The declaration gives the unit,
 * and the default where nothing was sent or what was sent does not fit.
 */
export function readParam<T>(
  told: Readonly<Record<string, unknown>>,
  { key, field, bawaan }: Parameter<T>,
): T {
  const read = z.safeDecode(field.schema, told[key]);
  return read.success && key in told ? read.data : bawaan;
}

/** What a shop has decided, as the server asks it, of what the session tells. */
export const setelanOf = ({
  moduls,
  told,
}: {
  readonly moduls: ReadonlySet<string>;
  readonly told: Readonly<Record<string, unknown>>;
}): { readonly modul: IsOn; readonly param: Param } => ({
  modul: ({ key }) => moduls.has(key),
  param: (of) => readParam(told, of),
});
