import { IconFileTypePdf, IconTableExport } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import type { Range } from '#kit/rules/range.ts';
import { useRead } from '#kit/web/api/query.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { Drawer, WithDrawer } from '#kit/web/frame/drawer.tsx';
import { IconButton } from '#kit/web/frame/button.tsx';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { columnsOf } from '#kit/web/grid/columns.ts';
import { Grid } from '#kit/web/grid/grid.tsx';
import { GridTools } from '#kit/web/grid/grid-tools.tsx';
import { useGridView } from '#kit/web/grid/use-grid-view.ts';
import { EmptyBlock, ErrorBlock } from '#kit/web/mark/state-block.tsx';
import { StatusWord } from '#kit/web/mark/status-word.tsx';
import { DateRangeBar } from '#kit/web/report/date-range-bar.tsx';
import {
  daftarPindahEndpoint,
  pindahEndpoint,
  pindahRow,
} from '#areas/stock/contract/pindah.api.ts';
import css from '#areas/stock/web/kerja.module.css';
import { bukaTandaTerima } from '#areas/stock/web/pindah/buka-tanda-terima.ts';
import { IsiPindah, TombolPindah } from '#areas/stock/web/pindah/isi-pindah.tsx';

type Row = AnswerOf<typeof daftarPindahEndpoint>[number];

/** Moves of a span of days, each with its Tanda Terima; the place to take one back (№ 71). */
export default function LihatPindahScreen() {
  const person = usePerson();
  const [{ from, to }, setRange] = useState<Range>({
    from: person.tgl_system,
    to: person.tgl_system,
  });
  const [no, setNo] = useState<string>();
  const { data, error, isPending, isFetching, refetch } = useRead(daftarPindahEndpoint, {
    query: { start_date: from, end_date: to },
    keep: true,
  });
  const columns = useMemo(
    () =>
      columnsOf<Row>(pindahRow, person, ['no_pindah']).map((one) => ({ ...one, sortable: false })),
    [person],
  );
  const view = useGridView('lihat-pindah-barang', columns);
  return (
    <Screen>
      <ScreenHead acts={<GridTools view={view} />} />
      <div className={css.saring}>
        <DateRangeBar
          onSearch={setRange}
          searching={isFetching}
          oneMonth={person.moduls.has('PROTEKSI_SATU_BULAN_MODULE')}
        />
      </div>
      <WithDrawer drawer={no && <Laci no={no} onClose={() => setNo(undefined)} />}>
        <Grid
          label={t('Pindah barang')}
          view={view}
          lines={(data ?? []).map((row) => ({ kind: 'row' as const, row }))}
          rowKey={(row) => row.no_pindah}
          loading={isPending}
          error={error}
          onRetry={() => void refetch()}
          active={no}
          onPeek={(row) => setNo(row.no_pindah)}
          isMuted={(row) => row.status === 'CANC'}
          actions={(row) => <Kertas no={row.no_pindah} />}
          actionsWidth={92}
          empty={<EmptyBlock text={t('Data Tidak Tersedia')} />}
        />
      </WithDrawer>
    </Screen>
  );
}

const Kertas = ({ no }: { no: string }) => (
  <>
    <IconButton
      size={28}
      label={t('Export Pdf {no}', { no })}
      onClick={() => void bukaTandaTerima(no, '.pdf')}
    >
      <IconFileTypePdf size={17} stroke={1.7} aria-hidden />
    </IconButton>
    <IconButton
      size={28}
      label={t('Export Excel {no}', { no })}
      onClick={() => void bukaTandaTerima(no, '.xlsx')}
    >
      <IconTableExport size={17} stroke={1.7} aria-hidden />
    </IconButton>
  </>
);

function Laci({ no, onClose }: { no: string; onClose: () => void }) {
  const { data, error, refetch } = useRead(pindahEndpoint, { params: { no }, keep: true });
  return (
    <Drawer
      title={no}
      note={data && <StatusWord of={pindahRow.status} value={data.status} />}
      onClose={onClose}
      foot={data && <TombolPindah dokumen={data} />}
    >
      {error ? (
        <ErrorBlock problem={error} onRetry={() => void refetch()} />
      ) : (
        data && <IsiPindah dokumen={data} />
      )}
    </Drawer>
  );
}
