import { IconCash } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import type { Row } from '#kit/rules/totals.ts';
import { call } from '#kit/web/api/client.ts';
import { mark, t } from '#kit/web/base/text.ts';
import { IconButton } from '#kit/web/frame/button.tsx';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { PagedList } from '#kit/web/grid/paged-list.tsx';
import { SelectInput } from '#kit/web/input/select-input.tsx';
import { RowActs } from '#areas/dokumen/web/row-acts.tsx';
import { hutangDocument } from '#areas/hutang/contract/hutang.document.ts';
import { lelangDocument } from '#areas/hutang/contract/lelang/lelang.document.ts';
import { lelangActs } from '#areas/hutang/web/lelang/acts.ts';
import { openKelebihan } from '#areas/hutang/web/lelang/buka.ts';

const { row } = lelangDocument;
const COLUMNS = {
  no_lelang: row.no_lelang,
  tgl_system: row.tgl_system,
  no_faktur_hutang: row.no_faktur_hutang,
  nama_customer: row.nama_customer,
  tujuan: row.tujuan,
  qty: row.qty,
  murni: row.murni,
  jumlah_hutang: row.jumlah_hutang,
  bunga_rp: row.bunga_rp,
  biaya: row.biaya,
  hasil_lelang: row.hasil_lelang,
  kelebihan: row.kelebihan,
  kekurangan: row.kekurangan,
  kelebihan_status: row.kelebihan_status,
  batas_kelebihan: row.batas_kelebihan,
  tgl_kelebihan: row.tgl_kelebihan,
};
/** What became of the goods waits in the chooser: the surplus is what is asked for. */
const MORE = Object.fromEntries(
  [
    'tujuan',
    'qty',
    'murni',
    'jumlah_hutang',
    'bunga_rp',
    'biaya',
    'batas_kelebihan',
    'tgl_kelebihan',
  ].map((id) => [id, { aside: true }]),
);
const STATES = [
  { value: 'ALL', label: mark('SEMUA') },
  { value: 'BELUM DIAMBIL', label: mark('BELUM DIAMBIL') },
  { value: 'KEDALUWARSA', label: mark('KEDALUWARSA') },
  { value: 'SUDAH DIAMBIL', label: mark('SUDAH DIAMBIL') },
  { value: 'CANC', label: mark('BATAL') },
];

const WORDS = {
  label: 'Sudah dilelang',
  search: 'No lelang, no hutang, customer',
  hint: 'Belum ada lelang untuk filter ini.',
  total: mark('Total {n} lelang'),
};

/** Auctions of all days, with what became of each surplus; undone while the goods are untouched. */
export function RiwayatLelang({ tabs }: { tabs?: ReactNode }) {
  const [status, setStatus] = useState('ALL');
  return (
    <Screen>
      <ScreenHead domain="hutang">{tabs}</ScreenHead>
      <PagedList
        of={lelangDocument.list}
        name="riwayat-lelang"
        words={WORDS}
        columns={COLUMNS}
        more={MORE}
        pinned="no_lelang"
        sortable={lelangDocument.spec.list.sort}
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
        actions={(one) => <Acts row={one} />}
      />
    </Screen>
  );
}

const OWED = ['BELUM DIAMBIL', 'KEDALUWARSA'];

/** Its paper, its surplus, and the way back on any day while nobody touched the goods. */
function Acts({ row: one }: { row: Row }) {
  const no = String(one.no_lelang);
  const pay = async () =>
    openKelebihan(await call(hutangDocument.one, { params: { no: String(one.no_faktur_hutang) } }));
  const stands = one.status !== 'CANC' && one.kelebihan_status !== 'SUDAH DIAMBIL';
  return (
    <>
      {OWED.includes(String(one.kelebihan_status)) && (
        <IconButton size={28} label={t('Bayar kelebihan {no}', { no })} onClick={() => void pay()}>
          <IconCash size={17} stroke={1.7} aria-hidden />
        </IconButton>
      )}
      <RowActs
        no={no}
        onStruk={() => lelangActs.print(one)}
        onCetakUlang={() => lelangActs.reprint(one)}
        onBatal={stands ? () => lelangActs.cancel(one) : undefined}
      />
    </>
  );
}
