import type { Line } from '#kit/rules/lines.ts';
import { isHari, formatHariPanjang } from '#kit/rules/hari.ts';
import type { Row, Totals } from '#kit/rules/totals.ts';
import { t } from '#kit/web/base/text.ts';
import { cellOf } from '#kit/web/grid/cell.tsx';
import type { Column } from '#kit/web/grid/columns.ts';
import type { Drawn, GridProps } from '#kit/web/grid/grid.tsx';
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
  const text = valueOf(column, value);
  return column ? `${column.header}: ${text}` : text;
}

const valueOf = <R extends Row>(column: Column<R> | undefined, value: unknown): string =>
  textOf(column?.of, value);

type SubProps<R extends Row> = GridProps<R> & Drawn & { line: Extract<Line<R>, { kind: 'sub' }> };

/** Says of what it is the sum: where groups nest, two of them follow each other. */
export const SubTotalRow = <R extends Row>({ line, ...props }: SubProps<R>) => (
  <tr className={css.sub} data-depth={line.depth}>
    <TotalCells
      {...props}
      label={t('SUB TOTAL')}
      of={valueOf(
        props.view.all.find(({ id }) => id === line.column),
        line.value,
      )}
      values={line.totals}
    />
  </tr>
);

type TotalProps<R extends Row> = GridProps<R> &
  Drawn & { label: string; of?: string; values: Totals };

/**
 * The label stands in the first column and stays in sight with it; what it is the total of follows up
 * to the first figure, where there is room. A figure that cannot be known is '-'.
 */
export function TotalCells<R extends Row>({
  view,
  label,
  of,
  values,
  onSelect,
  expand,
  actions,
  cut,
}: TotalProps<R>) {
  const first = view.shown.findIndex(({ id }) => id in values);
  const lead = first < 0 ? view.shown.length : Math.max(first, 1);
  const ticks = Number(!!onSelect) + Number(!!expand);
  const before = lead - 1;
  return (
    <>
      <th scope="row" colSpan={ticks > 0 ? ticks + 1 : undefined}>
        {label}
      </th>
      {before > 0 && <td colSpan={before}>{before > 1 && of}</td>}
      {view.shown.slice(lead).map((column) => (
        <td
          key={column.id}
          data-end={column.end || undefined}
          data-cut={cut.has(column.id) || undefined}
        >
          {column.id in values ? cellOf(column.of, values[column.id]) : null}
        </td>
      ))}
      {actions && <td className={css.actions} />}
    </>
  );
}
