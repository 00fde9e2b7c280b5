import { mark, t } from '#kit/web/base/text.ts';
import {
  pesananDocument,
  type PesananDokumen,
} from '#areas/service/contract/pesanan/pesanan.document.ts';
import { TakeDpDialog } from '#areas/service/web/dp.tsx';
import { pesananActs } from '#areas/service/web/pesanan/acts.ts';

/** An order as it waits for its cashier: the DP is a part of its total (D-36.1). */
const waitingPesanan = ({ no_pesanan: no, total_harga, no_order }: PesananDokumen) => ({
  no,
  tagihan: total_harga,
  of: pesananDocument.steps.validasi,
  acts: pesananActs,
  words: {
    title: mark('Validasi pesanan {no}'),
    label: mark('Total pesanan'),
    none: mark('Pesanan divalidasi tanpa DP.'),
    success: 'Pesanan divalidasi',
    ...(no_order !== null && {
      held: t('Order {no_order} sudah dibayar di marketplace.', { no_order }),
    }),
  },
});

type Props = { pesanan: PesananDokumen; onClose: () => void };
/** An order that waits is taken from its card. */
export const ValidasiDialog = ({ pesanan, onClose }: Props) => (
  <TakeDpDialog of={waitingPesanan(pesanan)} onClose={onClose} />
);
