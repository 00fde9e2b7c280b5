import { IconCash } from '@tabler/icons-react';
import { useMemo, useState, type ReactNode } from 'react';
import type { Row } from '#kit/rules/totals.ts';
import { call } from '#kit/web/api/client.ts';
import { mark, t } from '#kit/web/base/text.ts';
import { IconButton } from '#kit/web/frame/button.tsx';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { PagedList } from '#kit/web/grid/paged-list.tsx';
import { SelectInput } from '#kit/web/input/select-input.tsx';
import type { ListedDocument, ListRowOf } from '#areas/dokumen/contract/document-types.ts';
import type { DocumentSpec, ListedSpec } from '#areas/dokumen/contract/document-spec.ts';
import type { DocumentActs } from '#areas/dokumen/web/document-acts.tsx';
import { RowActs } from '#areas/dokumen/web/row-acts.tsx';
import { fieldsOf } from '#areas/dokumen/web/scan-side.tsx';
import type { Read } from '#areas/dokumen/web/use-opened.ts';

const STATES = [
  { value: 'ALL', label: mark('SEMUA') },
  { value: 'BELUM DIAMBIL', label: mark('BELUM DIAMBIL') },
  { value: 'KEDALUWARSA', label: mark('KEDALUWARSA') },
  { value: 'SUDAH DIAMBIL', label: mark('SUDAH DIAMBIL') },
  { value: 'CANC', label: mark('BATAL') },
];
const WORDS = {
  label: 'Sudah dilelang',
  hint: 'Belum ada lelang untuk filter ini.',
  total: mark('Total {n} lelang'),
};
/** What every auction is known by, and what became of its surplus: it is what is asked for. */
const SURPLUS = ['kelebihan', 'kekurangan', 'kelebihan_status'];
const LATER = ['batas_kelebihan', 'tgl_kelebihan'];

type Props<W extends ListedSpec, D> = {
  tabs?: ReactNode;
  of: ListedDocument<W>;
  /** What was auctioned. */
  parent: Read<D> & { readonly spec: Pick<DocumentSpec, 'key'> };
  acts: DocumentActs;
  name: string;
  domain: 'hutang' | 'penjualan';
  search: string;
  /** What it brought, in the list. */
  shown: readonly (keyof ListRowOf<W> & string)[];
  /** Those of it that wait in the chooser. */
  aside: readonly (keyof ListRowOf<W> & string)[];
  payOut: (one: D) => Promise<void>;
};

/** Auctions of all days, with what became of each surplus; cancelled on any day while the goods are untouched. */
export function DaftarLelang<W extends ListedSpec, D>(props: Props<W, D>) {
  const { of, parent, acts, shown, aside, payOut } = props;
  const [status, setStatus] = useState('ALL');
  const on = parent.spec.key;
  const columns = useMemo(
    () =>
      fieldsOf(of.row, [
        'no_lelang',
        'tgl_system',
        on,
        'nama_customer',
        ...shown,
        ...SURPLUS,
        ...LATER,
      ]),
    [of, on, shown],
  );
  const more = useMemo(
    () => Object.fromEntries([...aside, ...LATER].map((id) => [id, { aside: true }])),
    [aside],
  );
  return (
    <Screen>
      <ScreenHead domain={props.domain}>{props.tabs}</ScreenHead>
      <PagedList
        of={of.list}
        name={props.name}
        words={{ ...WORDS, search: props.search }}
        columns={columns}
        more={more}
        pinned="no_lelang"
        sortable={of.spec.list.sort}
        sort="-input_date"
        query={{ status }}
        filters={
          <SelectInput
            label={t('Kelebihan')}
            width={170}
            searchable={false}
            options={STATES}
            value={status}
            onChange={(next) => setStatus(next ?? 'ALL')}
          />
        }
        isMuted={(one) => one.status === 'CANC'}
        actionsWidth={128}
        actions={(one) => (
          <Acts
            row={one}
            acts={acts}
            pay={async () => payOut(await call(parent.one, { params: { no: String(one[on]) } }))}
          />
        )}
      />
    </Screen>
  );
}

const OWED = ['BELUM DIAMBIL', 'KEDALUWARSA'];

/** Its paper, its surplus, and its cancel on any day while the goods are untouched. */
function Acts({ row, acts, pay }: { row: Row; acts: DocumentActs; pay: () => Promise<void> }) {
  const no = String(row.no_lelang);
  const stands = row.status !== 'CANC' && row.kelebihan_status !== 'SUDAH DIAMBIL';
  return (
    <>
      {OWED.includes(String(row.kelebihan_status)) && (
        <IconButton size={28} label={t('Bayar kelebihan {no}', { no })} onClick={() => void pay()}>
          <IconCash size={17} stroke={1.7} aria-hidden />
        </IconButton>
      )}
      <RowActs
        no={no}
        onStruk={() => acts.print(row)}
        onCetakUlang={acts.reprint && (() => acts.reprint?.(row))}
        onBatal={stands ? () => acts.cancel(row) : undefined}
      />
    </>
  );
}
