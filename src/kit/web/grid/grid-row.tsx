import { IconChevronRight } from '@tabler/icons-react';
import { Fragment, type ReactNode } from 'react';
import type { Row } from '#kit/rules/totals.ts';
import { t } from '#kit/web/base/text.ts';
import { isNone, leadsBalance } from '#kit/web/grid/balance.ts';
import { cellIn } from '#kit/web/grid/cell.tsx';
import type { Column } from '#kit/web/grid/columns.ts';
import type { Drawn, GridProps } from '#kit/web/grid/grid-props.ts';
import { toggled } from '#kit/web/grid/use-row-keys.ts';
import css from '#kit/web/grid/grid.module.css';

type Props<R extends Row> = GridProps<R> &
  Drawn & {
    row: R;
    index: number;
    focused: boolean;
    /** A balance: shown strongly. */
    strong?: boolean;
    onFocus: (index: number) => void;
    open: boolean;
    /** Of a group of one: its titles, beside what the row is about. */
    heads?: string;
    /** Rows with lists in their cells are as tall as they are. */
    measure?: (row: HTMLTableRowElement | null) => void;
    onToggle: () => void;
  };

const plainCell = <R extends Row>(column: Column<R>, row: R): ReactNode =>
  column.cell ? column.cell(row) : cellIn(column, row[column.id]);

/** The word of a balance leads its line, where it stays in sight on a phone; what a balance has not is left empty. */
function balanceCell<R extends Row>(
  { row, view, balance }: Props<R>,
  column: Column<R>,
  at: number,
): ReactNode {
  const led = leadsBalance(view.shown, row, balance);
  if (at === 0 && led) return plainCell(view.all.find(({ id }) => id === balance) ?? column, row);
  if (led && column.id === balance) return null;
  return isNone(row[column.id]) ? null : plainCell(column, row);
}

/** One row of data. */
export function GridRow<R extends Row>(props: Props<R>) {
  const { row, index, view, rowKey, selected, onSelect, onOpen, onPeek, active, expand, actions } =
    props;
  const key = rowKey(row);
  const balance = props.strong && props.balance !== undefined;
  const canFocus = onOpen || onPeek || onSelect;
  const click = () => {
    props.onFocus(index);
    onPeek?.(row);
  };
  return (
    <tr
      ref={props.measure}
      data-index={index}
      data-active={active === key || undefined}
      data-muted={props.isMuted?.(row) || undefined}
      data-open={props.open || undefined}
      data-strong={props.strong || undefined}
      aria-rowindex={index + 2}
      aria-selected={onSelect ? !!selected?.has(key) : undefined}
      tabIndex={canFocus ? (props.focused ? 0 : -1) : undefined}
      className={canFocus ? css.pointed : undefined}
      onClick={canFocus ? click : undefined}
      onDoubleClick={onOpen && (() => onOpen(row))}
    >
      {onSelect && (
        <td className={css.tick}>
          <input
            type="checkbox"
            aria-label={`${t('Pilih')} ${key}`}
            checked={!!selected?.has(key)}
            onChange={() => onSelect(toggled(selected, key))}
            onClick={(event) => event.stopPropagation()}
          />
        </td>
      )}
      {expand && (
        <td className={css.tick}>
          <button
            type="button"
            className={css.arrow}
            aria-expanded={props.open}
            aria-label={`${t('Rincian')} ${key}`}
            onClick={props.onToggle}
          >
            <IconChevronRight size={16} stroke={1.8} aria-hidden />
          </button>
        </td>
      )}
      {view.shown.map((column, at) => (
        <Fragment key={column.id}>
          <td data-end={column.end || undefined} data-cut={props.cut.has(column.id) || undefined}>
            {balance ? balanceCell(props, column, at) : plainCell(column, row)}
            {at === 0 && props.heads && <span className={css.heads}>{props.heads}</span>}
          </td>
          {at === 0 && actions && (
            // What a button of the row does is not a click on the row.
            <td className={css.actions} onClick={(event) => event.stopPropagation()}>
              {actions(row)}
            </td>
          )}
        </Fragment>
      ))}
    </tr>
  );
}
