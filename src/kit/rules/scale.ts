import { mg, type Miligram } from '#kit/rules/quantity.ts';

/** What one line of a scale says: a weight, and whether it is stable; undefined where the line does not say so. */
export type Reading = { readonly berat: Miligram; readonly still?: boolean };

const MG: Readonly<Record<string, number>> = { mg: 1, g: 1000, kg: 1_000_000, ct: 200 };
const WEIGHT = /([+-]?)\s*(\d+(?:[.,]\d+)?)\s*(mg|kg|ct|g)?\b/i;

/**
 * Reads a line as the common scales of a gold shop send it: 'ST,GS,+  12.345 g' and 'US,…' (A&D),
 * 'S S   12.345 g' and 'S D …' (Mettler), or the bare figure. Noise is nothing.
 */
export function parseReading(line: string): Reading | undefined {
  const found = WEIGHT.exec(line);
  if (!found) return undefined;
  const [, sign, digits = '', unit = 'g'] = found;
  const whole = Math.round(Number(digits.replace(',', '.')) * (MG[unit.toLowerCase()] ?? NaN));
  if (!Number.isSafeInteger(whole)) return undefined;
  const berat = mg(sign === '-' && whole !== 0 ? -whole : whole);
  const still = stillness(line);
  return still === undefined ? { berat } : { berat, still };
}

function stillness(line: string): boolean | undefined {
  if (/^\s*(ST\b|S S\b)/i.test(line)) return true;
  return /^\s*(US\b|OL\b|S D\b|S I\b)/i.test(line) ? false : undefined;
}

/** A scale that never says whether it is stable counts as stable after so many equal lines in a row. */
const SAME = 3;

/** Follows a scale line by line and answers each weight that is stable. */
export function openScale(): { take(line: string): Miligram | undefined } {
  let last: Miligram | undefined;
  let same = 0;
  return {
    take(line) {
      const reading = parseReading(line);
      if (!reading) return undefined;
      same = reading.berat === last ? same + 1 : 1;
      last = reading.berat;
      if (reading.still === false) return undefined;
      return reading.still || same >= SAME ? reading.berat : undefined;
    },
  };
}
