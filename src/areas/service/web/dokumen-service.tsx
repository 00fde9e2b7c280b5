import type { DocumentOf } from '#kit/web/document/document.ts';
import { t } from '#kit/web/base/text.ts';
import { serviceDocument } from '#areas/service/contract/terima-service.document.ts';
import { serviceActs } from '#areas/service/web/acts.ts';
import {
  openAmbil,
  openBatal,
  openBayar,
  openSelesai,
  openSerah,
  openTerima,
} from '#areas/service/web/buka.ts';
import { ServiceBody, type Service } from '#areas/service/web/service-body.tsx';
import { WorkActs, type WorkOpens } from '#areas/service/web/work-acts.tsx';

const OPENS: WorkOpens<Service> = {
  give: openSerah,
  finish: openSelesai,
  fetch: openAmbil,
  pay: openBayar,
  cancel: openBatal,
  take: openTerima,
};

/** A job as it is looked at. */
export const dokumenService: DocumentOf<Service> = {
  read: serviceDocument.one,
  status: serviceDocument.row.status,
  Body: ServiceBody,
  Acts: ({ dokumen }) => (
    <WorkActs
      one={dokumen}
      no={dokumen.no_service}
      spec={serviceDocument.spec}
      acts={serviceActs}
      opens={OPENS}
      owes={dokumen.dp_rp < dokumen.ongkos}
      reject={t('Tolak service ini')}
    />
  ),
};
