import { useMemo, useState, type ReactNode } from 'react';
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { gram, int, kode, optional, rupiah, text } from '#kit/contract/field.ts';
import { kadarPersen } from '#areas/toko/contract/kadar.field.ts';
import { formatGram, formatInt, formatRupiah } from '#kit/rules/format.ts';
import type { Hari } from '#kit/rules/hari.ts';
import { totalOf } from '#kit/rules/totals.ts';
import { usePage, useRead } from '#kit/web/api/query.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { columnsOf } from '#kit/web/grid/columns.ts';
import { csvOf, saveText } from '#kit/web/grid/csv.ts';
import { Grid } from '#kit/web/grid/grid.tsx';
import { GridTools } from '#kit/web/grid/grid-tools.tsx';
import { Pager } from '#kit/web/grid/pager.tsx';
import { useGridView } from '#kit/web/grid/use-grid-view.ts';
import { DayInput } from '#kit/web/input/day-input.tsx';
import { SearchInput } from '#kit/web/input/search-input.tsx';
import { KadarMark } from '#areas/toko/web/kadar-mark.tsx';
import { EmptyBlock } from '#kit/web/mark/state-block.tsx';
import { Switch } from '#kit/web/frame/switch.tsx';
import { namaAkun } from '#areas/buku/rules/nama-akun.ts';
import { bukuEndpoint, saldoEndpoint } from '#areas/buku/contract/buku.api.ts';
import { RantaiAudit } from '#areas/buku/web/rantai-audit.tsx';
import css from '#areas/buku/web/buku-besar.module.css';

type Baris = AnswerOf<typeof bukuEndpoint>[number];
type Saldo = AnswerOf<typeof saldoEndpoint>[number];
type Tab = 'BARIS' | 'SALDO' | 'AUDIT';
const LIMIT = 200;

const FIGURES = {
  rupiah: rupiah('Rupiah'),
  qty: int('Qty'),
  berat: gram('Berat'),
  murni: gram('Murni'),
};
const BARIS = {
  no_bukti: kode('No Bukti', 14),
  akun: text('Akun'),
  kode_barcode: optional(kode('Barcode')),
  kadar: kadarPersen('Kadar', { min: 0 }),
  ...FIGURES,
};
const SALDO = { akun: text('Akun'), kadar: kadarPersen('Kadar', { min: 0 }), ...FIGURES };

/** Money has no kadar and gold no rupiah: an empty cell reads better than a zero. */
const TULIS: { readonly [N in keyof Saldo]?: (row: Baris | Saldo) => ReactNode } = {
  akun: ({ akun }) => <Akun akun={akun} />,
  kadar: ({ kadar }) => <KadarMark kadar={kadar} />,
  rupiah: ({ rupiah }) => formatRupiah(rupiah),
  qty: ({ qty }) => formatInt(qty),
  berat: ({ berat }) => formatGram(berat),
  murni: ({ murni }) => formatGram(murni),
};
/** An account by its name; its code, by which it is searched for, is small beside it. */
const Akun = ({ akun }: { akun: string }) => (
  <>
    {t(namaAkun(akun))} <small className={css.kode}>{akun}</small>
  </>
);

function tanpaNol(id: string): { cell?: (row: Baris | Saldo) => ReactNode } {
  const name = id as keyof Saldo;
  const tulis = TULIS[name];
  return tulis ? { cell: (row) => (row[name] === 0 ? '' : tulis(row)) } : {};
}

/** The book as it is: lines of a span of days, and what every account holds. Nothing is written here. */
export default function BukuBesarScreen() {
  const [tab, setTab] = useState<Tab>('BARIS');
  return (
    <Screen>
      <ScreenHead
        acts={
          <Switch
            label={t('Buku besar')}
            choices={[
              ['BARIS', t('Baris')],
              ['SALDO', t('Saldo')],
              ['AUDIT', t('Rantai audit')],
            ]}
            value={tab}
            onChange={setTab}
          />
        }
      />
      {tab === 'BARIS' && <DaftarBaris />}
      {tab === 'SALDO' && <DaftarSaldo />}
      {tab === 'AUDIT' && <RantaiAudit />}
    </Screen>
  );
}

