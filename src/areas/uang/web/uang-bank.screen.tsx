import { useMemo, useState } from 'react';
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { formatInt, formatRupiah } from '#kit/rules/format.ts';
import type { Totals } from '#kit/rules/totals.ts';
import { usePage, useRead } from '#kit/web/api/query.ts';
import { formatClock } from '#kit/web/base/instant.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { columnsOf } from '#kit/web/grid/columns.ts';
import { Grid } from '#kit/web/grid/grid.tsx';
import { GridTools } from '#kit/web/grid/grid-tools.tsx';
import { Pager } from '#kit/web/grid/pager.tsx';
import { useGridView } from '#kit/web/grid/use-grid-view.ts';
import { DayInput } from '#kit/web/input/day-input.tsx';
import { RefInput } from '#kit/web/input/ref-input.tsx';
import { SearchInput } from '#kit/web/input/search-input.tsx';
import { SelectInput } from '#kit/web/input/select-input.tsx';
import { EmptyBlock } from '#kit/web/mark/state-block.tsx';
import { Facts } from '#kit/web/mark/facts.tsx';
import { saringRekening } from '#areas/uang/contract/saring-rekening.ts';
import { bankRow, saldoBankEndpoint, uangBankEndpoint } from '#areas/uang/contract/riwayat.api.ts';
import type { ArahKas } from '#areas/uang/rules/kas.ts';
import { BesideForm } from '#areas/buku/web/document/beside-form.tsx';
import { kasActs } from '#areas/uang/web/acts-kas.ts';
import { FormKas } from '#areas/uang/web/form-kas.tsx';
import { RowActs } from '#areas/buku/web/document/row-acts.tsx';
import { useScanned, type Scanned } from '#areas/buku/web/document/use-scanned.ts';
import css from '#areas/uang/web/uang.module.css';

type Row = AnswerOf<typeof uangBankEndpoint>[number];
const LIMIT = 100;
const ARAH = [
  { value: 'MASUK', label: 'Bank masuk' },
  { value: 'KELUAR', label: 'Bank keluar' },
];
const { no_bukti, waktu, nama_bank, no_rekening, kode_transaksi, keterangan, ...lain } = bankRow;
const { masuk, keluar, input_by } = lain;
const KOLOM = {
  no_bukti,
  waktu,
  nama_bank,
  no_rekening,
  kode_transaksi,
  keterangan,
  masuk,
  keluar,
  input_by,
};
const SEL: Readonly<Record<string, object>> = {
  waktu: { width: 66, cell: (row: Row) => formatClock(row.waktu) },
  nama_bank: { aside: true },
  kode_transaksi: { of: { ...kode_transaksi, kind: 'text' } },
  masuk: { bare: true },
  keluar: { bare: true },
  input_by: { aside: true },
};
/** The account with its bank before it; what was taken back says so. */
const tandai = (row: Row): Row => ({
  ...row,
  no_rekening: [row.kode_bank, row.no_rekening].filter(Boolean).join(' '),
  keterangan: row.batal ? `${t('BATAL')} · ${row.keterangan}` : row.keterangan,
});

/** Money at banks: what each account holds, what comes and goes apart from documents, and all of a day. */
export default function UangBankScreen() {
  const scanned = useScanned();
  const [arah, setArah] = useState<ArahKas>('MASUK');
  return (
    <Screen>
      <ScreenHead />
      <BesideForm
        label={t('Transaksi bank')}
        form={
          <>
            <SelectInput
              label={t('Arah')}
              options={ARAH}
              value={arah}
              onChange={(next) => setArah((next as ArahKas | null) ?? 'MASUK')}
            />
            <FormKas key={arah} arah={arah} bank />
            <Saldo />
          </>
        }
      >
        <Gerak key={JSON.stringify(scanned)} scanned={scanned} />
      </BesideForm>
    </Screen>
  );
}

function Saldo() {
  const { data } = useRead(saldoBankEndpoint, { staleTime: 0 });
  if (!data?.length) return null;
  return (
    <div className={css.balances}>
      <Facts
        of={Object.fromEntries(
          data.map((one) => [`${one.kode_bank} ${one.no_rekening}`, formatRupiah(one.saldo)]),
        )}
      />
    </div>
  );
}

/** Every movement of a day, whatever document it belongs to; own ones are printed and taken back here. */
function Gerak({ scanned }: { scanned: Scanned }) {
  const person = usePerson();
  const [tgl, setTgl] = useState(scanned.tgl);
  const [rekening, setRekening] = useState<string | null>('ALL');
  const [q, setQ] = useState(scanned.q);
  const [skip, setSkip] = useState(0);
  const query = { tgl_from: tgl, tgl_to: tgl, no_rekening: rekening ?? 'ALL', q: q || undefined };
  const { data, error, isPending, refetch } = usePage(uangBankEndpoint, {
    query: { ...query, skip, limit: LIMIT },
    keep: true,
    staleTime: 0,
  });
  const columns = useMemo(
    () =>
      columnsOf<Row>(KOLOM, person, ['no_bukti']).map((one) => ({
        ...one,
        sortable: false,
        ...SEL[one.id],
      })),
    [person],
  );
  const view = useGridView('uang-bank', columns);
  return (
    <section className={css.list} aria-label={t('Gerak uang bank')}>
      <div className={css.filter}>
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
        <RefInput
          label={t('Rekening')}
          width={190}
          source={saringRekening.no_rekening.source!}
          all
          value={rekening}
          onChange={(next) => {
            setSkip(0);
            setRekening(next);
          }}
        />
        <SearchInput
          label={t('Cari nomor, keterangan')}
          value={q}
          onChange={(next) => {
            setSkip(0);
            setQ(next);
          }}
        />
        <GridTools view={view} />
      </div>
      <Grid
        label={t('Gerak uang bank')}
        view={view}
        lines={(data?.data ?? []).map((row) => ({ kind: 'row' as const, row: tandai(row) }))}
        rowKey={(row) => `${row.no_bukti} ${row.no_rekening}`}
        loading={isPending}
        error={error}
        onRetry={() => void refetch()}
        isMuted={(row) => row.batal}
        actionsWidth={96}
        actions={(row) => <Tindakan row={row} hariIni={row.tgl_system === person.tgl_system} />}
        totals={
          data && {
            label: t('Total {n} baris', { n: formatInt(data.count) }),
            values: data.total as Totals,
          }
        }
        empty={
          <EmptyBlock
            title={t('Belum ada gerak uang bank')}
            text={t('Kartu yang cair, transfer, dan uang yang masuk atau keluar tampil di sini.')}
          />
        }
      />
      <Pager skip={skip} limit={LIMIT} count={data?.count ?? 0} onSkip={setSkip} />
    </section>
  );
}

const MILIK_SENDIRI = /^R[MK]/;

function Tindakan({ row, hariIni }: { row: Row; hariIni: boolean }) {
  if (!MILIK_SENDIRI.test(row.no_bukti)) return null;
  const no_kas = row.no_bukti;
  const jumlah = row.masuk > 0 ? row.masuk : row.keluar;
  return (
    <RowActs
      no={no_kas}
      onStruk={() => kasActs.print({ no_kas })}
      onCetakUlang={() => kasActs.reprint({ no_kas })}
      onBatal={
        !row.batal && hariIni
          ? () => kasActs.cancel({ no_kas, jumlah, keterangan: row.keterangan })
          : undefined
      }
    />
  );
}
