import { optional, text } from '#kit/contract/field.ts';
import { sourceOf } from '#kit/contract/chosen.ts';
import { t } from '#kit/web/base/text.ts';
import { RefInput } from '#kit/web/input/ref-input.tsx';
import { StepDialog } from '#areas/dokumen/web/act/step-dialog.tsx';
import type { BarangManual } from '#areas/manual/contract/barang-manual.api.ts';
import { jumlahFields } from '#areas/manual/contract/manual.fields.ts';
import {
  pindahManualDocument,
  tujuanManual,
} from '#areas/manual/contract/pindah-manual.document.ts';
import { pindahManualActs } from '#areas/manual/web/acts-manual.ts';
import { faktaBaris, tempatBaris } from '#areas/manual/web/fakta-baris.ts';

const FIELDS = {
  ...tujuanManual,
  ...jumlahFields,
  keterangan: optional(text('Keterangan', { max: 200 })),
};

/** So many pieces of a line, weighed, to another place; all of them to begin with. */
export const PindahDialog = ({ baris, onClose }: { baris: BarangManual; onClose: () => void }) => {
  const { kode_group, kode_dept, kode_gudang: dari_gudang, kode_baki: dari_baki } = baris;
  return (
    <StepDialog
      of={pindahManualDocument.makes.pindah}
      params={{}}
      fields={FIELDS}
      start={{ qty: baris.qty, berat: baris.berat }}
      inputs={{
        kode_baki: ({ value, ...bound }) => (
          <RefInput
            key="kode_baki"
            {...bound}
            source={sourceOf(tujuanManual.kode_baki)}
            value={value as string | null}
            clearable
          />
        ),
      }}
      body={({ qty, berat, ...tujuan }) => ({
        ...tujuan,
        barang: [{ kode_group, kode_dept, dari_gudang, dari_baki, qty, berat }],
      })}
      title={t('Pindah {barang} dari {tempat}', {
        barang: baris.nama_group,
        tempat: tempatBaris(baris),
      })}
      facts={faktaBaris(baris)}
      act={t('Pindahkan dan cetak')}
      success="Barang manual dipindah"
      lists={pindahManualActs.lists}
      after={pindahManualActs.print}
      onClose={onClose}
    />
  );
};
