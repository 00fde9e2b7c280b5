import type { Field } from '#kit/contract/field.ts';
import { formatInt, formatPersen } from '#kit/rules/format.ts';
import { ACROSS, type ClosingWords } from '#kit/rules/closing.ts';
import { closingOf } from '#kit/rules/lines.ts';
import type { Persen } from '#kit/rules/quantity.ts';
import type { Row } from '#kit/rules/totals.ts';
import { t } from '#kit/web/base/text.ts';
import { cellOf } from '#kit/web/grid/cell.tsx';
import type { AnyReport } from '#kit/web/report/filters.ts';
import css from '#kit/web/report/report.module.css';

type Props = { report: AnyReport; rows: readonly Row[] };

/** The same rows grouped once more, after the table: for example payments by kind. */
export const ClosingBlocks = ({ report, rows }: Props) => (
  <div className={css.closings}>
    {report.closing?.map((words) => (
      <ClosingTable key={words.title} report={report} rows={rows} words={words} />
    ))}
  </div>
);

function ClosingTable({ report, rows, words }: Props & { words: ClosingWords }) {
  const { key, count, sums } = shapeOf(report, words);
  return (
    <table className={css.closing}>
      <caption>{t(words.title)}</caption>
      <thead>
        <tr>
          {[key.label, count, ...sums.map(({ of }) => of.label), '%'].map((label) => (
            <th key={label} scope="col">
              {t(label)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {closingOf(rows, words).map(({ value, count: members, totals, share }) => (
          <tr key={String(value)}>
            <th scope="row">{key.nameOf(value)}</th>
            <td>{formatInt(members)}</td>
            {sums.map(({ name, of }) => (
              <td key={name}>{cellOf(of, totals[name])}</td>
            ))}
            <td>{share === null ? '-' : formatPersen(share as Persen)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** `by`: lines are values of a column; `across`: each line is a column of its own. */
function shapeOf(report: AnyReport, words: ClosingWords) {
  const of = (name: string): Field =>
    (report.columns[name] as Field | undefined) ?? {
      kind: 'text',
      label: name,
      schema: report.row as never,
    };
  if ('by' in words)
    return {
      key: { label: of(words.by).label, nameOf: (value: unknown) => cellOf(of(words.by), value) },
      count: 'Jumlah',
      sums: words.sums.map((name) => ({ name, of: of(name) })),
    };
  return {
    key: { label: words.head, nameOf: (value: unknown) => t(of(String(value)).label) },
    count: words.count,
    sums: [{ name: ACROSS, of: { ...of(words.across[0]!), label: words.sum } }],
  };
}
