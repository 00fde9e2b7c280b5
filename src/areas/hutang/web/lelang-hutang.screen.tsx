import type { ReactNode } from 'react';
import { mark } from '#kit/web/base/text.ts';
import { tabbed } from '#kit/web/frame/tabs.tsx';
import { kelebihanDocument } from '#areas/hutang/contract/lelang/kelebihan.document.ts';
import { PaySide } from '#areas/hutang/web/pay-side.tsx';
import { kelebihanActs } from '#areas/hutang/web/lelang/acts.ts';
import { openKelebihan } from '#areas/hutang/web/lelang/buka.ts';
import { CalonLelang } from '#areas/hutang/web/lelang/calon-lelang.tsx';
import { PAID_WORDS, paidColumns } from '#areas/uang/web/surplus/paid.ts';
import { RiwayatLelang } from '#areas/hutang/web/lelang/riwayat-lelang.tsx';

const COLUMNS = paidColumns('no_faktur_hutang', 'no_lelang');
const ASIDE = ['no_lelang', 'input_by'] as const;
const Kelebihan = ({ tabs }: { tabs?: ReactNode }) => (
  <PaySide
    {...PAID_WORDS}
    tabs={tabs}
    of={kelebihanDocument}
    acts={kelebihanActs}
    name="kelebihan-lelang"
    columns={COLUMNS}
    aside={ASIDE}
    open={openKelebihan}
  />
);

/**
 * Loans that were not redeemed: which customer was warned, what became of the goods, what the customer still gets
 * (D-35.14).
 */
export default tabbed(
  [
    { label: mark('Jatuh tempo'), of: CalonLelang },
    { label: mark('Sudah dilelang'), of: RiwayatLelang },
    { label: mark('Bayar kelebihan'), of: Kelebihan },
  ],
  'F6',
);
