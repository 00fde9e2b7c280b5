import { useMemo, useState, type ReactNode } from 'react';
import type { InputOf } from '#kit/contract/endpoint.ts';
import { formatInt } from '#kit/rules/format.ts';
import { usePage } from '#kit/web/api/query.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { mark, t } from '#kit/web/base/text.ts';
import { WithDrawer } from '#kit/web/frame/drawer.tsx';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { columnsOf } from '#kit/web/grid/columns.ts';
import { Grid } from '#kit/web/grid/grid.tsx';
import { Pager } from '#kit/web/grid/pager.tsx';
import { useGridView } from '#kit/web/grid/use-grid-view.ts';
import { SearchInput } from '#kit/web/input/search-input.tsx';
import { SelectInput } from '#kit/web/input/select-input.tsx';
import { EmptyBlock } from '#kit/web/mark/state-block.tsx';
import { SummaryBand } from '#kit/web/mark/summary-band.tsx';
import {
  daftarPesanEndpoint,
  jenisPesan,
  pesanRow,
  type RingkasPesan,
} from '#areas/pesan/contract/pesan.api.ts';
import { LaciPesan, type PesanRow } from '#areas/pesan/web/laci-pesan.tsx';
import css from '#areas/pesan/web/pesan.module.css';

const {
  id: _i,
  isi: _t,
  menolak: _m,
  coba: _c,
  coba_lagi: _l,
  penerima: _p,
  ...COLUMNS
} = pesanRow;
const LIMIT = 100;
const semua = (label: string) => ({ value: 'ALL', label });
const STATUS = [semua(mark('Semua status')), ...(pesanRow.status.options ?? [])];
const JENIS = [semua(mark('Semua jenis')), ...(jenisPesan.options ?? [])];

/** The queue: what waits, what went out, what failed and why. */
export function AntreanSide({ tabs }: { tabs?: ReactNode }) {
  const daftar = useAntrean();
  const [open, setOpen] = useState<number>();
  const opened = daftar.rows.find(({ id }) => id === open);
  return (
    <Screen>
      <ScreenHead>{tabs}</ScreenHead>
      {daftar.ringkas && <Ringkas of={daftar.ringkas} />}
      <div className={css.bar}>
        <SearchInput label={t('Cari')} value={daftar.q} onChange={(q) => daftar.ask({ q })} />
        <SelectInput
          bare
          label={t('Status')}
          width={180}
          options={STATUS}
          value={daftar.status}
          onChange={(status) => daftar.ask({ status: status ?? 'ALL' })}
        />
        <SelectInput
          bare
          label={t('Jenis')}
          width={200}
          options={JENIS}
          value={daftar.jenis}
          onChange={(jenis) => daftar.ask({ jenis: jenis ?? 'ALL' })}
        />
      </div>
      <WithDrawer
        drawer={opened && <LaciPesan pesan={opened} onClose={() => setOpen(undefined)} />}
      >
        <Grid
          label={t('Antrean pesan')}
          view={daftar.view}
          lines={daftar.rows.map((row) => ({ kind: 'row', row }))}
          rowKey={(row) => String(row.id)}
          loading={daftar.loading}
          error={daftar.error}
          onRetry={daftar.retry}
          onPeek={(row) => setOpen(row.id)}
          active={open === undefined ? undefined : String(open)}
          isMuted={(row) => row.status === 'BATAL'}
          empty={<EmptyBlock text={t('Belum ada pesan untuk filter ini.')} />}
        />
        <Pager
          skip={daftar.skip}
          limit={LIMIT}
          count={daftar.count}
          onSkip={(skip) => daftar.ask({ skip })}
        />
      </WithDrawer>
    </Screen>
  );
}

type Ask = InputOf<typeof daftarPesanEndpoint>['query'];

function useAntrean() {
  const person = usePerson();
  const [asked, setAsked] = useState({ q: '', status: 'ALL', jenis: 'ALL', skip: 0 });
  const { data, error, isPending, refetch } = usePage(daftarPesanEndpoint, {
    query: { ...asked, jenis: asked.jenis as Ask['jenis'], q: asked.q || undefined, limit: LIMIT },
    keep: true,
  });
  const columns = useMemo(
    () =>
      columnsOf<PesanRow>(COLUMNS, person, ['nama']).map((one) => ({ ...one, sortable: false })),
    [person],
  );
  return {
    ...asked,
    view: useGridView('whatsapp', columns),
    rows: data?.data ?? [],
    count: data?.count ?? 0,
    ringkas: data as (RingkasPesan & typeof data) | undefined,
    loading: isPending,
    error,
    retry: () => void refetch(),
    ask: (some: Partial<typeof asked>) => setAsked({ ...asked, skip: 0, ...some }),
  };
}

function Ringkas({ of }: { of: RingkasPesan }) {
  const keadaan = !of.gateway
    ? t('Belum ada gateway, pesan disimpan')
    : of.jeda
      ? of.jeda
      : t('Gateway siap');
  return (
    <SummaryBand
      figures={[
        { label: t('Belum terkirim'), value: formatInt(of.antre), note: keadaan },
        { label: t('Gagal atau tidak pasti'), value: formatInt(of.gagal) },
        {
          label: t('Dikirim hari ini'),
          value: formatInt(of.hari_ini),
          note: of.gateway ? t('paling banyak {kuota}', { kuota: formatInt(of.kuota) }) : undefined,
        },
      ]}
    />
  );
}
