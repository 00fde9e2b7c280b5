import type { ReactNode } from 'react';
import { mark } from '#kit/web/base/text.ts';
import { tabbed } from '#kit/web/frame/tabs.tsx';
import { kelebihanDocument } from '#areas/hutang/contract/lelang/kelebihan.document.ts';
import { PaySide } from '#areas/hutang/web/pay-side.tsx';
import { kelebihanActs } from '#areas/hutang/web/lelang/acts.ts';
import { openKelebihan } from '#areas/hutang/web/lelang/buka.ts';
import { CalonLelang } from '#areas/hutang/web/lelang/calon-lelang.tsx';
import { RiwayatLelang } from '#areas/hutang/web/lelang/riwayat-lelang.tsx';

const ASIDE = ['no_lelang', 'input_by'];
const paid = kelebihanDocument.row;
const Kelebihan = ({ tabs }: { tabs?: ReactNode }) => (
  <PaySide
    tabs={tabs}
    of={kelebihanDocument}
    acts={kelebihanActs}
    name="kelebihan-lelang"
    aside={ASIDE}
    columns={{
      no_kelebihan: paid.no_kelebihan,
      input_date: paid.input_date,
      no_faktur_hutang: paid.no_faktur_hutang,
      no_lelang: paid.no_lelang,
      nama_customer: paid.nama_customer,
      penerima: paid.penerima,
      kelebihan: paid.kelebihan,
      input_by: paid.input_by,
    }}
    words={{
      label: mark('Bayar kelebihan'),
      search: mark('Cari nomor, customer, kasir'),
      none: mark('Belum ada kelebihan yang dibayar'),
      hint: mark('Kelebihan lelang yang dibayarkan pada hari ini tercatat di sini.'),
      scan: mark('Pindai surat hutang'),
    }}
    onHutang={openKelebihan}
  />
);

/** Loans that nobody redeemed: who was told, what became of the goods, what the customer still gets (D-35.14). */
export default tabbed(
  [
    { label: mark('Jatuh tempo'), of: CalonLelang },
    { label: mark('Sudah dilelang'), of: RiwayatLelang },
    { label: mark('Bayar kelebihan'), of: Kelebihan },
  ],
  'F6',
);
