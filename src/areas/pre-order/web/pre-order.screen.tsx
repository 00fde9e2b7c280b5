import { IconBan, IconCheck, IconPlus, IconTruck } from '@tabler/icons-react';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { formatGram, formatInt } from '#kit/rules/format.ts';
import { useRead } from '#kit/web/api/query.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { useHotkey } from '#kit/web/base/use-hotkey.ts';
import { toast } from '#kit/web/feedback/toast.ts';
import { Button, IconButton } from '#kit/web/frame/button.tsx';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { columnsOf } from '#kit/web/grid/columns.ts';
import { Grid } from '#kit/web/grid/grid.tsx';
import { GridTools } from '#kit/web/grid/grid-tools.tsx';
import { Pager } from '#kit/web/grid/pager.tsx';
import { useGridView } from '#kit/web/grid/use-grid-view.ts';
import { SearchInput } from '#kit/web/input/search-input.tsx';
import { SelectInput } from '#kit/web/input/select-input.tsx';
import { EmptyBlock } from '#kit/web/mark/state-block.tsx';
import {
  daftarPoEndpoint,
  LIMIT_PO,
  poRow,
  type PreOrder,
} from '#areas/pre-order/contract/pre-order.api.ts';
import { STATUS_PO } from '#areas/pre-order/rules/pre-order.ts';
import { AkhirDialog } from '#areas/pre-order/web/akhir-dialog.tsx';
import { BaruDialog } from '#areas/pre-order/web/baru-dialog.tsx';
import { ProsesDialog } from '#areas/pre-order/web/proses-dialog.tsx';
import { setidaknya, type Level } from '#areas/toko/rules/level.ts';
import css from '#areas/pre-order/web/pre-order.module.css';

/** What the list shows, what came of it first; lines and the rest stand in the row that is opened. */
const {
  barang: _,
  input_date: _waktu,
  kode_customer: _kode,
  alamat_customer: _alamat,
  no_po,
  tgl_po,
  status: keadaan,
  customer,
  qty,
  qty_terima,
  ...more
} = poRow;
const COLUMNS = { no_po, tgl_po, status: keadaan, customer, qty, qty_terima, ...more };
const STATES = [
  { value: 'TERBUKA', label: 'BELUM SELESAI' },
  ...Object.entries(STATUS_PO).map(([value, label]) => ({ value, label })),
  { value: 'ALL', label: 'SEMUA' },
];
type Act = 'baru' | 'proses' | 'selesai' | 'batal';
type Doing = { readonly act: Act; readonly po?: PreOrder };

/**
 * What customers asked for and the shop has not: ordered, placed at a supplier, filled line by line (D-33.13,
 * D-36.9).
 */
export default function PreOrderScreen() {
  const person = usePerson();
  const [status, setStatus] = useState<string | null>('TERBUKA');
  const [q, setQ] = useState('');
  const [page, setPage] = useState(1);
  const [doing, setDoing] = useState<Doing>();
  const { data, error, isPending, refetch } = useRead(daftarPoEndpoint, {
    query: {
      skip: 1,
      limit: LIMIT_PO,
      page,
      status: !status || status === 'ALL' ? undefined : status,
      q: q || undefined,
    },
    keep: true,
  });
  const none = data?.count === 0;
  useEffect(() => {
    if (none) toast.info('Data Tidak Tersedia');
  }, [none]);
  useHotkey('F4', () => setDoing({ act: 'baru' }));
  const columns = useMemo(
    () =>
      columnsOf<PreOrder>(COLUMNS, person, ['no_po']).map((one) => ({ ...one, sortable: false })),
    [person],
  );
  const view = useGridView('pre-order', columns);
  const mayAct = setidaknya(person.level as Level, 'SPV');
  return (
    <Screen>
      <ScreenHead
        domain="penjualan"
        acts={
          <>
            <GridTools view={view} />
            <Button
              look="primary"
              icon={<IconPlus size={16} aria-hidden />}
              shortcut="F4"
              onClick={() => setDoing({ act: 'baru' })}
            >
              {t('Pre order baru')}
            </Button>
          </>
        }
      />
      <div className={css.filter}>
        <SelectInput
          bare
          label={t('Status')}
          name="status"
          options={STATES}
          value={status}
          onChange={(next) => {
            setPage(1);
            setStatus(next);
          }}
          width={180}
        />
        <SearchInput
          label={t('No PO, customer, barang')}
          value={q}
          onChange={(next) => {
            setPage(1);
            setQ(next);
          }}
        />
      </div>
      <Grid
        label={t('Pre order')}
        view={view}
        lines={(data?.preorders ?? []).map((row) => ({ kind: 'row' as const, row }))}
        rowKey={({ no_po }) => no_po}
        loading={isPending}
        error={error}
        onRetry={() => void refetch()}
        isMuted={(row) => row.status === 'CANCEL'}
        expand={(row) => <Lines of={row} />}
        actionsWidth={mayAct ? 112 : undefined}
        actions={mayAct ? (po) => <Acts po={po} onAct={setDoing} /> : undefined}
        empty={
          <EmptyBlock
            title={t('Data Tidak Tersedia')}
            text={t('Barang yang dicari customer dan belum ada dicatat di sini.')}
          />
        }
      />
      <Pager
        skip={(page - 1) * LIMIT_PO}
        limit={LIMIT_PO}
        count={data?.count ?? 0}
        onSkip={(skip) => setPage(skip / LIMIT_PO + 1)}
      />
      {doing && <Dialog of={doing} onClose={() => setDoing(undefined)} />}
    </Screen>
  );
}

function Dialog({ of: { act, po }, onClose }: { of: Doing; onClose: () => void }) {
  if (!po) return <BaruDialog onClose={onClose} />;
  return act === 'proses' ? (
    <ProsesDialog po={po} onClose={onClose} />
  ) : (
    <AkhirDialog po={po} batal={act === 'batal'} onClose={onClose} />
  );
}

/** What may still be done with a pre-order; what came of it says whether it may be cancelled. */
function Acts({ po, onAct }: { po: PreOrder; onAct: (doing: Doing) => void }) {
  const { no_po, status, qty_terima } = po;
  if (status !== 'OPEN' && status !== 'PROCESS') return null;
  const act = (which: Act, label: string, icon: ReactNode) => (
    <IconButton label={label} size={28} onClick={() => onAct({ act: which, po })}>
      {icon}
    </IconButton>
  );
  return (
    <>
      {act(
        'proses',
        t('Pesankan {no} ke supplier', { no: no_po }),
        <IconTruck size={17} stroke={1.7} aria-hidden />,
      )}
      {act(
        'selesai',
        t('Selesaikan {no}', { no: no_po }),
        <IconCheck size={17} stroke={1.7} aria-hidden />,
      )}
      {qty_terima === 0 &&
        act(
          'batal',
          t('Batalkan {no}', { no: no_po }),
          <IconBan size={17} stroke={1.7} aria-hidden />,
        )}
    </>
  );
}

/** Each line of a pre-order, and what came of it. */
const Lines = ({ of: { barang } }: { of: PreOrder }) => (
  <ul className={css.lines}>
    {barang.map((one) => (
      <li key={one.urut}>
        <span>{one.deskripsi}</span>
        <small>
          {[
            one.kode_dept,
            one.kode_group,
            one.kode_kadar,
            one.berat && `${formatGram(one.berat)} g`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </small>
        <b>
          {t('{datang} dari {qty} datang', {
            datang: formatInt(one.qty_terima),
            qty: formatInt(one.qty),
          })}
        </b>
      </li>
    ))}
  </ul>
);
