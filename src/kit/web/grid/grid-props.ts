import type { ReactNode } from 'react';
import type { Line } from '#kit/rules/lines.ts';
import type { Row, Totals } from '#kit/rules/totals.ts';
import type { Problem } from '#kit/web/api/problem.ts';
import type { GridView } from '#kit/web/grid/use-grid-view.ts';

/** What the table is asked to draw. */
export type GridProps<R extends Row> = {
  /** Read aloud as the name of the table. */
  label: string;
  view: GridView<R>;
  lines: readonly Line<R>[];
  rowKey: (row: R) => string;
  totals?: { readonly label: string; readonly values: Totals };
  /** 'field' or '-field'. */
  sort?: string;
  onSort?: (sort: string) => void;
  loading?: boolean;
  error?: Problem | null;
  onRetry?: () => void;
  empty?: ReactNode;
  /** Enter, or a double click. */
  onOpen?: (row: R) => void;
  /** Space, or a click: the drawer; the arrows walk the list while it follows. */
  onPeek?: (row: R) => void;
  active?: string;
  selected?: ReadonlySet<string>;
  onSelect?: (keys: ReadonlySet<string>) => void;
  /** Further lines under a row, opened by its arrow. */
  expand?: (row: R) => ReactNode;
  /** Beside what the row is about, in sight wherever the table is scrolled to. */
  actions?: (row: R) => ReactNode;
  actionsWidth?: number;
  /** Removed or otherwise set back. */
  isMuted?: (row: R) => boolean;
  /** The column of what a balance is: its line says that first, where its own first cell holds nothing. */
  balance?: string;
  /** Below the table, inside the same scroll. */
  after?: ReactNode;
};

/** What the table knows of itself: the figures that cannot be read whole now. */
export type Drawn = { readonly cut: ReadonlySet<string> };
