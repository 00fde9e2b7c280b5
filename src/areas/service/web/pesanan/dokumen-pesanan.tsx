import type { DocumentOf } from '#kit/web/document/document.ts';
import { t } from '#kit/web/base/text.ts';
import {
  pesananDocument,
  type PesananDokumen,
} from '#areas/service/contract/pesanan/pesanan.document.ts';
import { pesananActs } from '#areas/service/web/pesanan/acts.ts';
import {
  openAmbilPesanan,
  openBatalPesanan,
  openBayarPesanan,
  openSelesaiPesanan,
  openSerahPesanan,
  openValidasiPesanan,
} from '#areas/service/web/pesanan/buka.ts';
import { PesananBody } from '#areas/service/web/pesanan/pesanan-body.tsx';
import { WorkActs, type WorkOpens } from '#areas/service/web/work-acts.tsx';

const OPENS: WorkOpens<PesananDokumen> = {
  give: openSerahPesanan,
  finish: openSelesaiPesanan,
  fetch: openAmbilPesanan,
  pay: openBayarPesanan,
  cancel: openBatalPesanan,
  take: openValidasiPesanan,
};

/** An order as it is looked at. */
export const dokumenPesanan: DocumentOf<PesananDokumen> = {
  read: pesananDocument.one,
  status: pesananDocument.row.status,
  Body: PesananBody,
  Acts: ({ dokumen }) => (
    <WorkActs
      one={dokumen}
      no={dokumen.no_pesanan}
      spec={pesananDocument.spec}
      acts={pesananActs}
      opens={OPENS}
      owes={dokumen.dp_rp < dokumen.total_harga}
      reject={t('Tolak pesanan ini')}
    />
  ),
};
