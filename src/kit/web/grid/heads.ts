import { formatHariPanjang, isHari } from '#kit/rules/hari.ts';
import type { Row, Totals } from '#kit/rules/totals.ts';
import { t } from '#kit/web/base/text.ts';
import { textOf } from '#kit/web/grid/text-of.ts';
import type { Column } from '#kit/web/grid/columns.ts';

type Head = { readonly column: string; readonly value: unknown };

/** The title of a group: a day is written out. */
export function titleOf<R extends Row>(
  columns: readonly Column<R>[],
  { column, value }: Head,
): string {
  const of = columns.find(({ id }) => id === column);
  if (typeof value === 'string' && of?.of?.kind === 'day' && isHari(value))
    return formatHariPanjang(value, t);
  const text = textOf(of?.of, value);
  return of ? `${of.header}: ${text}` : text;
}

/** The titles of a group of one, where its row does not say the same. */
export const headsOf = <R extends Row>(
  columns: readonly Column<R>[],
  heads: readonly Head[],
  said: unknown,
): string =>
  heads
    .filter(({ value }) => value !== said)
    .map((head) => titleOf(columns, head).replace(/^[^:]+: /, ''))
    .join(' · ');

/** How many columns stand before the first sum, where they leave a title its room. */
export function leadOf<R extends Row>(
  shown: readonly Column<R>[],
  totals: Totals | undefined,
): number | undefined {
  const first = totals ? shown.findIndex(({ id }) => id in totals) : -1;
  return first >= 2 ? first : undefined;
}
