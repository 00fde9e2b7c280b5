import { IconCash } from '@tabler/icons-react';
import { useMemo, useState, type ReactNode } from 'react';
import { formatInt } from '#kit/rules/format.ts';
import type { Row, Totals } from '#kit/rules/totals.ts';
import { call } from '#kit/web/api/client.ts';
import { usePage } from '#kit/web/api/query.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { mark, t } from '#kit/web/base/text.ts';
import { IconButton } from '#kit/web/frame/button.tsx';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { columnsOf } from '#kit/web/grid/columns.ts';
import { Grid } from '#kit/web/grid/grid.tsx';
import { GridTools } from '#kit/web/grid/grid-tools.tsx';
import { Pager } from '#kit/web/grid/pager.tsx';
import { useGridView } from '#kit/web/grid/use-grid-view.ts';
import { SearchInput } from '#kit/web/input/search-input.tsx';
import { SelectInput } from '#kit/web/input/select-input.tsx';
import { EmptyBlock } from '#kit/web/mark/state-block.tsx';
import { RowActs } from '#areas/buku/web/document/row-acts.tsx';
import { hutangDocument } from '#areas/hutang/contract/hutang.document.ts';
import { lelangDocument } from '#areas/hutang/contract/lelang/lelang.document.ts';
import { lelangActs } from '#areas/hutang/web/lelang/acts.ts';
import { openKelebihan } from '#areas/hutang/web/lelang/buka.ts';
import css from '#areas/hutang/web/hutang.module.css';

const LIMIT = 100;
const { row } = lelangDocument;
const COLUMNS = {
  no_lelang: row.no_lelang,
  tgl_system: row.tgl_system,
  no_faktur_hutang: row.no_faktur_hutang,
  nama_customer: row.nama_customer,
  tujuan: row.tujuan,
  qty: row.qty,
  murni: row.murni,
  jumlah_hutang: row.jumlah_hutang,
  bunga_rp: row.bunga_rp,
  biaya: row.biaya,
  hasil_lelang: row.hasil_lelang,
  kelebihan: row.kelebihan,
  kekurangan: row.kekurangan,
  kelebihan_status: row.kelebihan_status,
  batas_kelebihan: row.batas_kelebihan,
  tgl_kelebihan: row.tgl_kelebihan,
};
const STATES = [
  { value: 'ALL', label: mark('SEMUA') },
  { value: 'BELUM DIAMBIL', label: mark('BELUM DIAMBIL') },
  { value: 'KEDALUWARSA', label: mark('KEDALUWARSA') },
  { value: 'SUDAH DIAMBIL', label: mark('SUDAH DIAMBIL') },
  { value: 'CANC', label: mark('BATAL') },
];

/** Auctions of all days, with what became of each surplus; undone while the goods are untouched. */
export function RiwayatLelang({ tabs }: { tabs?: ReactNode }) {
  const person = usePerson();
  const [status, setStatus] = useState('ALL');
  const [q, setQ] = useState('');
  const [sort, setSort] = useState('-input_date');
  const [skip, setSkip] = useState(0);
  const { data, error, isPending, refetch } = usePage(lelangDocument.list, {
    query: { status, q: q || undefined, sort, skip, limit: LIMIT },
    keep: true,
  });
  const columns = useMemo(
    () =>
      columnsOf<Row>(COLUMNS, person, ['no_lelang']).map((one) => ({
        ...one,
        sortable: (lelangDocument.words.list.sort as readonly string[]).includes(one.id),
      })),
    [person],
  );
  const view = useGridView('riwayat-lelang', columns);
  return (
    <Screen>
      <ScreenHead domain="hutang" acts={<GridTools view={view} />}>
        {tabs}
      </ScreenHead>
      <div className={css.bar}>
        <SelectInput
          label={t('Kelebihan')}
          width={170}
          searchable={false}
          options={STATES}
          value={status}
          onChange={(next) => {
            setSkip(0);
            setStatus(next ?? 'ALL');
          }}
        />
        <SearchInput
          label={t('No lelang, no hutang, customer')}
          value={q}
          onChange={(next) => {
            setSkip(0);
            setQ(next);
          }}
          width={240}
        />
      </div>
      <Grid
        label={t('Sudah dilelang')}
        view={view}
        lines={(data?.data ?? []).map((one) => ({ kind: 'row' as const, row: one as Row }))}
        rowKey={(one) => String(one.no_lelang)}
        sort={sort}
        onSort={setSort}
        loading={isPending}
        error={error}
        onRetry={() => void refetch()}
        isMuted={(one) => one.status === 'CANC'}
        actionsWidth={128}
        actions={(one) => <Acts row={one} />}
        totals={
          data && {
            label: t('Total {n} lelang', { n: formatInt(data.count) }),
            values: data.total as Totals,
          }
        }
        empty={<EmptyBlock text={t('Belum ada lelang untuk filter ini.')} />}
      />
      <Pager skip={skip} limit={LIMIT} count={data?.count ?? 0} onSkip={setSkip} />
    </Screen>
  );
}

const OWED = ['BELUM DIAMBIL', 'KEDALUWARSA'];

/** Its paper, its surplus, and the way back on any day while nobody touched the goods. */
function Acts({ row: one }: { row: Row }) {
  const no = String(one.no_lelang);
  const pay = async () =>
    openKelebihan(await call(hutangDocument.one, { params: { no: String(one.no_faktur_hutang) } }));
  const stands = one.status !== 'CANC' && one.kelebihan_status !== 'SUDAH DIAMBIL';
  return (
    <>
      {OWED.includes(String(one.kelebihan_status)) && (
        <IconButton size={28} label={t('Bayar kelebihan {no}', { no })} onClick={() => void pay()}>
          <IconCash size={17} stroke={1.7} aria-hidden />
        </IconButton>
      )}
      <RowActs
        no={no}
        onStruk={() => lelangActs.print(one)}
        onCetakUlang={() => lelangActs.reprint(one)}
        onBatal={stands ? () => lelangActs.cancel(one) : undefined}
      />
    </>
  );
}
