import { t } from '#kit/web/base/text.ts';
import { StepDialog } from '#areas/dokumen/web/act/step-dialog.tsx';
import type { BatuRow } from '#areas/berlian/contract/berlian.api.ts';
import { diambilFields } from '#areas/berlian/contract/berlian.fields.ts';
import {
  pasangBerlianDocument,
  pasangFields,
} from '#areas/berlian/contract/pasang-berlian.document.ts';
import { pasangBerlianActs } from '#areas/berlian/web/acts-berlian.ts';
import { faktaBatu } from '#areas/berlian/web/fakta-batu.ts';

const { carat, butir } = diambilFields;
const BAGIAN = { carat, butir, ...pasangFields };
const { kode_barcode: _, ...LEPAS } = pasangFields;

type Props = { batu: BatuRow; onClose: () => void };

const sharedBy = ({ batu, onClose }: Props) => ({
  params: {},
  facts: faktaBatu(batu),
  note: t('Timbang barangnya sesudah dikerjakan. Supervisor menyetujui.'),
  lists: pasangBerlianActs.lists,
  after: pasangBerlianActs.print,
  onClose,
});

/** A loose stone into a piece; of a parcel so many stones and carats of it, all to begin with. */
export const PasangDialog = (props: Props) => {
  const { batu } = props;
  const { kode_berlian } = batu;
  const shared = {
    ...sharedBy(props),
    of: pasangBerlianDocument.makes.pasang,
    title: t('Pasang berlian {kode}', { kode: kode_berlian }),
    act: t('Pasang dan cetak'),
    success: 'Berlian dipasang',
  };
  return batu.butir > 1 ? (
    <StepDialog
      {...shared}
      fields={BAGIAN}
      start={{ carat: batu.carat, butir: batu.butir }}
      body={({ carat: berapa, butir: banyak, ...typed }) => ({
        ...typed,
        kode_berlian: [kode_berlian],
        bagian: [{ kode_berlian, carat: berapa, butir: banyak }],
      })}
    />
  ) : (
    <StepDialog
      {...shared}
      fields={pasangFields}
      body={(typed) => ({ ...typed, kode_berlian: [kode_berlian], bagian: null })}
    />
  );
};

/** A stone out of its piece, which is weighed after. */
export const LepasDialog = (props: Props) => {
  const { kode_berlian, kode_barcode } = props.batu;
  const barang = kode_barcode ?? '-';
  return (
    <StepDialog
      {...sharedBy(props)}
      of={pasangBerlianDocument.makes.lepas}
      fields={LEPAS}
      body={(typed) => ({ ...typed, kode_barcode: barang, kode_berlian: [kode_berlian] })}
      title={t('Lepas berlian {kode} dari {barang}', { kode: kode_berlian, barang })}
      act={t('Lepas dan cetak')}
      success="Berlian dilepas"
    />
  );
};
