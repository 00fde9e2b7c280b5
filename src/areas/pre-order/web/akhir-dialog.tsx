import { t } from '#kit/web/base/text.ts';
import { ReasonDialog } from '#kit/web/feedback/reason-dialog.tsx';
import {
  batalPoEndpoint,
  daftarPoEndpoint,
  selesaiPoEndpoint,
  type PreOrder,
} from '#areas/pre-order/contract/pre-order.api.ts';

type Props = { po: PreOrder; batal: boolean; onClose: () => void };

/** The end of a pre-order before all of it came: cancelled where nothing did, else closed with what is there. */
export const AkhirDialog = ({ po: { no_po, qty, qty_terima }, batal, onClose }: Props) => (
  <ReasonDialog
    of={batal ? batalPoEndpoint : selesaiPoEndpoint}
    params={{ no: no_po }}
    title={batal ? t('Batalkan {no}', { no: no_po }) : t('Selesaikan {no}', { no: no_po })}
    question={
      batal
        ? t('Pre order ini tidak lagi ditunggu.')
        : t('{datang} dari {qty} barang sudah datang; sisanya tidak lagi ditunggu.', {
            datang: qty_terima,
            qty,
          })
    }
    act={batal ? t('Batalkan pre order') : t('Selesaikan pre order')}
    danger={batal}
    success={batal ? 'Pre order dibatalkan' : 'Pre order diselesaikan'}
    refresh={[daftarPoEndpoint]}
    onClose={onClose}
  />
);
