import { useMemo, useState } from 'react';
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import type { Rupiah } from '#kit/rules/quantity.ts';
import { usePage } from '#kit/web/api/query.ts';
import { formatClock } from '#kit/web/base/instant.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { openDialog } from '#kit/web/feedback/dialogs.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { columnsOf } from '#kit/web/grid/columns.ts';
import { Grid } from '#kit/web/grid/grid.tsx';
import { GridTools } from '#kit/web/grid/grid-tools.tsx';
import { Pager } from '#kit/web/grid/pager.tsx';
import { useGridView } from '#kit/web/grid/use-grid-view.ts';
import { DayInput } from '#kit/web/input/day-input.tsx';
import { SearchInput } from '#kit/web/input/search-input.tsx';
import { EmptyBlock } from '#kit/web/mark/state-block.tsx';
import { daftarMutasiEndpoint, mutasiRow } from '#areas/uang/contract/mutasi.api.ts';
import { namaSisi, type JenisMutasi } from '#areas/uang/rules/mutasi.ts';
import { batalMutasi, cetakUlangMutasi, openStrukMutasi } from '#areas/uang/web/mutasi/acts.tsx';
import { FormMutasi } from '#areas/uang/web/mutasi/form-mutasi.tsx';
import { FormPengalihan } from '#areas/uang/web/mutasi/form-pengalihan.tsx';
import { TombolUang } from '#areas/uang/web/tombol-uang.tsx';
import css from '#areas/uang/web/uang.module.css';

type Row = AnswerOf<typeof daftarMutasiEndpoint>[number];
const LIMIT = 100;
const { no_mutasi, input_date, asal, tujuan, kategori, keterangan, jumlah, input_by } = mutasiRow;
const KOLOM = { no_mutasi, input_date, asal, tujuan, kategori, keterangan, jumlah, input_by };
const CELLS: Readonly<Record<string, object>> = {
  no_mutasi: { width: 160 },
  input_date: { width: 70, cell: (row: Row) => formatClock(row.input_date) },
  asal: { width: 160, cell: (row: Row) => namaSisi(row.asal, row.asal_rekening) },
  tujuan: { width: 160, cell: (row: Row) => namaSisi(row.tujuan, row.tujuan_rekening) },
  kategori: { width: 130, cell: (row: Row) => row.deskripsi },
  keterangan: {
    width: 150,
    cell: (row: Row) =>
      row.status === 'CANC' ? `${t('BATAL')} · ${row.keterangan}` : row.keterangan,
  },
  input_by: { width: 100 },
};
const SORT = ['no_mutasi', 'input_date', 'jumlah'];

const buka = (jenis: JenisMutasi): void =>
  void openDialog((close) =>
    jenis === 'SALDO' ? (
      <FormPengalihan onClose={() => close(undefined)} />
    ) : (
      <FormMutasi jenis={jenis} onClose={() => close(undefined)} />
    ),
  );

/** Transfers of one kind on a day; a button opens the form (2§2). */
function LayarMutasi({ jenis }: { jenis: JenisMutasi }) {
  const person = usePerson();
  const [tgl, setTgl] = useState(person.tgl_system);
  const [q, setQ] = useState('');
  const [sort, setSort] = useState('-input_date');
  const [skip, setSkip] = useState(0);
  const { data, error, isPending, refetch } = usePage(daftarMutasiEndpoint, {
    query: { jenis, tgl_from: tgl, tgl_to: tgl, q: q || undefined, sort, skip, limit: LIMIT },
    keep: true,
  });
  const columns = useMemo(
    () =>
      columnsOf<Row>(KOLOM, person, ['no_mutasi']).map((one) => ({
        ...one,
        sortable: SORT.includes(one.id),
        ...CELLS[one.id],
      })),
    [person],
  );
  const view = useGridView(`mutasi-${jenis.toLowerCase()}`, columns);
  const total = data?.total as { jumlah: Rupiah } | undefined;
  return (
    <Screen>
      <ScreenHead
        acts={
          <Button look="primary" onClick={() => buka(jenis)}>
            {jenis === 'SALDO' ? t('Alihkan saldo') : t('Tambah mutasi')}
          </Button>
        }
      />
      <section className={css.list} aria-label={t('Mutasi uang')}>
        <div className={css.filter}>
          <DayInput
            label={t('Tanggal')}
            value={tgl}
            max={person.tgl_system}
            onChange={(next) => next && setTgl(next)}
          />
          <SearchInput
            label={t('Cari nomor, keterangan, user')}
            value={q}
            onChange={(next) => {
              setSkip(0);
              setQ(next);
            }}
          />
          <GridTools view={view} />
        </div>
        <Grid
          label={t('Mutasi uang')}
          view={view}
          lines={(data?.data ?? []).map((row) => ({ kind: 'row' as const, row }))}
          rowKey={(row) => row.no_mutasi}
          sort={sort}
          onSort={setSort}
          loading={isPending}
          error={error}
          onRetry={() => void refetch()}
          isMuted={(row) => row.status === 'CANC'}
          actionsWidth={96}
          actions={(row) => (
            <TombolUang
              no={row.no_mutasi}
              onStruk={() => void openStrukMutasi(row.no_mutasi)}
              onCetakUlang={() => cetakUlangMutasi(row.no_mutasi)}
              onBatal={
                row.status === 'DONE' && row.tgl_system === person.tgl_system
                  ? () => batalMutasi(row)
                  : undefined
              }
            />
          )}
          totals={
            total && data!.count > 0
              ? { label: t('Total'), values: { jumlah: total.jumlah } as never }
              : undefined
          }
          empty={
            <EmptyBlock
              title={t('Belum ada mutasi uang')}
              text={t('Uang yang berpindah tempat pada hari ini tercatat di sini.')}
            />
          }
        />
        <Pager skip={skip} limit={LIMIT} count={data?.count ?? 0} onSkip={setSkip} />
      </section>
    </Screen>
  );
}

export const MutasiBank = () => <LayarMutasi jenis="BANK" />;
export const MutasiCash = () => <LayarMutasi jenis="CASH" />;
export const PengalihanSaldo = () => <LayarMutasi jenis="SALDO" />;
