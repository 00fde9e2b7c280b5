import * as z from 'zod/mini';
import { PARAMETERS, type Param, type ParameterKey } from '#areas/toko/contract/parameter.ts';

/**
 * A parameter as the session tells it to a screen, in the code's own units: unit and default are those
 * that its declaration gives it, where nothing is told or what is told does not fit.
 */
export function readParam<K extends ParameterKey>(
  told: Readonly<Record<string, unknown>>,
  key: K,
): Param[K] {
  const { field, bawaan } = PARAMETERS[key];
  const read = z.safeDecode(field.schema, told[key]);
  return (read.success && key in told ? read.data : bawaan) as Param[K];
}
