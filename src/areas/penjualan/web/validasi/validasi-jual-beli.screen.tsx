import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { gram, instant, int, kode, rupiah, status, text } from '#kit/contract/field.ts';
import type { Hari } from '#kit/rules/hari.ts';
import type { Line } from '#kit/rules/lines.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { ScanField } from '#kit/web/counter/scan-field.tsx';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { columnOf, type Column } from '#kit/web/grid/columns.ts';
import { Grid } from '#kit/web/grid/grid.tsx';
import { useGridView } from '#kit/web/grid/use-grid-view.ts';
import { SelectInput } from '#kit/web/input/select-input.tsx';
import { EmptyBlock } from '#kit/web/mark/state-block.tsx';
import { bacaSumber, type Menunggu } from '#areas/penjualan/web/validasi/sumber.ts';
import css from '#areas/penjualan/web/dokumen/dokumen.module.css';

const FIELDS = {
  jenis: status('Jenis', ['PENJUALAN', 'PEMBELIAN', 'TUKAR']),
  no: kode('No Faktur'),
  input_date: instant('Waktu'),
  nama_customer: text('Customer', { min: 0 }),
  nilai: rupiah('Total'),
  kode_sales: kode('Sales'),
  input_by: text('Kasir'),
  qty: int('Qty'),
  berat: gram('Berat'),
};
const COLUMNS = Object.entries(FIELDS).map(([id, field]) =>
  columnOf<Menunggu>(id, field as never, { sortable: false }),
) as readonly Column<Menunggu>[];
const SETIAP_MS = 10_000;
const NOMOR = /^[A-Z0-9]{14}$/;
type Saring = { jenis: string; kode_sales: string; input_by: string };

/** Sales, buy-backs and exchanges that wait, in one list, the oldest first (D-28.1). */
export default function ValidasiJualBeliScreen() {
  const [no, setNo] = useState('');
  const [saring, setSaring] = useState<Saring>({
    jenis: 'ALL',
    kode_sales: 'ALL',
    input_by: 'ALL',
  });
  const { sumber, rows, isPending, error, refetch } = useMenunggu();
  const lines = useMemo<Line<Menunggu>[]>(
    () => rows.filter((one) => cocok(one, saring)).map((row) => ({ kind: 'row', row })),
    [rows, saring],
  );
  const view = useGridView('validasi-jual-beli', COLUMNS);
  const dibuka = rows.find((one) => one.no === no);
  const asal = sumber.find(({ jenis }) => jenis === dibuka?.jenis);
  const pilihan = (key: keyof Saring) => [
    { value: 'ALL', label: 'SEMUA' },
    ...[...new Set(rows.map((one) => one[key]))].map((value) => ({ value, label: value })),
  ];
  const selesai = () => {
    setNo('');
    void refetch();
  };
  return (
    <Screen>
      <ScreenHead domain="penjualan" />
      <div className={css.saringan}>
        {(['jenis', 'kode_sales', 'input_by'] as const).map((key) => (
          <SelectInput
            key={key}
            label={t(FIELDS[key].label)}
            width={160}
            options={pilihan(key)}
            searchable={false}
            value={saring[key]}
            onChange={(value) => setSaring((old) => ({ ...old, [key]: value ?? 'ALL' }))}
          />
        ))}
      </div>
      <div className={css.pindai}>
        <ScanField
          label={t('Pindai atau ketik nomor nota, 14 karakter')}
          onScan={(kode) => setNo(NOMOR.test(kode) ? kode : '')}
          said={no !== '' && !dibuka && !isPending ? t('Nota ini tidak menunggu') : undefined}
          tone="bad"
        />
      </div>
      <div className={css.dua}>
        <div className={css.kolom}>
          <Grid
            label={t('Menunggu validasi')}
            view={view}
            lines={lines}
            rowKey={(row) => row.no}
            loading={isPending}
            error={error as never}
            onRetry={() => void refetch()}
            active={no}
            onPeek={(row) => setNo(row.no)}
            empty={
              <EmptyBlock
                title={t('Tidak ada yang menunggu')}
                text={t('Penjualan dan pembelian yang disimpan sales muncul di sini.')}
              />
            }
          />
          {asal && dibuka && (
            <div className={css.dibuka}>
              <asal.Isi key={no} no={no} />
            </div>
          )}
        </div>
        <aside className={css.sisi} aria-label={t('Pembayaran')}>
          {asal && dibuka ? (
            <asal.Terima key={no} no={no} onDone={selesai} />
          ) : (
            <EmptyBlock
              title={t('Pilih nota')}
              text={t('Pindai slip pembeli, atau pilih dari daftar.')}
            />
          )}
        </aside>
      </div>
    </Screen>
  );
}

const cocok = (one: Menunggu, saring: Saring): boolean =>
  (['jenis', 'kode_sales', 'input_by'] as const).every(
    (key) => saring[key] === 'ALL' || saring[key] === one[key],
  );

/** Every kind's documents of the open day, read again every few seconds. */
function useMenunggu() {
  const { tgl_system } = usePerson();
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['validasi-jual-beli', tgl_system],
    refetchInterval: SETIAP_MS,
    staleTime: 0,
    queryFn: async () => {
      const sumber = await bacaSumber();
      const rows = await Promise.all(sumber.map((one) => one.baca(tgl_system as Hari)));
      return {
        sumber,
        rows: rows.flat().toSorted((a, b) => a.input_date.localeCompare(b.input_date)),
      };
    },
  });
  return { sumber: data?.sumber ?? [], rows: data?.rows ?? [], isPending, error, refetch };
}
