import type { ReactNode } from 'react';
import { mark } from '#kit/web/base/text.ts';
import { cicilanDocument } from '#areas/cicilan/contract/cicilan.document.ts';
import { tunggakCicilanEndpoint, tunggakRow } from '#areas/cicilan/contract/lelang/lelang.api.ts';
import { openLelang, openPeringatan } from '#areas/cicilan/web/buka.ts';
import { LateGoods } from '#areas/dokumen/web/late/late-goods.tsx';

const SUMS = ['qty', 'berat', 'harga_jual', 'sudah_bayar', 'sisa', 'tunggakan'];
/** Whom to call, what is owed since when, and when the goods may be auctioned. */
const FIRST = [
  'no_cicilan',
  'nama_customer',
  'no_hp',
  'kali_tunggak',
  'tunggakan',
  'tertua',
  'lewat_hari',
  'boleh_lelang',
  'tgl_peringatan',
];
const WIDE = ['qty', 'berat', 'harga_jual', 'sisa'];
const WORDS = {
  scan: mark('Pindai surat cicilan'),
  label: mark('Cicilan menunggak'),
  total: mark('Total {n} cicilan'),
  none: {
    title: mark('Tidak ada cicilan yang menunggak'),
    text: mark('Cicilan muncul di sini sehari setelah angsurannya jatuh tempo.'),
  },
};

/** Contracts that are late, the oldest first; a slip that is scanned opens its auction (D-38.4). */
export const Tunggak = ({ tabs }: { tabs?: ReactNode }) => (
  <LateGoods
    tabs={tabs}
    of={cicilanDocument}
    list={tunggakCicilanEndpoint}
    fields={tunggakRow}
    name="lelang-cicilan"
    domain="penjualan"
    first={FIRST}
    wide={WIDE}
    sums={SUMS}
    words={WORDS}
    auction={openLelang}
    warn={openPeringatan}
    early="warn"
  />
);
