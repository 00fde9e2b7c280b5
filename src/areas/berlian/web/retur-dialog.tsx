import { t } from '#kit/web/base/text.ts';
import { StepDialog } from '#areas/dokumen/web/act/step-dialog.tsx';
import type { BatuRow } from '#areas/berlian/contract/berlian.api.ts';
import { diambilFields } from '#areas/berlian/contract/berlian.fields.ts';
import {
  keteranganRetur,
  returBerlianDocument,
} from '#areas/berlian/contract/retur-berlian.document.ts';
import { returBerlianActs } from '#areas/berlian/web/acts-berlian.ts';
import { faktaBatu } from '#areas/berlian/web/fakta-batu.ts';

const { carat, butir } = diambilFields;
const BAGIAN = { carat, butir, ...keteranganRetur };

/** A loose stone back to its supplier; of a parcel so many stones and carats of it, all to begin with. */
export const ReturDialog = ({ batu, onClose }: { batu: BatuRow; onClose: () => void }) => {
  const { kode_berlian } = batu;
  const shared = {
    of: returBerlianDocument.makes.retur,
    params: {},
    title: t('Retur berlian {kode}', { kode: kode_berlian }),
    facts: faktaBatu(batu),
    act: t('Retur dan cetak'),
    success: 'Berlian diretur',
    lists: returBerlianActs.lists,
    after: returBerlianActs.print,
    onClose,
  };
  return batu.butir > 1 ? (
    <StepDialog
      {...shared}
      fields={BAGIAN}
      start={{ carat: batu.carat, butir: batu.butir }}
      body={({ keterangan, ...bagian }) => ({ barang: [{ kode_berlian, ...bagian }], keterangan })}
    />
  ) : (
    <StepDialog
      {...shared}
      fields={keteranganRetur}
      body={({ keterangan }) => ({
        barang: [{ kode_berlian, carat: null, butir: null }],
        keterangan,
      })}
    />
  );
};
