import { formatRupiah } from '#kit/rules/format.ts';
import { minus } from '#kit/rules/quantity.ts';
import { t } from '#kit/web/base/text.ts';
import { PayDialog } from '#areas/uang/web/bayar/pay-dialog.tsx';
import { bayarServiceDocument } from '#areas/service/contract/bayar-service.document.ts';
import { bayarActs } from '#areas/service/web/acts.ts';
import type { Service } from '#areas/service/web/service-body.tsx';

/** A further DP: any amount up to what the work costs (D-37.2). */
export const BayarDialog = ({ service, onClose }: { service: Service; onClose: () => void }) => (
  <PayDialog
    of={bayarServiceDocument.makes.bayar}
    params={{ induk: service.no_service }}
    title={t('Tambah DP service {no}', { no: service.no_service })}
    label={t('Sisa ongkos')}
    tagihan={minus(service.ongkos, service.dp_rp)}
    sebagian
    act={t('Terima DP')}
    body={(pembayaran) => ({ pembayaran })}
    success={({ kembali }) =>
      kembali > 0
        ? t('DP diterima, kembali {uang}', { uang: formatRupiah(kembali) })
        : t('DP diterima')
    }
    lists={bayarActs.lists}
    after={bayarActs.print}
    onClose={onClose}
  />
);
