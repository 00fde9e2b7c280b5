import { mark } from '#kit/web/base/text.ts';
import { WaitingDocuments } from '#areas/dokumen/web/waiting-documents.tsx';
import { serviceDocument } from '#areas/service/contract/terima-service.document.ts';
import { openBatal } from '#areas/service/web/buka.ts';
import { ServiceBody } from '#areas/service/web/service-body.tsx';
import { TakeDp } from '#areas/service/web/dp.tsx';
import { waitingService } from '#areas/service/web/kerja/terima-dialog.tsx';

const { no_service, input_date, nama_customer, nama_sales, qty, berat, ongkos } =
  serviceDocument.row;
const COLUMNS = { no_service, input_date, nama_customer, nama_sales, qty, berat, ongkos };
const WORDS = {
  label: mark('Menunggu diterima'),
  scan: mark('Pindai atau ketik nomor service, 14 karakter'),
  gone: mark('Service ini tidak menunggu lagi'),
  none: mark('Service yang disimpan sales muncul di sini.'),
  pick: {
    title: mark('Pilih service'),
    text: mark('Pindai surat service, atau pilih dari daftar.'),
  },
};

/** Jobs that wait for their cashier (D-37.1): scan the slip or take the next, receive, print. */
export default function ValidasiServiceScreen() {
  return (
    <WaitingDocuments
      of={serviceDocument}
      name="validasi-service"
      domain="service"
      columns={COLUMNS}
      words={WORDS}
      body={(service) => <ServiceBody dokumen={service} />}
      pay={(service, onDone) => (
        <TakeDp
          key={service.no_service}
          of={waitingService(service)}
          onDone={onDone}
          onRefuse={() => openBatal(service)}
        />
      )}
    />
  );
}
