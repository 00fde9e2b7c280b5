import { useMemo } from 'react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { formatInt } from '#kit/rules/format.ts';
import type { Line } from '#kit/rules/lines.ts';
import { usePage, useRead } from '#kit/web/api/query.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { useScan } from '#kit/web/counter/use-scan.ts';
import { Drawer, WithDrawer } from '#kit/web/frame/drawer.tsx';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { columnsOf } from '#kit/web/grid/columns.ts';
import { Grid } from '#kit/web/grid/grid.tsx';
import { GridTools } from '#kit/web/grid/grid-tools.tsx';
import { Pager } from '#kit/web/grid/pager.tsx';
import { useGridView } from '#kit/web/grid/use-grid-view.ts';
import { SearchInput } from '#kit/web/input/search-input.tsx';
import { SelectInput } from '#kit/web/input/select-input.tsx';
import { EmptyBlock, ErrorBlock } from '#kit/web/mark/state-block.tsx';
import { StatusWord } from '#kit/web/mark/status-word.tsx';
import { TokoSelect } from '#kit/web/report/toko-select.tsx';
import { daftarTitipanEndpoint } from '#areas/penjualan/contract/daftar-titipan.api.ts';
import { titipanEndpoint, titipanRow } from '#areas/penjualan/contract/titipan.api.ts';
import { saveSemua } from '#areas/penjualan/web/dokumen/save-semua.ts';
import { IsiTitipanHidup, TombolTitipan } from '#areas/penjualan/web/titipan/tombol-titipan.tsx';
import css from '#areas/penjualan/web/dokumen/dokumen.module.css';

type Row = AnswerOf<typeof daftarTitipanEndpoint>[number];
type Saring = Partial<Record<'status' | 'q' | 'sort' | 'skip' | 'no' | 'toko', string>>;
const LIMIT = 100;
const STATUS = [
  { value: 'ALL', label: 'SEMUA' },
  ...titipanRow.status.options!,
  { value: 'LEWAT', label: 'LEWAT WAKTU' },
];
const SORT = ['no_titip', 'input_date', 'nama_customer', 'harga_total', 'berlaku_sampai'];
const { no_titip, tgl_system, status, nama_customer, qty, harga_total, dp_rp, sisa_rp } =
  titipanRow;
/** What is looked for first; the rest follows as the document has it. */
const URUTAN = {
  ...{ no_titip, tgl_system, status, nama_customer, qty, harga_total, dp_rp, sisa_rp },
  ...titipanRow,
};

/** Deposits of every day, those that are alive first: further money, pick-up, end (D-11). */
export default function LihatTitipanScreen() {
  const person = usePerson();
  const navigate = useNavigate();
  const search = useSearch({ strict: false }) as Saring;
  const go = (part: Saring) =>
    void navigate({
      to: '.',
      search: { ...search, skip: undefined, ...part } as never,
      replace: true,
    });
  const skip = Math.max(0, Math.floor(Number(search.skip ?? 0)) || 0);
  const saringan = {
    status: search.status ?? 'AKTIF',
    q: search.q?.slice(0, 100) || undefined,
    sort: search.sort,
  };
  const toko = search.toko || undefined;
  const daftar = usePage(daftarTitipanEndpoint, {
    query: { ...saringan, skip, limit: LIMIT },
    toko,
    keep: true,
  });
  const { data } = daftar;
  const total = data?.total as Partial<Row> | undefined;
  const lines = useMemo<Line<Row>[]>(
    () => (data?.data ?? []).map((row) => ({ kind: 'row', row })),
    [data],
  );
  const columns = useMemo(
    () =>
      columnsOf<Row>(URUTAN, person, ['no_titip']).map((one) => ({
        ...one,
        sortable: SORT.includes(one.id),
      })),
    [person],
  );
  const view = useGridView('lihat-titipan', columns);
  const buka = (no: string | undefined) => go({ no, skip: search.skip });
  useScan((kode) => (/^TT[A-Z0-9]{12}$/.test(kode) ? buka(kode) : go({ q: kode, status: 'ALL' })));
  const csv = () =>
    void saveSemua(daftarTitipanEndpoint, {
      query: saringan,
      toko,
      columns: view.shown,
      name: 'TITIPAN.csv',
    });
  return (
    <Screen>
      <ScreenHead acts={<GridTools view={view} onCsv={csv} csvOff={(data?.count ?? 0) === 0} />} />
      <div className={css.saringan}>
        {person.variant === 'pusat' && (
          <TokoSelect value={toko} onChange={(next) => go({ toko: next })} />
        )}
        <SelectInput
          label={t('Status')}
          width={170}
          options={STATUS}
          searchable={false}
          value={saringan.status}
          onChange={(next) => go({ status: next ?? undefined })}
        />
        <SearchInput
          label={t('No titip, pelanggan, atau barcode')}
          value={search.q ?? ''}
          onChange={(q) => go({ q: q || undefined })}
          width={260}
        />
      </div>
      <WithDrawer
        drawer={search.no && <Laci no={search.no} toko={toko} onClose={() => buka(undefined)} />}
      >
        <Grid
          label={t('Titipan')}
          view={view}
          lines={lines}
          rowKey={(row) => row.no_titip}
          sort={search.sort ?? '-input_date'}
          onSort={(sort) => go({ sort })}
          loading={daftar.isPending}
          error={daftar.error}
          onRetry={() => void daftar.refetch()}
          active={search.no}
          onPeek={(row) => buka(row.no_titip)}
          isMuted={(row) => row.status === 'CANC'}
          totals={
            total && {
              label: t('Total {n} titipan sesuai filter', { n: formatInt(data?.count ?? 0) }),
              values: total as never,
            }
          }
          empty={<EmptyBlock text={t('Belum ada titipan untuk filter ini.')} />}
        />
        <Pager
          skip={skip}
          limit={LIMIT}
          count={data?.count ?? 0}
          onSkip={(next) => go({ skip: next ? String(next) : undefined })}
        />
      </WithDrawer>
    </Screen>
  );
}

function Laci({ no, toko, onClose }: { no: string; toko?: string; onClose: () => void }) {
  const { data, error, refetch } = useRead(titipanEndpoint, { params: { no }, toko, keep: true });
  return (
    <Drawer
      title={no}
      note={data && <StatusWord of={titipanRow.status} value={data.status} />}
      onClose={onClose}
      foot={data && !toko && <TombolTitipan dokumen={data} />}
    >
      {error ? (
        <ErrorBlock problem={error} onRetry={() => void refetch()} />
      ) : (
        data && <IsiTitipanHidup key={no} dokumen={data} />
      )}
    </Drawer>
  );
}
