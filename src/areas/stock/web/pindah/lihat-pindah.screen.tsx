import { IconFileTypePdf, IconTableExport } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { formatInt } from '#kit/rules/format.ts';
import type { Range } from '#kit/rules/range.ts';
import type { Totals } from '#kit/rules/totals.ts';
import { usePage } from '#kit/web/api/query.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { DocumentDrawer } from '#kit/web/document/document-view.tsx';
import { WithDrawer } from '#kit/web/frame/drawer.tsx';
import { IconButton } from '#kit/web/frame/button.tsx';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { columnsOf } from '#kit/web/grid/columns.ts';
import { Grid } from '#kit/web/grid/grid.tsx';
import { GridTools } from '#kit/web/grid/grid-tools.tsx';
import { Pager } from '#kit/web/grid/pager.tsx';
import { useGridView } from '#kit/web/grid/use-grid-view.ts';
import { SearchInput } from '#kit/web/input/search-input.tsx';
import { EmptyBlock } from '#kit/web/mark/state-block.tsx';
import { DateRangeBar } from '#kit/web/report/date-range-bar.tsx';
import type { ListRowOf } from '#areas/buku/contract/document-types.ts';
import { pindahDocument } from '#areas/stock/contract/pindah.document.ts';
import css from '#areas/stock/web/kerja.module.css';
import { bukaTandaTerima } from '#areas/stock/web/pindah/buka-tanda-terima.ts';
import { dokumenPindah } from '#areas/stock/web/pindah/isi-pindah.tsx';

type Row = ListRowOf<typeof pindahDocument.words>;
const LIMIT = 100;

/** Moves of a span of days, each with its Tanda Terima; the place to take one back (№ 71). */
export default function LihatPindahScreen() {
  const person = usePerson();
  const { tgl_system: today } = person;
  const [{ from, to }, setRange] = useState<Range>({ from: today, to: today });
  const [q, setQ] = useState('');
  const [sort, setSort] = useState('-input_date');
  const [skip, setSkip] = useState(0);
  const [no, setNo] = useState<string>();
  const query = { tgl_from: from, tgl_to: to, q: q || undefined, sort, skip, limit: LIMIT };
  const { data, error, isPending, isFetching, refetch } = usePage(pindahDocument.list, {
    query,
    keep: true,
  });
  const columns = useMemo(
    () =>
      columnsOf<Row>(pindahDocument.row, person, ['no_pindah']).map((one) => ({
        ...one,
        sortable: pindahDocument.words.list.sort.some((name) => name === one.id),
      })),
    [person],
  );
  const view = useGridView('lihat-pindah-barang', columns);
  const narrow = (change: () => void) => {
    change();
    setSkip(0);
  };
  return (
    <Screen>
      <ScreenHead acts={<GridTools view={view} />} />
      <div className={css.saring}>
        <DateRangeBar
          onSearch={(next) => narrow(() => setRange(next))}
          searching={isFetching}
          oneMonth={person.moduls.has('PROTEKSI_SATU_BULAN_MODULE')}
        />
        <SearchInput
          label={t('Cari nomor, keterangan')}
          value={q}
          onChange={(next) => narrow(() => setQ(next))}
        />
      </div>
      <WithDrawer
        drawer={
          no && <DocumentDrawer of={dokumenPindah} no={no} onClose={() => setNo(undefined)} />
        }
      >
        <Grid
          label={t('Pindah barang')}
          view={view}
          lines={(data?.data ?? []).map((row) => ({ kind: 'row' as const, row }))}
          rowKey={(row) => row.no_pindah}
          sort={sort}
          onSort={setSort}
          loading={isPending}
          error={error}
          onRetry={() => void refetch()}
          active={no}
          onPeek={(row) => setNo(row.no_pindah)}
          isMuted={(row) => row.status === 'CANC'}
          totals={
            data && {
              label: t('Total {n} transaksi', { n: formatInt(data.count) }),
              values: data.total as Totals,
            }
          }
          actions={(row) => <Kertas no={row.no_pindah} />}
          actionsWidth={92}
          empty={<EmptyBlock text={t('Data Tidak Tersedia')} />}
        />
        <Pager skip={skip} limit={LIMIT} count={data?.count ?? 0} onSkip={setSkip} />
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
