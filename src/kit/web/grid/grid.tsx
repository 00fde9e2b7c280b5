import { useVirtualizer } from '@tanstack/react-virtual';
import { useMemo, useRef, type ReactNode } from 'react';
import type { Line } from '#kit/rules/lines.ts';
import type { Row, Totals } from '#kit/rules/totals.ts';
import type { Problem } from '#kit/web/api/problem.ts';
import { GridBody } from '#kit/web/grid/grid-body.tsx';
import { GridFoot } from '#kit/web/grid/grid-foot.tsx';
import { GridHead } from '#kit/web/grid/grid-head.tsx';
import { GridState } from '#kit/web/grid/grid-state.tsx';
import { useRowKeys } from '#kit/web/grid/use-row-keys.ts';
import { ROW_HEIGHTS, type GridView } from '#kit/web/grid/use-grid-view.ts';
import css from '#kit/web/grid/grid.module.css';

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
  actions?: (row: R) => ReactNode;
  actionsWidth?: number;
  /** Removed or otherwise set back. */
  isMuted?: (row: R) => boolean;
};

/**
 * The one table: sticky head and totals, sub totals of groups, sorting, selection, expansion,
 * keyboard, and only the rows in sight drawn, be they none or a hundred thousand.
 */
export function Grid<R extends Row>(props: GridProps<R>) {
  const { label, view, lines, totals, loading, error } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const height = ROW_HEIGHTS[view.density];
  const virtual = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: 12,
    scrollPaddingStart: height,
    scrollPaddingEnd: totals ? height : 0,
  });
  const keys = useRowKeys(props, virtual, scroller);
  const width = useMemo(() => widthOf(props), [view.shown, props.onSelect, props.expand, props.actionsWidth]);
  const none = !loading && !error && lines.length === 0;

  return (
    <div ref={scroller} className={css.scroller} data-density={view.density} tabIndex={keys.interactive ? -1 : 0} role="region" aria-label={label}>
      <table className={css.table} style={{ minWidth: width }} aria-rowcount={lines.length + 1} aria-busy={loading || undefined} onKeyDown={keys.onKeyDown}>
        <colgroup>
          {props.onSelect && <col style={{ width: 40 }} />}
          {props.expand && <col style={{ width: 36 }} />}
          {view.shown.map((column) => <col key={column.id} style={{ width: column.width ?? 140 }} />)}
          {props.actions && <col style={{ width: props.actionsWidth ?? 84 }} />}
        </colgroup>
        <GridHead {...props} />
        {!loading && !error && <GridBody {...props} virtual={virtual} focused={keys.focused} setFocused={keys.setFocused} />}
        {totals && !loading && !error && lines.length > 0 && <GridFoot {...props} totals={totals} />}
      </table>
      <GridState {...props} none={none} />
    </div>
  );
}

function widthOf<R extends Row>({ view, onSelect, expand, actions, actionsWidth = 84 }: GridProps<R>): number {
  const columns = view.shown.reduce((sum, { width = 140 }) => sum + width, 0);
  return columns + (onSelect ? 40 : 0) + (expand ? 36 : 0) + (actions ? actionsWidth : 0);
}
