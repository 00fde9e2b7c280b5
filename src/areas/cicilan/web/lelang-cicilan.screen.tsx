import type { ReactNode } from 'react';
import { mark } from '#kit/web/base/text.ts';
import { tabbed } from '#kit/web/frame/tabs.tsx';
import { kelebihanCicilanDocument } from '#areas/cicilan/contract/lelang/kelebihan.document.ts';
import { kelebihanActs } from '#areas/cicilan/web/acts.ts';
import { openKelebihan } from '#areas/cicilan/web/buka.ts';
import { Riwayat } from '#areas/cicilan/web/lelang/riwayat.tsx';
import { Tunggak } from '#areas/cicilan/web/lelang/tunggak.tsx';
import { PaySide } from '#areas/cicilan/web/pay-side.tsx';

const paid = kelebihanCicilanDocument.row;
const Kelebihan = ({ tabs }: { tabs?: ReactNode }) => (
  <PaySide
    tabs={tabs}
    of={kelebihanCicilanDocument}
    acts={kelebihanActs}
    name="kelebihan-cicilan"
    from="LELANG"
    columns={{
      no_kelebihan: paid.no_kelebihan,
      input_date: paid.input_date,
      no_cicilan: paid.no_cicilan,
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
    }}
    onCicilan={openKelebihan}
  />
);

/** Contracts that is not paid: who was told, what became of the goods, what the customer still gets (D-38.4). */
export default tabbed(
  [
    { label: mark('Menunggak'), of: Tunggak },
    { label: mark('Sudah dilelang'), of: Riwayat },
    { label: mark('Bayar kelebihan'), of: Kelebihan },
  ],
  'F6',
);
