import { IconBan, IconPlus } from '@tabler/icons-react';
import { useMemo, useState, type ReactNode } from 'react';
import type { InputOf } from '#kit/contract/endpoint.ts';
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { usePage } from '#kit/web/api/query.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { useHotkey } from '#kit/web/base/use-hotkey.ts';
import { Button, IconButton } from '#kit/web/frame/button.tsx';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { columnsOf } from '#kit/web/grid/columns.ts';
import { Grid } from '#kit/web/grid/grid.tsx';
import { Pager } from '#kit/web/grid/pager.tsx';
import { useGridView } from '#kit/web/grid/use-grid-view.ts';
import { SearchInput } from '#kit/web/input/search-input.tsx';
import { SelectInput } from '#kit/web/input/select-input.tsx';
import { EmptyBlock } from '#kit/web/mark/state-block.tsx';
import {
  batalKuponEndpoint,
  daftarKuponEndpoint,
  kuponRow,
} from '#areas/penjualan/contract/kupon.api.ts';
import { TerbitDialog } from '#areas/penjualan/web/kupon/terbit-dialog.tsx';
import { ReasonDialog } from '#kit/web/feedback/reason-dialog.tsx';
import css from '#areas/penjualan/web/kupon/kupon.module.css';

type Kupon = AnswerOf<typeof daftarKuponEndpoint>[number];
const { batal: _b, kode_customer: _k, alasan_batal: _a, ...COLUMNS } = kuponRow;
const LIMIT = 100;
const STATUS = [{ value: 'ALL', label: 'SEMUA' }, ...(kuponRow.status.options ?? [])];

/** Every coupon that was issued: what it is worth, what is left of it, which sale used it. */
export function DaftarKupon({ tabs }: { tabs?: ReactNode }) {
  const daftar = useDaftarKupon();
  const [dialog, setDialog] = useState<'terbit' | Kupon>();
  useHotkey('N', () => setDialog('terbit'));
  const tutup = () => setDialog(undefined);
  const terbit = (
    <Button
      look="primary"
      icon={<IconPlus size={16} aria-hidden />}
      shortcut="N"
      onClick={() => setDialog('terbit')}
    >
      {t('Terbitkan kupon')}
    </Button>
  );
  return (
    <Screen>
      <ScreenHead acts={terbit}>{tabs}</ScreenHead>
      <div className={css.bar}>
        <SearchInput label={t('Cari')} value={daftar.q} onChange={daftar.setQ} />
        <SelectInput
          bare
          label={t('Status')}
          width={180}
          options={STATUS}
          value={daftar.status}
          onChange={(status) => daftar.setStatus(status ?? 'ALL')}
        />
      </div>
      <Grid
        label={t('Kupon')}
        view={daftar.view}
        lines={daftar.rows.map((row) => ({ kind: 'row', row }))}
        rowKey={(row) => row.no_kupon}
        loading={daftar.loading}
        error={daftar.error}
        onRetry={daftar.retry}
        isMuted={(row) => row.status !== 'TERBIT'}
        actions={(row) =>
          row.status === 'TERBIT' && (
            <IconButton
              label={`${t('Batalkan kupon')} ${row.no_kupon}`}
              onClick={() => setDialog(row)}
            >
              <IconBan size={17} stroke={1.7} aria-hidden />
            </IconButton>
          )
        }
        empty={<EmptyBlock text={t('Belum ada kupon untuk filter ini.')}>{terbit}</EmptyBlock>}
      />
      <Pager skip={daftar.skip} limit={LIMIT} count={daftar.count} onSkip={daftar.setSkip} />
      {dialog === 'terbit' && <TerbitDialog onClose={tutup} />}
      {dialog && dialog !== 'terbit' && <BatalDialog kupon={dialog} onClose={tutup} />}
    </Screen>
  );
}

type Ask = InputOf<typeof daftarKuponEndpoint>['query'];

function useDaftarKupon() {
  const person = usePerson();
  const [ask, setAsk] = useState({ q: '', status: 'ALL', skip: 0 });
  const { data, error, isPending, refetch } = usePage(daftarKuponEndpoint, {
    query: {
      q: ask.q || undefined,
      status: ask.status as Ask['status'],
      skip: ask.skip,
      limit: LIMIT,
    },
    keep: true,
  });
  const columns = useMemo(
    () =>
      columnsOf<Kupon>(COLUMNS, person, ['no_kupon']).map((one) => ({
        ...one,
        sortable: false,
        ...(one.id === 'no_kupon' && { width: 140 }),
      })),
    [person],
  );
  return {
    ...ask,
    view: useGridView('kupon-penjualan', columns),
    rows: data?.data ?? [],
    count: data?.count ?? 0,
    loading: isPending,
    error,
    retry: () => void refetch(),
    setQ: (q: string) => setAsk({ ...ask, q, skip: 0 }),
    setStatus: (status: string) => setAsk({ ...ask, status, skip: 0 }),
    setSkip: (skip: number) => setAsk({ ...ask, skip }),
  };
}

const BatalDialog = ({ kupon, onClose }: { kupon: Kupon; onClose: () => void }) => (
  <ReasonDialog
    of={batalKuponEndpoint}
    params={{ no_kupon: kupon.no_kupon }}
    title={t('Batalkan kupon')}
    question={t('Kupon {no} tidak dapat dipakai lagi.', { no: kupon.no_kupon })}
    act={t('Batalkan kupon')}
    danger
    success="Kupon dibatalkan"
    refresh={[daftarKuponEndpoint]}
    onClose={onClose}
  />
);
