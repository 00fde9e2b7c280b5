import { mark } from '#kit/web/base/text.ts';
import { waitingDocument } from '#areas/dokumen/web/waiting/waiting-kind.tsx';
import { WaitingScreen } from '#areas/dokumen/web/waiting/waiting-screen.tsx';
import { serviceDocument } from '#areas/service/contract/terima-service.document.ts';
import { serviceActs } from '#areas/service/web/acts.ts';
import { dpPart } from '#areas/service/web/dp.tsx';
import { ServiceBody } from '#areas/service/web/service-body.tsx';

const { no_service, input_date, nama_customer, nama_sales, qty, berat, ongkos } =
  serviceDocument.row;
const COLUMNS = { no_service, input_date, nama_customer, nama_sales, qty, berat, ongkos };
const KINDS = [
  waitingDocument(serviceDocument, {
    ...dpPart,
    Body: ServiceBody,
    due: ({ ongkos: amount }) => ({ label: mark('Perkiraan ongkos'), amount }),
    acts: serviceActs,
    question: mark('Belum ada uang yang berpindah, barang dikembalikan kepada customer.'),
  }),
];

/** Jobs that wait for their cashier, who receives the DP (D-37.1). */
export default function ValidasiServiceScreen() {
  return <WaitingScreen kinds={KINDS} name="validasi-service" domain="service" columns={COLUMNS} />;
}
