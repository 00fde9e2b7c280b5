import { text } from '#kit/contract/field.ts';
import { t } from '#kit/web/base/text.ts';
import { openDialog } from '#kit/web/feedback/dialogs.ts';
import { withPerson } from '#areas/akses/web/with-person.tsx';
import { StepDialog } from '#areas/dokumen/web/act/step-dialog.tsx';
import {
  belumDiterimaEndpoint,
  satuKirimanEndpoint,
  selesaiKirimanEndpoint,
  type Kiriman,
} from '#areas/kirim/contract/kiriman.api.ts';

const FIELDS = { alasan: text('Alasan', { min: 3, max: 300 }) };

/** Nothing more comes of a shipment: what is missing is the sender's to settle (D-42.6). */
export const bukaSelesai = (kiriman: Kiriman, after: () => void): void =>
  void openDialog<void>((close) =>
    withPerson(
      <StepDialog
        of={selesaiKirimanEndpoint}
        params={{ no: kiriman.no_kirim }}
        fields={FIELDS}
        title={t('Selesaikan {no}', { no: kiriman.no_kirim })}
        note={t(
          'Yang belum dipindai dinyatakan kurang. Toko asal menyelesaikannya: kembali ke bakinya, atau hilang.',
        )}
        act={t('Nyatakan kurang')}
        success="Kiriman diselesaikan"
        lists={[satuKirimanEndpoint, belumDiterimaEndpoint]}
        after={after}
        onClose={() => close()}
      />,
    ),
  );
