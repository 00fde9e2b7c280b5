import { useMemo, useState } from 'react';
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { formatInt, formatRupiah } from '#kit/rules/format.ts';
import type { Totals } from '#kit/rules/totals.ts';
import { usePage, useRead } from '#kit/web/api/query.ts';
import { formatClock } from '#kit/web/base/instant.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { openDialog } from '#kit/web/feedback/dialogs.ts';
import { columnsOf } from '#kit/web/grid/columns.ts';
import { Grid } from '#kit/web/grid/grid.tsx';
import { GridTools } from '#kit/web/grid/grid-tools.tsx';
import { Pager } from '#kit/web/grid/pager.tsx';
import { useGridView } from '#kit/web/grid/use-grid-view.ts';
import { DayInput } from '#kit/web/input/day-input.tsx';
import { Facts } from '#kit/web/mark/facts.tsx';
import { EmptyBlock } from '#kit/web/mark/state-block.tsx';
import {
  batalValidasiNonCashEndpoint,
  cetakUlangValidasiEndpoint,
  daftarValidasiNonCashEndpoint,
  menungguCairEndpoint,
  validasiNonCashSatuEndpoint,
  validasiRow,
} from '#areas/uang/contract/non-cash.api.ts';
import { ReasonDialog } from '#kit/web/feedback/reason-dialog.tsx';
import { openStrukValidasi } from '#areas/uang/web/non-cash/struk-validasi.ts';
import { RowActs } from '#areas/buku/web/document/row-acts.tsx';
import css from '#areas/uang/web/uang.module.css';

type Row = AnswerOf<typeof daftarValidasiNonCashEndpoint>[number];
const LIMIT = 100;
const { cetak_ke: _, tgl_system: _t, ...KOLOM } = validasiRow;
const CELLS: Readonly<Record<string, object>> = {
  no_validasi: { width: 160 },
  input_date: { width: 70, cell: (row: Row) => formatClock(row.input_date) },
  keterangan: { width: 130 },
  jumlah_baris: { width: 60 },
  status: { width: 100 },
  input_by: { width: 100 },
};

/** What was settled on a day; its payments open under it, and it is taken back on its own day. */
export function SudahCair() {
  const person = usePerson();
  const [tgl, setTgl] = useState(person.tgl_system);
  const [skip, setSkip] = useState(0);
  const { data, error, isPending, refetch } = usePage(daftarValidasiNonCashEndpoint, {
    query: { tgl_from: tgl, tgl_to: tgl, skip, limit: LIMIT },
    keep: true,
  });
  const columns = useMemo(
    () =>
      columnsOf<Row>(KOLOM, person, ['no_validasi']).map((one) => ({
        ...one,
        sortable: false,
        ...CELLS[one.id],
      })),
    [person],
  );
  const view = useGridView('validasi-non-cash-sudah', columns);
  return (
    <section className={css.list} aria-label={t('Sudah divalidasi')}>
      <div className={css.filter}>
        <DayInput
          label={t('Tanggal')}
          value={tgl}
          max={person.tgl_system}
          onChange={(next) => next && setTgl(next)}
        />
        <GridTools view={view} />
      </div>
      <Grid
        label={t('Sudah divalidasi')}
        view={view}
        lines={(data?.data ?? []).map((row) => ({ kind: 'row' as const, row }))}
        rowKey={(row) => row.no_validasi}
        loading={isPending}
        error={error}
        onRetry={() => void refetch()}
        isMuted={(row) => row.status === 'CANC'}
        expand={(row) => <Pembayaran no={row.no_validasi} />}
        totals={
          data && {
            label: t('Total {n} validasi', { n: formatInt(data.count) }),
            values: data.total as Totals,
          }
        }
        actionsWidth={96}
        actions={(row) => (
          <RowActs
            no={row.no_validasi}
            onStruk={() => void openStrukValidasi(row.no_validasi)}
            onCetakUlang={() => cetakUlang(row.no_validasi)}
            onBatal={
              row.status === 'DONE' && row.tgl_system === person.tgl_system
                ? () => batal(row)
                : undefined
            }
          />
        )}
        empty={
          <EmptyBlock
            title={t('Belum ada validasi')}
            text={t('Validasi kartu dan transfer pada hari ini tercatat di sini.')}
          />
        }
      />
      <Pager skip={skip} limit={LIMIT} count={data?.count ?? 0} onSkip={setSkip} />
    </section>
  );
}

/** The payments of a settlement, each with what arrived of it. */
function Pembayaran({ no }: { no: string }) {
  const { data } = useRead(validasiNonCashSatuEndpoint, { params: { no } });
  if (!data) return null;
  const isi = data.baris.map((one) => [
    `${one.no_dokumen} ${one.nama_bank}`,
    t('{gesek}, biaya {biaya}, masuk {masuk}', {
      gesek: formatRupiah(one.jumlah_gesek_rp),
      biaya: formatRupiah(one.biaya_bank),
      masuk: formatRupiah(one.dana_masuk),
    }),
  ]);
  return (
    <div className={css.sums}>
      <Facts of={Object.fromEntries(isi)} />
    </div>
  );
}

const batal = (row: Row): void =>
  void openDialog((close) => (
    <ReasonDialog
      of={batalValidasiNonCashEndpoint}
      params={{ no: row.no_validasi }}
      title={t('Batalkan validasi non cash?')}
      question={t('{no}: {n} pembayaran, {total}, menunggu lagi.', {
        no: row.no_validasi,
        n: formatInt(row.jumlah_baris),
        total: formatRupiah(row.dana_masuk),
      })}
      act={t('Batalkan validasi')}
      danger
      success="Validasi non cash dibatalkan"
      refresh={[daftarValidasiNonCashEndpoint, menungguCairEndpoint]}
      onClose={() => close(undefined)}
    />
  ));

const cetakUlang = (no: string): void =>
  void openDialog((close) => (
    <ReasonDialog
      of={cetakUlangValidasiEndpoint}
      params={{ no }}
      title={t('Cetak ulang bukti validasi')}
      question={t('{no} dicetak lagi dan bertanda SALINAN.', { no })}
      act={t('Cetak ulang')}
      success="Bukti validasi dicetak ulang"
      refresh={[daftarValidasiNonCashEndpoint]}
      after={() => void openStrukValidasi(no)}
      onClose={() => close(undefined)}
    />
  ));
