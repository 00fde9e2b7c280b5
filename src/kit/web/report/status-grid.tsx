import type { Field } from '#kit/contract/field.ts';
import { groupRows, type Row } from '#kit/rules/totals.ts';
import { cellOf } from '#kit/web/grid/cell.tsx';
import type { Column } from '#kit/web/grid/columns.ts';
import { textOf } from '#kit/web/grid/text-of.ts';
import type { AnyReport } from '#kit/web/report/filters.ts';
import css from '#kit/web/report/report.module.css';

type Chart = NonNullable<AnyReport['chart']>;
type Props = {
  chart: Chart;
  fields: AnyReport['columns'];
  columns: readonly Column[];
  rows: readonly Row[];
};

/** Days against places, each cell by its status; '-' where there was nothing to say. */
export function StatusGrid({ chart, fields, columns, rows }: Props) {
  const { x, y = [], series } = chart;
  const [cell = ''] = series;
  const of = (name: string) => fields[name] as Field;
  const days = groupRows(rows, [x]).toSorted((a, b) =>
    String(a.value) < String(b.value) ? -1 : 1,
  );
  const placeOf = (row: Row) => y.map((name) => textOf(of(name), row[name])).join('/');
  const places = [...new Set(rows.map(placeOf))].toSorted();
  if (days.length * places.length < 2) return null;
  const word = columns.find(({ id }) => id === cell);
  return (
    <div className={css.days}>
      <table role="grid" tabIndex={0} aria-label={word?.header}>
        <thead>
          <tr>
            <td />
            {days.map(({ value }) => (
              <th key={String(value)} scope="col">
                {textOf(of(x), value)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {places.map((place) => (
            <tr key={place}>
              <th scope="row">{place}</th>
              {days.map(({ value, rows: members }) => {
                const row = members.find((one) => placeOf(one) === place);
                return <td key={String(value)}>{row ? cellOf(word?.of, row[cell]) : '-'}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
