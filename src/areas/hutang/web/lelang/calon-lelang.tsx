import type { ReactNode } from 'react';
import { mark } from '#kit/web/base/text.ts';
import { hutangDocument } from '#areas/hutang/contract/hutang.document.ts';
import { calonLelangEndpoint, calonRow } from '#areas/hutang/contract/lelang/lelang.api.ts';
import { openLelang } from '#areas/hutang/web/lelang/buka.ts';
import { openPeringatan } from '#areas/hutang/web/lelang/buka-peringatan.ts';
import { LateGoods } from '#areas/dokumen/web/late/late-goods.tsx';

const SUMS = ['qty', 'berat', 'murni', 'jumlah_hutang', 'bunga_rp', 'total_kewajiban'];
/** Whom to call, what is owed against what the gold fetches, and since when; what that follows from waits aside. */
const FIRST = [
  'no_faktur_hutang',
  'nama_customer',
  'no_hp',
  'berat',
  'total_kewajiban',
  'nilai_rosok',
  'tgl_jatuh_tempo',
  'hari_lewat',
  'boleh_lelang',
  'tgl_peringatan',
];
const WIDE = ['qty', 'murni', 'jumlah_hutang', 'bunga_rp'];
const WORDS = {
  scan: mark('Pindai surat hutang'),
  label: mark('Hutang lewat jatuh tempo'),
  total: mark('Total {n} hutang'),
  none: {
    title: mark('Tidak ada hutang lewat jatuh tempo'),
    text: mark('Hutang muncul di sini sehari setelah jatuh temponya.'),
  },
};

/** Overdue loans, the oldest first; a ticket that is scanned opens its auction. */
export const CalonLelang = ({ tabs }: { tabs?: ReactNode }) => (
  <LateGoods
    tabs={tabs}
    of={hutangDocument}
    list={calonLelangEndpoint}
    fields={calonRow}
    name="lelang-hutang"
    domain="hutang"
    first={FIRST}
    wide={WIDE}
    sums={SUMS}
    words={WORDS}
    auction={openLelang}
    warn={openPeringatan}
    early="auction"
  />
);
