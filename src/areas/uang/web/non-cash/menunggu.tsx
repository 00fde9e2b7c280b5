import { useMemo, useState } from 'react';
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { formatInt } from '#kit/rules/format.ts';
import type { Totals } from '#kit/rules/totals.ts';
import { usePage } from '#kit/web/api/query.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { columnsOf } from '#kit/web/grid/columns.ts';
import { Grid } from '#kit/web/grid/grid.tsx';
import { GridTools } from '#kit/web/grid/grid-tools.tsx';
import { Pager } from '#kit/web/grid/pager.tsx';
import { useGridView } from '#kit/web/grid/use-grid-view.ts';
import { RefInput } from '#kit/web/input/ref-input.tsx';
import { SearchInput } from '#kit/web/input/search-input.tsx';
import { SelectInput } from '#kit/web/input/select-input.tsx';
import { EmptyBlock } from '#kit/web/mark/state-block.tsx';
import {
  JENIS_NON_CASH,
  menungguCairEndpoint,
  menungguRow,
} from '#areas/uang/contract/non-cash.api.ts';
import { saringRekening } from '#areas/uang/contract/saring-rekening.ts';
import { kunciBayar } from '#areas/uang/rules/non-cash.ts';
import { FormCair } from '#areas/uang/web/non-cash/form-cair.tsx';
import { BesideForm } from '#areas/buku/web/document/beside-form.tsx';
import css from '#areas/uang/web/uang.module.css';

type Row = AnswerOf<typeof menungguCairEndpoint>[number];
const LIMIT = 200;
const {
  no_dokumen,
  tgl_system,
  umur_hari,
  jenis: cara,
  nama_bank,
  keterangan,
  ...sisa
} = menungguRow;
const { jumlah_gesek_rp, biaya_bank, dana_masuk, no_rekening: rekening, input_by } = sisa;
const KOLOM = {
  no_dokumen,
  tgl_system,
  umur_hari,
  jenis: cara,
  nama_bank,
  keterangan,
  jumlah_gesek_rp,
  biaya_bank,
  dana_masuk,
  no_rekening: rekening,
  input_by,
};
const JENIS = [
  { value: 'ALL', label: 'SEMUA' },
  ...Object.entries(JENIS_NON_CASH).map(([value, label]) => ({ value, label })),
];
const SORT = ['tgl_system', 'jumlah_gesek_rp'];
const CELLS: Readonly<Record<string, object>> = {
  no_dokumen: { width: 150 },
  tgl_system: { width: 92 },
  jenis: { width: 76 },
  nama_bank: { width: 100 },
  jumlah_gesek_rp: { width: 116 },
  biaya_bank: { width: 96 },
  dana_masuk: { width: 116 },
  input_by: { width: 90 },
  no_rekening: { width: 116 },
  keterangan: { width: 110 },
  umur_hari: {
    width: 64,
    cell: (row: Row) => (
      <span className={row.umur_hari > 3 ? css.out : undefined}>
        {t('{n} hari', { n: formatInt(row.umur_hari) })}
      </span>
    ),
  },
};

/** Payments that wait, ticked as the statement names them, beside what they come to. */
export function Menunggu() {
  const person = usePerson();
  const [jenis, setJenis] = useState('ALL');
  const [no_rekening, setRekening] = useState<string | null>('ALL');
  const [q, setQ] = useState('');
  const [sort, setSort] = useState('tgl_system');
  const [skip, setSkip] = useState(0);
  const [dipilih, setDipilih] = useState<ReadonlySet<string>>(new Set());
  const { data, error, isPending, refetch } = usePage(menungguCairEndpoint, {
    query: {
      jenis,
      no_rekening: no_rekening ?? 'ALL',
      q: q || undefined,
      sort,
      skip,
      limit: LIMIT,
    },
    keep: true,
    staleTime: 0,
  });
  const columns = useMemo(
    () =>
      columnsOf<Row>(KOLOM, person, ['no_dokumen']).map((one) => ({
        ...one,
        sortable: SORT.includes(one.id),
        ...CELLS[one.id],
      })),
    [person],
  );
  const view = useGridView('validasi-non-cash', columns);
  const rows = data?.data ?? [];
  const saring = (change: () => void) => {
    change();
    setSkip(0);
    setDipilih(new Set());
  };
  return (
    <BesideForm
      label={t('Uang yang masuk')}
      form={
        <FormCair
          dipilih={rows.filter((row) => dipilih.has(kunciBayar(row)))}
          onDone={() => setDipilih(new Set())}
        />
      }
    >
      <section className={css.list} aria-label={t('Menunggu validasi')}>
        <div className={css.filter}>
          <SelectInput
            label={t('Jenis')}
            width={130}
            options={JENIS}
            searchable={false}
            value={jenis}
            onChange={(next) => saring(() => setJenis(next ?? 'ALL'))}
          />
          <RefInput
            label={t('Rekening')}
            width={190}
            source={saringRekening.no_rekening.source!}
            all
            value={no_rekening}
            onChange={(next) => saring(() => setRekening(next))}
          />
          <SearchInput
            label={t('Cari nomor atau customer')}
            value={q}
            onChange={(next) => saring(() => setQ(next))}
          />
          <GridTools view={view} slim />
        </div>
        <Grid
          label={t('Menunggu validasi')}
          view={view}
          lines={rows.map((row) => ({ kind: 'row' as const, row }))}
          rowKey={kunciBayar}
          sort={sort}
          onSort={setSort}
          loading={isPending}
          error={error}
          onRetry={() => void refetch()}
          selected={dipilih}
          onSelect={setDipilih}
          totals={
            data && rows.length > 0
              ? {
                  label: t('{n} pembayaran menunggu', { n: formatInt(data.count) }),
                  values: data.total as Totals,
                }
              : undefined
          }
          empty={
            <EmptyBlock
              title={t('Tidak ada yang menunggu')}
              text={t(
                'Kartu dan transfer yang diterima kasir menunggu di sini sampai uangnya masuk.',
              )}
            />
          }
        />
        <Pager skip={skip} limit={LIMIT} count={data?.count ?? 0} onSkip={setSkip} />
      </section>
    </BesideForm>
  );
}
