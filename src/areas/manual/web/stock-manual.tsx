import { IconAdjustments, IconArrowForwardUp, IconTruckReturn } from '@tabler/icons-react';
import { useMemo, useState, type ReactNode } from 'react';
import { formatGram, formatInt } from '#kit/rules/format.ts';
import type { Line } from '#kit/rules/lines.ts';
import { sum } from '#kit/rules/quantity.ts';
import { useRead } from '#kit/web/api/query.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { IconButton } from '#kit/web/frame/button.tsx';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { columnsOf } from '#kit/web/grid/columns.ts';
import { Grid } from '#kit/web/grid/grid.tsx';
import { GridTools } from '#kit/web/grid/grid-tools.tsx';
import { useGridView } from '#kit/web/grid/use-grid-view.ts';
import { SearchInput } from '#kit/web/input/search-input.tsx';
import { EmptyBlock } from '#kit/web/mark/state-block.tsx';
import {
  barangManualEndpoint,
  barangManualRow,
  type BarangManual,
} from '#areas/manual/contract/barang-manual.api.ts';
import { openKoreksi, openPindah, openRetur } from '#areas/manual/web/buka-manual.ts';
import { tempatBaris } from '#areas/manual/web/fakta-baris.ts';
import css from '#areas/manual/web/manual.module.css';

const keyOf = (row: BarangManual): string =>
  [tempatBaris(row), row.kode_group, row.kode_dept].join(' ');

/** Every stock line: what lies where, what it weighs, its price; moved, returned and corrected from its row. */
export function StockManual({ tabs }: { tabs?: ReactNode }) {
  const person = usePerson();
  const { data, error, isPending, refetch } = useRead(barangManualEndpoint, { staleTime: 0 });
  const [q, setQ] = useState('');
  const rows = useMemo(() => {
    const asked = q.trim().toUpperCase();
    return (data ?? []).filter((row) =>
      `${keyOf(row)} ${row.nama_group}`.toUpperCase().includes(asked),
    );
  }, [data, q]);
  const lines = useMemo<Line<BarangManual>[]>(
    () => rows.map((row) => ({ kind: 'row', row })),
    [rows],
  );
  const columns = useMemo(
    () =>
      columnsOf<BarangManual>(barangManualRow, person, ['kode_group']).map((one) => ({
        ...one,
        sortable: false,
      })),
    [person],
  );
  const view = useGridView('barang-manual', columns);
  return (
    <Screen>
      <ScreenHead
        note={t('{n} barang, {berat} g', {
          n: formatInt(rows.reduce((all, one) => all + one.qty, 0)),
          berat: formatGram(sum(rows.map((one) => one.berat))),
        })}
        acts={<GridTools view={view} />}
      >
        {tabs}
      </ScreenHead>
      <div className={css.cari}>
        <SearchInput label={t('Cari group, jenis, gudang, baki')} value={q} onChange={setQ} />
      </div>
      <Grid
        label={t('Stock barang manual')}
        view={view}
        lines={lines}
        rowKey={keyOf}
        loading={isPending}
        error={error}
        onRetry={() => void refetch()}
        actionsWidth={108}
        actions={(row) => (
          <>
            <IconButton
              label={t('Pindahkan {barang}', { barang: keyOf(row) })}
              size={28}
              onClick={() => void openPindah(row)}
            >
              <IconArrowForwardUp size={17} stroke={1.7} aria-hidden />
            </IconButton>
            <IconButton
              label={t('Retur {barang}', { barang: keyOf(row) })}
              size={28}
              onClick={() => void openRetur(row)}
            >
              <IconTruckReturn size={17} stroke={1.7} aria-hidden />
            </IconButton>
            <IconButton
              label={t('Koreksi {barang}', { barang: keyOf(row) })}
              size={28}
              onClick={() => void openKoreksi(row)}
            >
              <IconAdjustments size={17} stroke={1.7} aria-hidden />
            </IconButton>
          </>
        )}
        empty={
          <EmptyBlock
            title={t('Belum ada barang manual')}
            text={t('Barang tanpa barcode dicatat di Masuk, per group dan jenis.')}
          />
        }
      />
    </Screen>
  );
}
