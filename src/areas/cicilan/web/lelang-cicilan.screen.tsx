import type { ReactNode } from 'react';
import { mark } from '#kit/web/base/text.ts';
import { tabbed } from '#kit/web/frame/tabs.tsx';
import { kelebihanCicilanDocument } from '#areas/cicilan/contract/lelang/kelebihan.document.ts';
import { kelebihanActs } from '#areas/cicilan/web/acts.ts';
import { openKelebihan } from '#areas/cicilan/web/buka.ts';
import { Riwayat } from '#areas/cicilan/web/lelang/riwayat.tsx';
import { Tunggak } from '#areas/cicilan/web/lelang/tunggak.tsx';
import { PAID_WORDS, paidColumns } from '#areas/uang/web/surplus/paid.ts';
import { PaySide } from '#areas/cicilan/web/pay-side.tsx';

const COLUMNS = paidColumns('no_cicilan');
const Kelebihan = ({ tabs }: { tabs?: ReactNode }) => (
  <PaySide
    {...PAID_WORDS}
    tabs={tabs}
    of={kelebihanCicilanDocument}
    acts={kelebihanActs}
    name="kelebihan-cicilan"
    from="LELANG"
    columns={COLUMNS}
    open={openKelebihan}
  />
);

/** Late contracts: notices that were sent, auctions of their goods, and surpluses owed to customers (D-38.4). */
export default tabbed(
  [
    { label: mark('Menunggak'), of: Tunggak },
    { label: mark('Sudah dilelang'), of: Riwayat },
    { label: mark('Bayar kelebihan'), of: Kelebihan },
  ],
  'F6',
);
