import { useState } from 'react';
import type { Problem } from '#kit/web/api/problem.ts';
import { t } from '#kit/web/base/text.ts';
import { YesNoInput } from '#kit/web/input/yes-no-input.tsx';
import { useWrite } from '#kit/web/write/use-write.ts';
import { UangDialog } from '#areas/penjualan/web/titipan/uang-dialog.tsx';
import { serviceDocument } from '#areas/service/contract/terima-service.document.ts';
import { serviceActs } from '#areas/service/web/acts.ts';
import type { Service } from '#areas/service/web/service-body.tsx';
import type { Bayar } from '#areas/uang/rules/pembayaran.ts';

/** A job that waits is received, with the DP that the customer leaves, or none (D-37.1). */
export function TerimaDialog({ service, onClose }: { service: Service; onClose: () => void }) {
  const [said, setSaid] = useState<string>();
  const { no_service, ongkos } = service;
  const write = useWrite(serviceDocument.steps.validasi, {
    success: 'Service divalidasi',
    refresh: serviceActs.lists,
    onProblem: ({ message }: Problem) => {
      setSaid(message);
      return true;
    },
    after: (made) => {
      onClose();
      serviceActs.print(made);
    },
  });
  const [tanpaDp, setTanpaDp] = useState(false);
  const send = (pembayaran: Bayar[]) =>
    void write.send({
      params: { no: no_service },
      body: { pembayaran: pembayaran.length > 0 ? pembayaran : null },
    });
  return (
    <UangDialog
      title={t('Validasi service {no}', { no: no_service })}
      label={t('Perkiraan ongkos')}
      tagihan={ongkos}
      sebagian
      tanpaUang={tanpaDp ? t('Service divalidasi tanpa DP.') : undefined}
      act={tanpaDp ? t('Validasi') : t('Terima DP dan validasi')}
      busy={write.busy}
      said={said && t(said)}
      onSend={send}
      onClose={onClose}
    >
      <YesNoInput
        label={t('Tanpa DP')}
        name="tanpa_dp"
        value={tanpaDp}
        onChange={(next) => setTanpaDp(next ?? false)}
      />
    </UangDialog>
  );
}
