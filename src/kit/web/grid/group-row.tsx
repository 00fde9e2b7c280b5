import type { Line } from '#kit/rules/lines.ts';
import { isHari, formatHariPanjang } from '#kit/rules/hari.ts';
import type { Row, Totals } from '#kit/rules/totals.ts';
import { t } from '#kit/web/base/text.ts';
import { cellOf } from '#kit/web/grid/cell.tsx';
import type { Column } from '#kit/web/grid/columns.ts';
import type { GridProps } from '#kit/web/grid/grid.tsx';
import { textOf } from '#kit/web/grid/text-of.ts';
import type { GridView } from '#kit/web/grid/use-grid-view.ts';
import css from '#kit/web/grid/grid.module.css';

type GroupProps<R extends Row> = {
  line: Extract<Line<R>, { kind: 'group' }>;
  view: GridView<R>;
  span: number;
};

/** A group's title with the number of its rows; a day is written out. */
export function GroupRow<R extends Row>({ line, view, span }: GroupProps<R>) {
  const column = view.all.find(({ id }) => id === line.column);
  return (
    <tr className={css.group} data-depth={line.depth}>
      <th scope="rowgroup" colSpan={span}>
        <div>
          {titleOf(column, line.value)} <span>· {t('{n} baris', { n: line.count })}</span>
        </div>
      </th>
    </tr>
  );
}

function titleOf<R extends Row>(column: Column<R> | undefined, value: unknown): string {
  if (typeof value === 'string' && column?.of?.kind === 'day' && isHari(value))
    return formatHariPanjang(value);
  const text = textOf(column?.of, value);
  return column ? `${column.header}: ${text}${column.of?.kind === 'kadar' ? '%' : ''}` : text;
}

type SubProps<R extends Row> = GridProps<R> & { line: Extract<Line<R>, { kind: 'sub' }> };

export const SubTotalRow = <R extends Row>({ line, ...props }: SubProps<R>) => (
  <tr className={css.sub} data-depth={line.depth}>
    <TotalCells {...props} label={t('SUB TOTAL')} values={line.totals} />
  </tr>
);

type TotalProps<R extends Row> = GridProps<R> & { label: string; values: Totals };

/** The label spans up to the first figure; a figure that cannot be known is '-'. */
export function TotalCells<R extends Row>({
  view,
  label,
  values,
  onSelect,
  expand,
  actions,
}: TotalProps<R>) {
  const first = view.shown.findIndex(({ id }) => id in values);
  const lead = first < 0 ? view.shown.length : Math.max(first, 1);
  const before = lead + Number(!!onSelect) + Number(!!expand);
  return (
    <>
      <th scope="row" colSpan={before}>
        {label}
      </th>
      {view.shown.slice(lead).map((column) => (
        <td key={column.id} data-end={column.end || undefined}>
          {column.id in values ? cellOf(column.of, values[column.id]) : null}
        </td>
      ))}
      {actions && <td className={css.actions} />}
    </>
  );
}
