import type { ReactNode } from 'react';
import { formatGram, formatRupiah } from '#kit/rules/format.ts';
import { atLeast, minus, rp } from '#kit/rules/quantity.ts';
import { mark, t } from '#kit/web/base/text.ts';
import type { ListRowOf } from '#areas/dokumen/contract/document-types.ts';
import { serviceDocument } from '#areas/service/contract/terima-service.document.ts';
import { Board } from '#areas/service/web/board.tsx';

type Job = ListRowOf<typeof serviceDocument.spec>;

/** What its customer brings; gold that went in is priced on the day it is fetched. */
function sisaOf({ ongkos, dp_rp, tambah_emas }: Job): string {
  const sisa = formatRupiah(atLeast(rp(0), minus(ongkos, dp_rp)));
  return tambah_emas > 0
    ? t('Sisa {sisa} + emas {berat} g', { sisa, berat: formatGram(tambah_emas) })
    : t('Sisa {sisa}', { sisa });
}

/** Where every piece is now. */
export const PapanService = ({ tabs }: { tabs?: ReactNode }) => (
  <Board
    tabs={tabs}
    domain="service"
    of={serviceDocument}
    peek="service"
    taken={mark('Diterima')}
    cut={mark('Papan hanya menampilkan {n} service dengan janji terdekat. Lainnya ada di daftar.')}
    rest={sisaOf}
  />
);
