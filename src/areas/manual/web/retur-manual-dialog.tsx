import { t } from '#kit/web/base/text.ts';
import { StepDialog } from '#areas/dokumen/web/act/step-dialog.tsx';
import type { BarangManual } from '#areas/manual/contract/barang-manual.api.ts';
import { jumlahFields } from '#areas/manual/contract/manual.fields.ts';
import {
  returManualDocument,
  returManualFields,
} from '#areas/manual/contract/retur-manual.document.ts';
import { returManualActs } from '#areas/manual/web/acts-manual.ts';
import { faktaBaris, tempatBaris } from '#areas/manual/web/fakta-baris.ts';

const { kode_supplier, alasan } = returManualFields;
const FIELDS = { kode_supplier, ...jumlahFields, alasan };

/** So many pieces of a line, weighed, back to a supplier; nothing is preset. */
export const ReturManualDialog = ({
  baris,
  onClose,
}: {
  baris: BarangManual;
  onClose: () => void;
}) => {
  const { kode_group, kode_dept, kode_gudang, kode_baki } = baris;
  return (
    <StepDialog
      of={returManualDocument.makes.retur}
      params={{}}
      fields={FIELDS}
      body={({ qty, berat, ...typed }) => ({
        ...typed,
        barang: [{ kode_group, kode_dept, kode_gudang, kode_baki, qty, berat }],
      })}
      title={t('Retur {barang} dari {tempat}', {
        barang: baris.nama_group,
        tempat: tempatBaris(baris),
      })}
      facts={faktaBaris(baris)}
      act={t('Retur dan cetak')}
      success="Retur supplier disimpan"
      lists={returManualActs.lists}
      after={returManualActs.print}
      onClose={onClose}
    />
  );
};
