import { useMemo, useState } from 'react';
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { formatInt } from '#kit/rules/format.ts';
import type { Totals } from '#kit/rules/totals.ts';
import { usePage } from '#kit/web/api/query.ts';
import { formatClock } from '#kit/web/base/instant.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { openDialog } from '#kit/web/feedback/dialogs.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { columnsOf, type Column } from '#kit/web/grid/columns.ts';
import { Grid } from '#kit/web/grid/grid.tsx';
import { GridTools } from '#kit/web/grid/grid-tools.tsx';
import { Pager } from '#kit/web/grid/pager.tsx';
import { useGridView } from '#kit/web/grid/use-grid-view.ts';
import { DayInput } from '#kit/web/input/day-input.tsx';
import { SearchInput } from '#kit/web/input/search-input.tsx';
import { SelectInput } from '#kit/web/input/select-input.tsx';
import { EmptyBlock } from '#kit/web/mark/state-block.tsx';
import { bisaLihatKas } from '#areas/buku/rules/lihat-akun.ts';
import type { Level } from '#areas/toko/rules/level.ts';
import { bukaLaciEndpoint, daftarKasEndpoint, kasRow } from '#areas/uang/contract/kas.api.ts';
import { bankRow } from '#areas/uang/contract/riwayat.api.ts';
import type { ArahKas } from '#areas/uang/rules/kas.ts';
import { AlasanDialog } from '#areas/uang/web/alasan-dialog.tsx';
import { batalKas, cetakUlangKas } from '#areas/uang/web/acts-kas.tsx';
import { FormKas } from '#areas/uang/web/form-kas.tsx';
import { openStruk } from '#areas/uang/web/struk-kas.ts';
import { TombolUang } from '#areas/uang/web/tombol-uang.tsx';
import css from '#areas/uang/web/uang.module.css';

type Row = AnswerOf<typeof daftarKasEndpoint>[number];
const LIMIT = 100;
const ARAH = [
  { value: 'MASUK', label: 'Kas masuk' },
  { value: 'KELUAR', label: 'Kas keluar' },
];
const { no_kas, input_date, kode_transaksi, keterangan, saldo, input_by } = kasRow;
const { masuk, keluar } = bankRow;
const KOLOM = { no_kas, input_date, kode_transaksi, keterangan, masuk, keluar, saldo, input_by };

/** Cash that comes and goes apart from goods: the form beside what was moved today (D-19.1). */
export default function UangKasScreen() {
  const [arah, setArah] = useState<ArahKas>('KELUAR');
  return (
    <Screen>
      <ScreenHead acts={<Button onClick={bukaLaci}>{t('Buka laci')}</Button>} />
      <div className={css.columns}>
        <aside className={css.side} aria-label={t('Transaksi kas')}>
          <SelectInput
            label={t('Arah')}
            options={ARAH}
            value={arah}
            onChange={(next) => setArah((next as ArahKas | null) ?? 'KELUAR')}
          />
          <FormKas key={arah} arah={arah} />
        </aside>
        <Daftar />
      </div>
    </Screen>
  );
}

/** Everything that moved on a day; below SPV of the open day, without what the drawer held. */
function Daftar() {
  const person = usePerson();
  const boleh = bisaLihatKas(person.level as Level);
  const [tgl, setTgl] = useState(person.tgl_system);
  const [q, setQ] = useState('');
  const [sort, setSort] = useState('-input_date');
  const [skip, setSkip] = useState(0);
  const { data, error, isPending, refetch } = usePage(daftarKasEndpoint, {
    query: { tgl_from: tgl, tgl_to: tgl, q: q || undefined, sort, skip, limit: LIMIT },
    keep: true,
  });
  const columns = useMemo(
    () =>
      columnsOf<Baris>(boleh ? KOLOM : tanpaSaldo(KOLOM), person, ['no_kas']).map((one) => ({
        ...one,
        sortable: SORT.includes(one.id),
        ...SEL[one.id],
      })),
    [person, boleh],
  );
  const view = useGridView('uang-kas', columns);
  return (
    <section className={css.list} aria-label={t('Transaksi kas')}>
      <div className={css.filter}>
        {boleh && (
          <DayInput
            label={t('Tanggal')}
            value={tgl}
            max={person.tgl_system}
            onChange={(next) => {
              if (!next) return;
              setSkip(0);
              setTgl(next);
            }}
          />
        )}
        <SearchInput
          label={t('Cari nomor, keterangan, kasir')}
          value={q}
          onChange={(next) => {
            setSkip(0);
            setQ(next);
          }}
        />
        <GridTools view={view} />
      </div>
      <Grid
        label={t('Transaksi kas')}
        view={view}
        lines={(data?.data ?? []).map((row) => ({ kind: 'row' as const, row: dariLaci(row) }))}
        rowKey={(row) => row.no_kas}
        sort={sort}
        onSort={setSort}
        loading={isPending}
        error={error}
        onRetry={() => void refetch()}
        isMuted={(row) => row.status === 'CANC'}
        actions={(row) => <Tindakan row={row} hariIni={row.tgl_system === person.tgl_system} />}
        actionsWidth={96}
        empty={
          <EmptyBlock
            title={t('Belum ada transaksi kas')}
            text={t('Uang masuk dan keluar laci di luar penjualan dan pembelian tercatat di sini.')}
          />
        }
        totals={
          data && {
            label: t('Total {n} transaksi', { n: formatInt(data.count) }),
            values: data.total as Totals,
          }
        }
      />
      <Pager skip={skip} limit={LIMIT} count={data?.count ?? 0} onSkip={setSkip} />
    </section>
  );
}

const SORT = ['no_kas', 'input_date', 'kode_transaksi'];
const tanpaSaldo = ({ saldo: _, ...rest }: typeof KOLOM) => rest;
/** What came and what went stand apart, so that each has its sum below; what is cancelled says so. */
const dariLaci = (row: Row) => ({
  ...row,
  kode_transaksi: row.deskripsi,
  keterangan: row.status === 'CANC' ? `${t('BATAL')} · ${row.keterangan}` : row.keterangan,
  masuk: row.arah === 'MASUK' ? row.jumlah : null,
  keluar: row.arah === 'KELUAR' ? row.jumlah : null,
});
type Baris = ReturnType<typeof dariLaci>;

/** Columns that say more, or less, than their field: the hour, the code's words, sums without Rp. */
const SEL: Readonly<Record<string, Partial<Column<Baris>>>> = {
  input_date: { width: 70, cell: (row) => formatClock(row.input_date) },
  kode_transaksi: { of: kasRow.deskripsi },
  masuk: { bare: true },
  keluar: { bare: true },
  saldo: { bare: true },
  input_by: { aside: true },
};

/** Paper and cancellation of one movement; the latter on its own day. */
const Tindakan = ({ row, hariIni }: { row: Row; hariIni: boolean }) => (
  <TombolUang
    no={row.no_kas}
    onStruk={() => void openStruk(row.no_kas)}
    onCetakUlang={() => cetakUlangKas(row.no_kas)}
    onBatal={
      row.status === 'DONE' && hariIni
        ? () => batalKas({ no: row.no_kas, total: row.jumlah, keterangan: row.keterangan })
        : undefined
    }
  />
);

const bukaLaci = (): void =>
  void openDialog((close) => (
    <AlasanDialog
      of={bukaLaciEndpoint}
      title={t('Buka laci tanpa transaksi')}
      question={t('Laci dibuka dan tercatat, tidak ada uang yang bergerak.')}
      act={t('Buka laci')}
      success="Pembukaan laci dicatat"
      onClose={() => close(undefined)}
    />
  ));
