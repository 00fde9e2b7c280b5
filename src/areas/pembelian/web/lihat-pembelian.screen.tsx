import { useMemo, useState } from 'react';
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { formatInt } from '#kit/rules/format.ts';
import type { Hari } from '#kit/rules/hari.ts';
import type { Line } from '#kit/rules/lines.ts';
import type { Totals } from '#kit/rules/totals.ts';
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
import { DateRange } from '#kit/web/report/date-range.tsx';
import {
  daftarPembelianEndpoint,
  pembelianEndpoint,
  pembelianRow,
} from '#areas/pembelian/contract/pembelian.api.ts';
import { IsiBeli } from '#areas/pembelian/web/dokumen/isi-beli.tsx';
import { TombolBeli } from '#areas/pembelian/web/dokumen/tombol-beli.tsx';
import css from '#areas/pembelian/web/beli/beli.module.css';

type Row = AnswerOf<typeof daftarPembelianEndpoint>[number];
const LIMIT = 100;
const SORT = ['no_faktur_beli', 'input_date', 'nama_customer', 'grand_total', 'berat'];
const STATUS = [{ value: 'ALL', label: 'SEMUA' }, ...pembelianRow.status.options!];
const { no_faktur_beli, input_date, status, nama_customer, qty, berat, grand_total } = pembelianRow;
const KOLOM = {
  ...{ no_faktur_beli, input_date, status, nama_customer, qty, berat, grand_total },
  ...pembelianRow,
};

/** Every buy-back of the shop, the document beside the list; a cashier sees the open day only. */
export default function LihatPembelianScreen() {
  const person = usePerson();
  const { tgl_system, level } = person;
  const [hari, setHari] = useState<{ from: Hari; to: Hari }>({ from: tgl_system, to: tgl_system });
  const [saring, setSaring] = useState({ status: 'ALL', q: '', sort: '-input_date', skip: 0 });
  const [no, setNo] = useState<string>();
  const { data, error, isPending, refetch } = usePage(daftarPembelianEndpoint, {
    query: {
      tgl_from: hari.from,
      tgl_to: hari.to,
      status: saring.status,
      q: saring.q || undefined,
      sort: saring.sort,
      skip: saring.skip,
      limit: LIMIT,
    },
    keep: true,
  });
  const lines = useMemo<Line<Row>[]>(
    () => (data?.data ?? []).map((row) => ({ kind: 'row', row })),
    [data],
  );
  const columns = useMemo(
    () =>
      columnsOf<Row>(KOLOM, person, ['no_faktur_beli']).map((one) => ({
        ...one,
        sortable: SORT.includes(one.id),
      })),
    [person],
  );
  const view = useGridView('lihat-pembelian', columns);
  const ubah = (part: Partial<typeof saring>) => setSaring((old) => ({ ...old, skip: 0, ...part }));
  useScan((kode) => (/^PB\w{12}$/.test(kode) ? setNo(kode) : ubah({ q: kode })));
  return (
    <Screen>
      <ScreenHead acts={<GridTools view={view} />} />
      <div className={css.saringan}>
        {level !== 'KASIR' && (
          <DateRange
            value={hari}
            onChange={({ from, to }) => from && to && setHari({ from, to } as never)}
          />
        )}
        <SelectInput
          label={t('Status')}
          width={150}
          options={STATUS}
          searchable={false}
          value={saring.status}
          onChange={(next) => ubah({ status: next ?? 'ALL' })}
        />
        <SearchInput
          label={t('No nota, penjual, atau barang')}
          value={saring.q}
          onChange={(q) => ubah({ q })}
          width={260}
        />
      </div>
      <WithDrawer drawer={no && <Laci no={no} onClose={() => setNo(undefined)} />}>
        <Grid
          label={t('Pembelian')}
          view={view}
          lines={lines}
          rowKey={(row) => row.no_faktur_beli}
          sort={saring.sort}
          onSort={(sort) => ubah({ sort })}
          loading={isPending}
          error={error}
          onRetry={() => void refetch()}
          active={no}
          onPeek={(row) => setNo(row.no_faktur_beli)}
          isMuted={(row) => row.status === 'CANC'}
          totals={
            data && {
              label: t('Total {n} nota sesuai filter', { n: formatInt(data.count) }),
              values: data.total as Totals,
            }
          }
          empty={<EmptyBlock text={t('Belum ada pembelian untuk filter ini.')} />}
        />
        <Pager
          skip={saring.skip}
          limit={LIMIT}
          count={data?.count ?? 0}
          onSkip={(skip) => ubah({ skip })}
        />
      </WithDrawer>
    </Screen>
  );
}

function Laci({ no, onClose }: { no: string; onClose: () => void }) {
  const { data, error, refetch } = useRead(pembelianEndpoint, { params: { no }, keep: true });
  return (
    <Drawer
      title={no}
      note={data && <StatusWord of={pembelianRow.status} value={data.status} />}
      onClose={onClose}
      foot={data && <TombolBeli no={no} />}
    >
      {error ? (
        <ErrorBlock problem={error} onRetry={() => void refetch()} />
      ) : (
        data && <IsiBeli dokumen={data} />
      )}
    </Drawer>
  );
}
