import { useState } from 'react';
import { formatRupiah } from '#kit/rules/format.ts';
import { minus } from '#kit/rules/quantity.ts';
import type { Problem } from '#kit/web/api/problem.ts';
import { t } from '#kit/web/base/text.ts';
import { toast } from '#kit/web/feedback/toast.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import { UangDialog } from '#areas/penjualan/web/titipan/uang-dialog.tsx';
import { bayarServiceDocument } from '#areas/service/contract/bayar-service.document.ts';
import { bayarActs } from '#areas/service/web/acts.ts';
import type { Service } from '#areas/service/web/service-body.tsx';

/** A further DP: any amount up to what the work costs (D-37.2). */
export function BayarDialog({ service, onClose }: { service: Service; onClose: () => void }) {
  const [said, setSaid] = useState<string>();
  const { no_service, ongkos, dp_rp } = service;
  const write = useWrite(bayarServiceDocument.makes.bayar, {
    refresh: bayarActs.lists,
    onProblem: ({ message }: Problem) => {
      setSaid(message);
      return true;
    },
    after: (made) => {
      onClose();
      toast.success(
        made.kembali > 0
          ? t('DP diterima, kembali {uang}', { uang: formatRupiah(made.kembali) })
          : t('DP diterima'),
      );
      bayarActs.print(made);
    },
  });
  return (
    <UangDialog
      title={t('Tambah DP service {no}', { no: no_service })}
      label={t('Sisa ongkos')}
      tagihan={minus(ongkos, dp_rp)}
      sebagian
      act={t('Terima DP')}
      busy={write.busy}
      said={said && t(said)}
      onSend={(pembayaran) =>
        void write.send({ params: { induk: no_service }, body: { pembayaran } })
      }
      onClose={onClose}
    />
  );
}
