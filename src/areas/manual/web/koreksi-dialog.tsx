import { t } from '#kit/web/base/text.ts';
import { StepDialog } from '#areas/dokumen/web/act/step-dialog.tsx';
import type { BarangManual } from '#areas/manual/contract/barang-manual.api.ts';
import {
  koreksiFields,
  koreksiManualDocument,
} from '#areas/manual/contract/koreksi-manual.document.ts';
import { koreksiManualActs } from '#areas/manual/web/acts-manual.ts';
import { faktaBaris, tempatBaris } from '#areas/manual/web/fakta-baris.ts';

/** What a line was counted and weighed as; an owner agrees to it. */
export const KoreksiDialog = ({ baris, onClose }: { baris: BarangManual; onClose: () => void }) => {
  const { kode_group, kode_dept, kode_gudang, kode_baki } = baris;
  return (
    <StepDialog
      of={koreksiManualDocument.makes.koreksi}
      params={{}}
      fields={koreksiFields}
      start={{ qty: baris.qty, berat: baris.berat }}
      body={(typed) => ({ kode_group, kode_dept, kode_gudang, kode_baki, ...typed })}
      title={t('Koreksi {barang} di {tempat}', {
        barang: baris.nama_group,
        tempat: tempatBaris(baris),
      })}
      facts={faktaBaris(baris)}
      note={t('Koreksi disetujui owner dan tidak dapat dibatalkan.')}
      act={t('Koreksi dan cetak')}
      success="Barang manual dikoreksi"
      lists={koreksiManualActs.lists}
      after={koreksiManualActs.print}
      onClose={onClose}
    />
  );
};
