import type { ReactNode } from 'react';
import type { Field } from '#kit/contract/field.ts';
import { formatInt, formatPersen } from '#kit/rules/format.ts';
import {
  closingColumns,
  type ClosingBlock,
  type ClosingColumn,
  type ClosingWords,
} from '#kit/rules/closing.ts';
import { closingOf } from '#kit/rules/lines.ts';
import type { Persen } from '#kit/rules/quantity.ts';
import type { Row } from '#kit/rules/totals.ts';
import { t } from '#kit/web/base/text.ts';
import { cellOf } from '#kit/web/grid/cell.tsx';
import { textOf } from '#kit/web/grid/text-of.ts';
import type { AnyReport } from '#kit/web/report/filters.ts';
import css from '#kit/web/report/report.module.css';
import { sense } from '#kit/rules/sentence.ts';

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
  const block = closingOf(rows, words, report);
  const { key, count, sums } = shapeOf(report, block);
  return (
    <table className={css.closing}>
      <caption>{t(words.title)}</caption>
      <thead>
        <tr>
          <th scope="col">{t(key.label)}</th>
          {count && <th scope="col">{t(count)}</th>}
          {sums.map(({ name, label }) => (
            <th key={name} scope="col">
              {label}
            </th>
          ))}
          <th scope="col">%</th>
        </tr>
      </thead>
      <tbody>
        {block.lines.map(({ value, count: members, totals, share }) => (
          <tr key={String(value)}>
            <th scope="row">{key.nameOf(value)}</th>
            {count && <td>{formatInt(members)}</td>}
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

/** `by`: lines are values of a column, of a matrix with a column for each side; `across`: each line is a column. */
function shapeOf(report: AnyReport, block: ClosingBlock) {
  const { words } = block;
  const of = (name: string | undefined): Field =>
    (report.columns[name ?? ''] as Field | undefined) ?? {
      kind: 'int',
      label: name ?? '',
      schema: report.row,
    };
  const labelOf = ({ of: name, side }: ClosingColumn): ReactNode =>
    'over' in words
      ? side === undefined
        ? t('Total')
        : textOf(of(words.over), side)
      : t('by' in words ? of(name).label : words.sum);
  return {
    key:
      'by' in words
        ? { label: of(words.by).label, nameOf: (value: unknown) => cellOf(of(words.by), value) }
        : { label: words.head, nameOf: (value: unknown) => t(of(String(value)).label) },
    count: 'over' in words ? undefined : 'by' in words ? sense('Jumlah', 'banyaknya') : words.count,
    sums: closingColumns(block).map((one) => ({
      name: one.name,
      label: labelOf(one),
      of: of(one.of),
    })),
  };
}
