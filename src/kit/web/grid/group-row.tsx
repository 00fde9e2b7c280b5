import type { Line } from '#kit/rules/lines.ts';
import type { Row, Totals } from '#kit/rules/totals.ts';
import { t } from '#kit/web/base/text.ts';
import { cellIn } from '#kit/web/grid/cell.tsx';
import type { Column } from '#kit/web/grid/columns.ts';
import type { Drawn, GridProps } from '#kit/web/grid/grid-props.ts';
import { textOf } from '#kit/web/grid/text-of.ts';
import { leadOf, titleOf } from '#kit/web/grid/heads.ts';
import css from '#kit/web/grid/grid.module.css';

type GroupProps<R extends Row> = GridProps<R> &
  Drawn & { line: Extract<Line<R>, { kind: 'group' }> };

/** A group's title with the number of its rows, and its sums in their columns where there is room. */
export function GroupRow<R extends Row>({ line, ...props }: GroupProps<R>) {
  const { view, onSelect, expand, actions, cut } = props;
  const ticks = Number(!!onSelect) + Number(!!expand);
  const lead = leadOf(view.shown, line.totals);
  const span = (lead ?? view.shown.length) + Number(!!actions);
  return (
    <tr className={css.group} data-depth={line.depth}>
      <th scope="rowgroup" colSpan={span + ticks}>
        <div>
          {titleOf(view.all, line)} <span>· {t('{n} baris', { n: line.count })}</span>
        </div>
      </th>
      {lead !== undefined && (
        <SumCells columns={view.shown.slice(lead)} values={line.totals ?? {}} cut={cut} />
      )}
    </tr>
  );
}

type SubProps<R extends Row> = GridProps<R> & Drawn & { line: Extract<Line<R>, { kind: 'sub' }> };

/** Says of what it is the sum: where groups nest, two of them follow each other. */
export const SubTotalRow = <R extends Row>({ line, ...props }: SubProps<R>) => (
  <tr className={css.sub} data-depth={line.depth}>
    <TotalCells
      {...props}
      label={t('SUB TOTAL')}
      of={textOf(props.view.all.find(({ id }) => id === line.column)?.of, line.value)}
      values={line.totals}
    />
  </tr>
);

type TotalProps<R extends Row> = GridProps<R> &
  Drawn & { label: string; of?: string; values: Totals };

/**
 * The label is in the first column and stays in sight with it; what it is the total of follows up
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
      <th
        scope="row"
        colSpan={ticks > 0 ? ticks + 1 : undefined}
        data-room={(before > 1 && !actions && !of) || undefined}
      >
        {label}
      </th>
      {actions && <td className={css.actions} />}
      {before > 0 && <td colSpan={before}>{before > 1 && of}</td>}
      <SumCells columns={view.shown.slice(lead)} values={values} cut={cut} />
    </>
  );
}

type SumProps<R extends Row> = Drawn & { columns: readonly Column<R>[]; values: Totals };

const SumCells = <R extends Row>({ columns, values, cut }: SumProps<R>) =>
  columns.map((column) => (
    <td
      key={column.id}
      data-end={column.end || undefined}
      data-cut={cut.has(column.id) || undefined}
    >
      {column.id in values ? cellIn(column, values[column.id]) : null}
    </td>
  ));
