import { useVirtualizer } from '@tanstack/react-virtual';
import { Fragment, useMemo, useRef, type CSSProperties } from 'react';
import type { Row } from '#kit/rules/totals.ts';
import { fitWidths, foldedHead, shrunkWidths } from '#kit/web/grid/fit.ts';
import { GridBody } from '#kit/web/grid/grid-body.tsx';
import { GridFoot } from '#kit/web/grid/grid-foot.tsx';
import { GridHead } from '#kit/web/grid/grid-head.tsx';
import type { GridProps } from '#kit/web/grid/grid-props.ts';
import { GridState } from '#kit/web/grid/grid-state.tsx';
import { useCut } from '#kit/web/grid/use-cut.ts';
import { useRowKeys } from '#kit/web/grid/use-row-keys.ts';
import { ROW_HEIGHTS } from '#kit/web/grid/use-grid-view.ts';
import css from '#kit/web/grid/grid.module.css';

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
  const [fitted, folded] = useMemo(() => {
    const around = {
      totals: totals?.values,
      label: totals?.label,
      all: view.all,
      balance: props.balance,
    };
    return [undefined, foldedHead].map((head) => fitWidths(view.shown, lines, around, head));
  }, [view.shown, view.all, lines, totals?.values, totals?.label, props.balance]) as [
    number[],
    number[],
  ];
  const beside = besideOf(props);
  const room = (virtual.scrollRect?.width ?? 0) - beside.before - beside.actions;
  const widths = useMemo(
    () => shrunkWidths(view.shown, fitted, folded, room),
    [view.shown, fitted, folded, room],
  );
  // On a phone the name alone stays in sight: both would leave no room for the rest.
  const pinned = beside.before === 0 && room > ROOMY;
  const cut = useCut({ scroller, columns: view.shown, widths, pinned, ...beside });
  const none = !loading && !error && lines.length === 0;

  return (
    <div
      ref={scroller}
      className={css.scroller}
      data-density={view.density}
      tabIndex={keys.interactive && lines.length > 0 ? -1 : 0}
      role="region"
      aria-label={label}
    >
      <table
        className={css.table}
        style={
          { minWidth: leastWidth(props, widths), '--name': `${widths[0] ?? 0}px` } as CSSProperties
        }
        data-pinned={pinned || undefined}
        aria-rowcount={lines.length + 1}
        aria-busy={loading || undefined}
        onKeyDown={keys.onKeyDown}
      >
        <Columns {...props} widths={widths} />
        <GridHead {...props} />
        {!loading && !error && (
          <GridBody
            {...props}
            cut={cut}
            virtual={virtual}
            focused={keys.focused}
            setFocused={keys.setFocused}
          />
        )}
        {totals && !loading && !error && lines.length > 0 && (
          <GridFoot {...props} cut={cut} totals={totals} />
        )}
      </table>
      <GridState {...props} none={none} />
      {!loading && !error && props.after}
    </div>
  );
}

/** The columns, each as wide as its content. */
function Columns<R extends Row>({
  widths,
  ...props
}: GridProps<R> & { widths: readonly number[] }) {
  return (
    <colgroup>
      {props.onSelect && <col style={{ width: TICK }} />}
      {props.expand && <col style={{ width: TICK }} />}
      {props.view.shown.map(({ id }, at) => (
        <Fragment key={id}>
          <col style={{ width: widths[at] }} />
          {at === 0 && props.actions && <col style={{ width: props.actionsWidth ?? ACTIONS }} />}
        </Fragment>
      ))}
      {/* The room that is left goes to an empty column: a figure stays near what it belongs to. */}
      <col />
    </colgroup>
  );
}

const TICK = 40;
const ACTIONS = 84;
const ROOMY = 560;

/** The width of what is before the columns, and the room that acts take beside the name. */
const besideOf = <R extends Row>(props: GridProps<R>) => ({
  before: (Number(!!props.onSelect) + Number(!!props.expand)) * TICK,
  actions: props.actions ? (props.actionsWidth ?? ACTIONS) : 0,
});

function leastWidth<R extends Row>(props: GridProps<R>, widths: readonly number[]): number {
  const { before, actions } = besideOf(props);
  return widths.reduce((sum, one) => sum + one, before + actions);
}
