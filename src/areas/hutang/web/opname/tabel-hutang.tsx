import { useMemo } from 'react';
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { formatInt } from '#kit/rules/format.ts';
import type { Line } from '#kit/rules/lines.ts';
import { totalOf } from '#kit/rules/totals.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { columnsOf } from '#kit/web/grid/columns.ts';
import { Grid } from '#kit/web/grid/grid.tsx';
import { useGridView } from '#kit/web/grid/use-grid-view.ts';
import { EmptyBlock } from '#kit/web/mark/state-block.tsx';
import {
  hutangOpnameRow,
  type hasilOpnameHutangEndpoint,
} from '#areas/hutang/contract/opname/opname-hutang.api.ts';
import css from '#areas/hutang/web/opname/opname-hutang.module.css';

export type BarisHutang = AnswerOf<typeof hasilOpnameHutangEndpoint>['keluar'][number];

type Props = { name: string; title: string; rows: readonly BarisHutang[]; none: string };

/** Loans of a count by what became of them. */
export function TabelHutang({ name, title, rows, none }: Props) {
  const person = usePerson();
  const columns = useMemo(
    () =>
      columnsOf<BarisHutang>(hutangOpnameRow, person, ['no_hutang']).map((one) => ({
        ...one,
        sortable: false,
      })),
    [person],
  );
  const view = useGridView(name, columns);
  const lines = useMemo<Line<BarisHutang>[]>(
    () => rows.map((row) => ({ kind: 'row', row: { ...row, status: t(row.status) } })),
    [rows],
  );
  return (
    <section className={css.table} aria-label={title}>
      <h2>{title}</h2>
      <Grid
        label={title}
        view={view}
        lines={lines}
        rowKey={(row) => row.no_hutang}
        totals={{
          label: t('Total {n} hutang', { n: formatInt(rows.length) }),
          values: totalOf(rows, ['qty', 'berat', 'jumlah_hutang']),
        }}
        empty={<EmptyBlock text={none} />}
      />
    </section>
  );
}
