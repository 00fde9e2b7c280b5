import { IconPlus } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { formatInt } from '#kit/rules/format.ts';
import { passes } from '#kit/rules/gate.ts';
import { refresh } from '#kit/web/api/query.ts';
import { useBell } from '#kit/web/api/socket.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { useHotkey } from '#kit/web/base/use-hotkey.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { WithDrawer } from '#kit/web/frame/drawer.tsx';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { Grid } from '#kit/web/grid/grid.tsx';
import { GridTools } from '#kit/web/grid/grid-tools.tsx';
import { Pager } from '#kit/web/grid/pager.tsx';
import { useGridView } from '#kit/web/grid/use-grid-view.ts';
import { EmptyBlock } from '#kit/web/mark/state-block.tsx';
import { BERBARCODE } from '#areas/toko/contract/toko.gates.ts';
import { barangEndpoint, daftarBarangEndpoint } from '#areas/stock/contract/barang.api.ts';
import { AWAL, kolomBarang, LEBAR } from '#areas/stock/web/data/kolom.tsx';
import { LaciBarang } from '#areas/stock/web/data/laci-barang.tsx';
import { Saringan } from '#areas/stock/web/data/saringan.tsx';
import { LIMIT, useDataBarang } from '#areas/stock/web/data/use-data-barang.ts';

/** Every piece of the shop: filters in the address, totals of the filter, the life of the metal beside it. */
export default function DataBarangScreen() {
  const person = usePerson();
  const navigate = useNavigate();
  const data = useDataBarang();
  const columns = useMemo(() => kolomBarang(person), [person]);
  const view = useGridView('data-barang', columns, AWAL, LEBAR);
  const bisaTambah = person.level !== 'KASIR' && passes(BERBARCODE, person);
  const tambah = () => void navigate({ to: '/tambah-data-barang' });
  useHotkey('N', tambah, bisaTambah);
  useBell('keranjang', () => void refresh(daftarBarangEndpoint, barangEndpoint));
  useBell('harga', () => void refresh(daftarBarangEndpoint, barangEndpoint));
  const { search, total, count } = data;
  const tombolTambah = bisaTambah && (
    <Button look="primary" icon={<IconPlus size={16} aria-hidden />} shortcut="N" onClick={tambah}>
      {t('Tambah barang')}
    </Button>
  );
  return (
    <Screen>
      <ScreenHead
        acts={
          <>
            <GridTools view={view} onCsv={() => data.saveCsv(view.shown)} csvOff={count === 0} />
            {tombolTambah}
          </>
        }
      />
      <Saringan data={data} />
      <WithDrawer
        drawer={
          search.barcode && (
            <LaciBarang kode_barcode={search.barcode} onClose={() => data.peek(undefined)} />
          )
        }
      >
        <Grid
          label={t('Data Barang')}
          view={view}
          lines={data.lines}
          rowKey={(barang) => barang.kode_barcode}
          sort={search.sort ?? 'kode_barcode'}
          onSort={(sort) => data.change({ sort })}
          loading={data.loading}
          error={data.error}
          onRetry={data.retry}
          active={search.barcode}
          onPeek={(barang) => data.peek(barang.kode_barcode)}
          isMuted={(barang) => barang.status !== 'READY' && barang.status !== 'TITIP'}
          totals={
            total && {
              label: t('Total {n} barang sesuai filter', { n: formatInt(total.qty) }),
              values: { berat: total.berat, murni: total.murni },
            }
          }
          empty={
            <EmptyBlock
              text={
                data.filtered
                  ? t('Tidak ada barang yang cocok dengan filter ini.')
                  : t('Belum ada barang. Yang pertama muncul di sini setelah ditambah.')
              }
            >
              {!data.filtered && tombolTambah}
            </EmptyBlock>
          }
        />
        <Pager skip={data.skip} limit={LIMIT} count={count} onSkip={data.setSkip} />
      </WithDrawer>
    </Screen>
  );
}
