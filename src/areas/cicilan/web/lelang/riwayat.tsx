import type { ReactNode } from 'react';
import { mark } from '#kit/web/base/text.ts';
import { cicilanDocument } from '#areas/cicilan/contract/cicilan.document.ts';
import { lelangCicilanDocument } from '#areas/cicilan/contract/lelang/lelang.document.ts';
import { lelangActs } from '#areas/cicilan/web/acts.ts';
import { openKelebihan } from '#areas/cicilan/web/buka.ts';
import { DaftarLelang } from '#areas/dokumen/web/late/daftar-lelang.tsx';

/** What became of the goods waits in the chooser. */
const ASIDE = ['qty', 'berat', 'sudah_bayar', 'sisa', 'biaya'] as const;
const SHOWN = ['qty', 'berat', 'sudah_bayar', 'sisa', 'hasil_lelang', 'biaya'] as const;

/** DaftarLelang of contracts (D-38.4). */
export const Riwayat = ({ tabs }: { tabs?: ReactNode }) => (
  <DaftarLelang
    tabs={tabs}
    of={lelangCicilanDocument}
    parent={cicilanDocument}
    acts={lelangActs}
    name="riwayat-lelang-cicilan"
    domain="penjualan"
    search={mark('No lelang, no cicilan, customer')}
    shown={SHOWN}
    aside={ASIDE}
    payOut={openKelebihan}
  />
);
