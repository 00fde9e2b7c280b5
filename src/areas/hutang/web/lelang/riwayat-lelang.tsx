import type { ReactNode } from 'react';
import { mark } from '#kit/web/base/text.ts';
import { hutangDocument } from '#areas/hutang/contract/hutang.document.ts';
import { lelangDocument } from '#areas/hutang/contract/lelang/lelang.document.ts';
import { lelangActs } from '#areas/hutang/web/lelang/acts.ts';
import { DaftarLelang } from '#areas/dokumen/web/late/daftar-lelang.tsx';
import { openKelebihan } from '#areas/hutang/web/lelang/buka.ts';

/** What became of the goods waits in the chooser. */
const ASIDE = ['tujuan', 'qty', 'murni', 'jumlah_hutang', 'bunga_rp', 'biaya'] as const;
const SHOWN = [...ASIDE, 'hasil_lelang'] as const;

/** DaftarLelang of loans (D-35.14). */
export const RiwayatLelang = ({ tabs }: { tabs?: ReactNode }) => (
  <DaftarLelang
    tabs={tabs}
    of={lelangDocument}
    parent={hutangDocument}
    acts={lelangActs}
    name="riwayat-lelang"
    domain="hutang"
    search={mark('No lelang, no hutang, customer')}
    shown={SHOWN}
    aside={ASIDE}
    payOut={openKelebihan}
  />
);
