import { useMemo } from 'react';
import { formatInt } from '#kit/rules/format.ts';
import { useRead } from '#kit/web/api/query.ts';
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
import { EmptyBlock, ErrorBlock } from '#kit/web/mark/state-block.tsx';
import { StatusWord } from '#kit/web/mark/status-word.tsx';
import { penjualanEndpoint, penjualanRow } from '#areas/penjualan/contract/penjualan.api.ts';
import { IsiDokumen } from '#areas/penjualan/web/dokumen/isi-dokumen.tsx';
import { SaringPenjualan } from '#areas/penjualan/web/dokumen/saring-penjualan.tsx';
import { TombolNota } from '#areas/penjualan/web/dokumen/tombol-nota.tsx';
import { LIMIT, useDaftar, type PenjualanRow } from '#areas/penjualan/web/dokumen/use-daftar.ts';

/** Every sale of the shop: filters in the address, totals of the filter, the document beside the list. */
export default function LihatPenjualanScreen() {
  const person = usePerson();
  const daftar = useDaftar();
  const { search, total, count } = daftar;
  const columns = useMemo(
    () =>
      columnsOf<PenjualanRow>(URUTAN, person, ['no_faktur_jual']).map((one) => ({
        ...one,
        sortable: SORT.includes(one.id),
      })),
    [person],
  );
  const view = useGridView('lihat-penjualan', columns);
  useScan((kode) => (NOMOR.test(kode) ? daftar.buka(kode) : daftar.go({ q: kode })));
  return (
    <Screen>
      <ScreenHead
        acts={
          <GridTools view={view} onCsv={() => daftar.saveCsv(view.shown)} csvOff={count === 0} />
        }
      />
      <SaringPenjualan daftar={daftar} />
      <WithDrawer
        drawer={
          search.no && (
            <Laci no={search.no} toko={daftar.toko} onClose={() => daftar.buka(undefined)} />
          )
        }
      >
        <Grid
          label={t('Penjualan')}
          view={view}
          lines={daftar.lines}
          rowKey={(row) => row.no_faktur_jual}
          sort={search.sort ?? '-input_date'}
          onSort={(sort) => daftar.go({ sort })}
          loading={daftar.loading}
          error={daftar.error}
          onRetry={daftar.retry}
          active={search.no}
          onPeek={(row) => daftar.buka(row.no_faktur_jual)}
          isMuted={(row) => row.status === 'CANC'}
          totals={
            total && {
              label: t('Total {n} nota sesuai filter', { n: formatInt(count) }),
              values: { qty: total.qty, berat: total.berat, grand_total: total.grand_total },
            }
          }
          empty={<EmptyBlock text={t('Belum ada penjualan untuk filter ini.')} />}
        />
        <Pager
          skip={daftar.skip}
          limit={LIMIT}
          count={count}
          onSkip={(skip) => daftar.go({ skip: skip ? String(skip) : undefined })}
        />
      </WithDrawer>
    </Screen>
  );
}

const { no_faktur_jual, input_date, status, nama_customer, qty, berat, grand_total, kode_sales } =
  penjualanRow;
/** What is looked for first; the rest follows as the document has it. */
const URUTAN = {
  ...{ no_faktur_jual, input_date, status, nama_customer, qty, berat, grand_total, kode_sales },
  ...penjualanRow,
};

const NOMOR = /^[A-Z0-9]{14}$/;
const SORT = ['no_faktur_jual', 'input_date', 'nama_customer', 'grand_total', 'berat'];

function Laci({ no, toko, onClose }: { no: string; toko?: string; onClose: () => void }) {
  const { data, error, refetch } = useRead(penjualanEndpoint, { params: { no }, toko, keep: true });
  return (
    <Drawer
      title={no}
      note={data && <StatusWord of={penjualanRow.status} value={data.status} />}
      onClose={onClose}
      foot={data && !toko && <TombolNota dokumen={data} />}
    >
      {error ? (
        <ErrorBlock problem={error} onRetry={() => void refetch()} />
      ) : (
        data && <IsiDokumen key={no} dokumen={data} />
      )}
    </Drawer>
  );
}
