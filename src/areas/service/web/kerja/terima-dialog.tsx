import { mark } from '#kit/web/base/text.ts';
import { serviceDocument } from '#areas/service/contract/terima-service.document.ts';
import { serviceActs } from '#areas/service/web/acts.ts';
import { TakeDpDialog } from '#areas/service/web/dp.tsx';
import type { Service } from '#areas/service/web/service-body.tsx';

/** A job as it waits for its cashier: the DP is a part of the estimate (D-37.1). */
const waitingService = ({ no_service: no, ongkos }: Service) => ({
  no,
  tagihan: ongkos,
  of: serviceDocument.steps.validasi,
  acts: serviceActs,
  words: {
    title: mark('Validasi service {no}'),
    label: mark('Perkiraan ongkos'),
    none: mark('Service divalidasi tanpa DP.'),
    success: 'Service divalidasi',
  },
});

/** A job that waits is received from its card. */
export const TerimaDialog = ({ service, onClose }: { service: Service; onClose: () => void }) => (
  <TakeDpDialog of={waitingService(service)} onClose={onClose} />
);
