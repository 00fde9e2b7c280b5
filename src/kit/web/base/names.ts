import { percentText } from '#kit/rules/format.ts';
import type { Persen } from '#kit/rules/quantity.ts';
import type { RefSource } from '#kit/contract/field.ts';

/**
 * The names that masters give their codes, as far as their lists have come: 'SL02' is Dewi in every table.
 * Kept outside the tables because the text of a cell must be found without waiting.
 */
const known = new Map<string, ReadonlyMap<string, string>>();

const nameKey = ({ call, value, show }: RefSource): string => `${call} ${value} ${show}`;

/** Whether something new was learned, so that what is shown has to be drawn again. */
export function learnNames(
  source: RefSource,
  rows: readonly Readonly<Record<string, unknown>>[],
): boolean {
  const key = nameKey(source);
  const names = new Map(
    rows.flatMap((row) => {
      const [code, name] = [row[source.value], nameFrom(source, row)];
      return typeof code === 'string' && typeof name === 'string' && name !== code
        ? [[code, name] as const]
        : [];
    }),
  );
  const before = known.get(key);
  const same =
    before?.size === names.size && [...names].every(([code, name]) => before.get(code) === name);
  if (!same) known.set(key, names);
  return !same;
}

/** What a percent says is that, whatever code and name the shop gave it. */
function nameFrom({ saidBy, show }: RefSource, row: Readonly<Record<string, unknown>>): unknown {
  const figure = saidBy && row[saidBy];
  return typeof figure === 'number' ? percentText(Math.round(figure * 100) as Persen) : row[show];
}

export const nameOf = (source: RefSource, code: string): string | undefined =>
  known.get(nameKey(source))?.get(code);
