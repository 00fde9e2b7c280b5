import { useMemo } from 'react';
import { linesOf } from '#kit/rules/lines.ts';
import type { Row } from '#kit/rules/totals.ts';
import { noNetwork } from '#kit/web/api/problem.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { Button } from '#kit/web/frame/button.tsx';
import { columnsOf } from '#kit/web/grid/columns.ts';
import { Grid } from '#kit/web/grid/grid.tsx';
import { useGridView } from '#kit/web/grid/use-grid-view.ts';
import { EmptyBlock } from '#kit/web/mark/state-block.tsx';
import { contohReport } from '#app/web/galeri/contoh.report.ts';
import { contohRows } from '#app/web/galeri/contoh.ts';
import css from '#app/web/galeri/galeri.module.css';

/** The same list empty, loading, failed, and with one row. */
export default function KeadaanPart() {
  const person = usePerson();
  const columns = useMemo(() => columnsOf<Row>(contohReport.columns, person).slice(1, 6), [person]);
  const view = useGridView('galeri.keadaan', columns);
  const one = useMemo(() => linesOf(contohRows(1), { totals: [] }), []);
  const shared = { view, lines: [], rowKey: (row: Row) => String(row.no_faktur) };
  const empty = (
    <EmptyBlock text="Belum ada penjualan pada 20 November 2026.">
      <Button look="primary">Mulai penjualan</Button>
      <Button>7 hari terakhir</Button>
    </EmptyBlock>
  );
  return (
    <div className={css.quad}>
      <div>
        <Grid {...shared} label="Kosong" empty={empty} />
      </div>
      <div>
        <Grid {...shared} label="Memuat" loading />
      </div>
      <div>
        <Grid {...shared} label="Gagal" error={noNetwork()} onRetry={() => {}} />
      </div>
      <div>
        <Grid {...shared} label="Satu baris" lines={one} />
      </div>
    </div>
  );
}
