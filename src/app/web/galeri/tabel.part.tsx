import { useMemo, useState } from 'react';
import { linesOf } from '#kit/rules/lines.ts';
import { sortRows } from '#kit/rules/lines.ts';
import { totalOf, type Row } from '#kit/rules/totals.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { columnsOf } from '#kit/web/grid/columns.ts';
import { csvOf, saveText } from '#kit/web/grid/csv.ts';
import { Grid } from '#kit/web/grid/grid.tsx';
import { GridTools } from '#kit/web/grid/grid-tools.tsx';
import { useGridView } from '#kit/web/grid/use-grid-view.ts';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { Drawer, Timeline, WithDrawer } from '#kit/web/frame/drawer.tsx';
import { contohReport } from '#app/web/galeri/contoh.report.ts';
import { contohRows } from '#app/web/galeri/contoh.ts';

const COUNT = 100_000;

/** A hundred thousand rows with everything that a table can do. */
export default function TabelPart() {
  const person = usePerson();
  const columns = useMemo(
    () => columnsOf<Row>(contohReport.columns, person, ['no_faktur']),
    [person],
  );
  const view = useGridView('galeri', columns);
  const [sort, setSort] = useState('no_faktur');
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [peek, setPeek] = useState<Row>();
  const all = useMemo(() => contohRows(COUNT), []);
  const rows = useMemo(() => sortRows(all, [sort]), [all, sort]);
  const lines = useMemo(() => linesOf(rows, { totals: [] }), [rows]);
  const totals = useMemo(() => totalOf(all, ['qty', 'berat', 'harga']), [all]);
  return (
    <Screen>
      <ScreenHead
        title="Tabel"
        note={`${selected.size} dipilih`}
        acts={
          <GridTools view={view} onCsv={() => saveText('CONTOH.csv', csvOf(view.shown, rows))} />
        }
      />
      <WithDrawer drawer={peek && <Peek row={peek} onClose={() => setPeek(undefined)} />}>
        <Grid
          label="Contoh"
          view={view}
          lines={lines}
          rowKey={(row) => String(row.no_faktur) + String(row.kode_barcode)}
          totals={{ label: 'TOTAL', values: totals }}
          sort={sort}
          onSort={setSort}
          selected={selected}
          onSelect={setSelected}
          onPeek={setPeek}
          active={peek && String(peek.no_faktur) + String(peek.kode_barcode)}
          expand={(row) => <p>{String(row.nama_barang)}</p>}
        />
      </WithDrawer>
    </Screen>
  );
}

const Peek = ({ row, onClose }: { row: Row; onClose: () => void }) => (
  <Drawer
    title={String(row.nama_barang)}
    note={`${String(row.kode_barcode)} · Baki C-02`}
    onClose={onClose}
  >
    <Timeline
      steps={[
        {
          title: 'Masuk baki C-02',
          at: '18 Nov',
          figure: '3.120 g',
          note: 'Label baru, Rina',
          stone: 'zamrud',
        },
        {
          title: 'Dibeli kembali',
          at: '5 Nov',
          figure: '3.134 g',
          note: 'kusam, Dewi',
          stone: 'nilam',
        },
        { title: 'Diterima dari supplier', at: '30 Jan', figure: '3.140 g' },
      ]}
    />
  </Drawer>
);