function DaftarBaris() {
  const person = usePerson();
  const [from, setFrom] = useState(person.tgl_system);
  const [to, setTo] = useState(person.tgl_system);
  const [q, setQ] = useState('');
  const [sort, setSort] = useState<string>();
  const [skip, setSkip] = useState(0);
  const { data, error, isPending, refetch } = usePage(bukuEndpoint, {
    query: { tgl_from: from, tgl_to: to, q: q || undefined, sort, skip, limit: LIMIT },
    keep: true,
  });
  const columns = useMemo(
    () =>
      columnsOf<Baris>(BARIS, person, ['no_bukti', 'akun']).map((one) => ({
        ...one,
        ...tanpaNol(one.id),
        sortable: SORT.includes(one.id),
      })),
    [person],
  );
  const view = useGridView('buku-besar', columns);
  const rows = data?.data ?? [];
  const pilih = (set: (tgl: Hari) => void) => (next: Hari | null) => {
    setSkip(0);
    if (next) set(next);
  };
  return (
    <>
      <div className={css.filter}>
        <DayInput label={t('Dari')} value={from} max={to} onChange={pilih(setFrom)} />
        <DayInput
          label={t('Sampai')}
          value={to}
          min={from}
          max={person.tgl_system}
          onChange={pilih(setTo)}
        />
        <SearchInput
          label={t('Cari akun, no bukti, barcode')}
          value={q}
          onChange={(next) => {
            setSkip(0);
            setQ(next);
          }}
        />
        <GridTools view={view} onCsv={() => saveText('BUKU BESAR.csv', csvOf(view.shown, rows))} />
      </div>
      <Grid
        label={t('Baris buku besar')}
        view={view}
        lines={rows.map((row) => ({ kind: 'row' as const, row }))}
        rowKey={(row) => `${row.no_bukti}/${row.urut}`}
        sort={sort}
        onSort={setSort}
        loading={isPending}
        error={error}
        onRetry={() => void refetch()}
        empty={
          <EmptyBlock
            title={t('Tidak ada baris')}
            text={t('Ubah tanggal atau kata yang dicari.')}
          />
        }
      />
      <Pager skip={skip} limit={LIMIT} count={data?.count ?? 0} onSkip={setSkip} />
    </>
  );
}

const SORT = ['no_bukti', 'akun', 'rupiah', 'berat'];

function DaftarSaldo() {
  const person = usePerson();
  const [tgl, setTgl] = useState(person.tgl_system);
  const { data, error, isPending, refetch } = useRead(saldoEndpoint, { query: { tgl } });
  const [q, setQ] = useState('');
  const columns = useMemo(
    () =>
      columnsOf<Saldo>(SALDO, person, ['akun']).map((one) => ({
        ...one,
        ...tanpaNol(one.id),
        sortable: false,
      })),
    [person],
  );
  const view = useGridView('buku-besar-saldo', columns);
  const rows = (data ?? []).filter((row) => row.akun.toLowerCase().includes(q.toLowerCase()));
  return (
    <>
      <div className={css.filter}>
        <DayInput
          label={t('Akhir hari')}
          value={tgl}
          max={person.tgl_system}
          onChange={(next) => next && setTgl(next)}
        />
        <SearchInput label={t('Cari akun')} value={q} onChange={setQ} />
        <GridTools view={view} onCsv={() => saveText('SALDO AKUN.csv', csvOf(view.shown, rows))} />
      </div>
      <Grid
        label={t('Saldo akun')}
        view={view}
        lines={rows.map((row) => ({ kind: 'row' as const, row }))}
        rowKey={(row) => `${row.akun}/${row.kadar}`}
        loading={isPending}
        error={error}
        onRetry={() => void refetch()}
        totals={{ label: t('JUMLAH'), values: totalOf(rows, ['rupiah', 'qty', 'murni']) }}
        empty={
          <EmptyBlock
            title={t('Tidak ada saldo')}
            text={t('Ubah tanggal atau kata yang dicari.')}
          />
        }
      />
    </>
  );
}
