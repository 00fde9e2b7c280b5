import type { ReactNode } from 'react';
import { mark } from '#kit/web/base/text.ts';
import { tabbed } from '#kit/web/frame/tabs.tsx';
import { bayarCicilanDocument } from '#areas/cicilan/contract/bayar.document.ts';
import { bayarActs } from '#areas/cicilan/web/acts.ts';
import { CicilanBaru } from '#areas/cicilan/web/baru/cicilan-baru.tsx';
import { openBayar } from '#areas/cicilan/web/buka.ts';
import { PaySide } from '#areas/cicilan/web/pay-side.tsx';

const PAID = [
  'no_bayar',
  'input_date',
  'no_cicilan',
  'nama_customer',
  'jenis',
  'ke',
  'jumlah',
  'sisa_sesudah',
  'no_faktur_jual',
  'input_by',
] as const;
const Bayar = ({ tabs }: { tabs?: ReactNode }) => (
  <PaySide
    tabs={tabs}
    of={bayarCicilanDocument}
    acts={bayarActs}
    name="bayar-cicilan"
    from="AKTIF"
    columns={PAID}
    label={mark('Bayar cicilan')}
    none={mark('Belum ada cicilan yang dibayar')}
    hint={mark('Pembayaran cicilan pada hari ini tercatat di sini.')}
    open={openBayar}
  />
);

/** Goods paid over months: a new contract, and the money towards one (D-17, D-38). */
export default tabbed(
  [
    { label: mark('Cicilan baru'), of: CicilanBaru },
    { label: mark('Bayar cicilan'), of: Bayar },
  ],
  'F6',
);
