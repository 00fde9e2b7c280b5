import { mark, t } from '#kit/web/base/text.ts';
import { statesOf } from '#areas/dokumen/contract/document.ts';
import type { ListedSpec } from '#areas/dokumen/contract/document-spec.ts';
import { ScanSide, type SideOf } from '#areas/dokumen/web/scan-side.tsx';
import { cicilanDocument, type CicilanDokumen } from '#areas/cicilan/contract/cicilan.document.ts';

/** The state that a contract is in while this is done on it. */
type From = { from: CicilanDokumen['status'] };

/** The slip is scanned, the money taken or paid; beside it what was done today. */
export const PaySide = <W extends ListedSpec>({
  from,
  ...side
}: SideOf<W, CicilanDokumen> & From) => (
  <ScanSide
    {...side}
    parent={cicilanDocument}
    domain="penjualan"
    scan={mark('Pindai surat cicilan')}
    typed={mark('Surat cicilan dipindai, atau nomornya diketik lalu Enter.')}
    refuses={({ no_cicilan: no, status }) =>
      status === from
        ? undefined
        : t('Cicilan {no} berstatus {status}', {
            no,
            status: t(statesOf(cicilanDocument.spec)[status]?.name ?? status),
          })
    }
  />
);
