import type { Row } from '#kit/rules/totals.ts';
import type { Column } from '#kit/web/grid/columns.ts';

export const isNone = (value: unknown): boolean =>
  value === null || value === undefined || value === '';

/** Whether the line of a balance has room for its word in its first cell: that is another column, and empty. */
export const leadsBalance = <R extends Row>(
  shown: readonly Column<R>[],
  row: R,
  balance: string | undefined,
): boolean =>
  balance !== undefined && !!shown[0] && shown[0].id !== balance && isNone(row[shown[0].id]);
