import { readParam } from '#areas/toko/contract/read-param.ts';
import { createElement } from 'react';

import { call } from '#kit/web/api/client.ts';
import { openFile } from '#kit/web/api/file.ts';
import { t } from '#kit/web/base/text.ts';
import { openDialog } from '#kit/web/feedback/dialogs.ts';
import type { Sesi } from '#areas/akses/contract/sesi.api.ts';
import { bacaCetak, cetakStruk, kepalaOf, mintaKertas } from '#areas/akses/web/cetak-struk.ts';
import { withPerson } from '#areas/akses/web/with-person.tsx';
import { ReasonDialog } from '#kit/web/feedback/reason-dialog.tsx';
import { cetakTukarEndpoint, notaTukarPdfEndpoint } from '#areas/tukar/contract/nota-tukar.api.ts';
import {
  cetakUlangTukarEndpoint,
  daftarTukarEndpoint,
  satuTukarEndpoint,
} from '#areas/tukar/contract/tukar.api.ts';
import { strukTukar } from '#areas/tukar/rules/struk-tukar.ts';
import type { DokumenTukar } from '#areas/tukar/web/dokumen/isi-tukar.tsx';

/** The paper of an exchange on the shop's printer. */
export async function cetakTukar(isi: DokumenTukar, sesi: Sesi): Promise<void> {
  const boleh = await mintaKertas(cetakTukarEndpoint, { params: { no: isi.no_tukar } });
  if (!boleh) return;
  const dokumen = { ...isi, cetak_ke: boleh.cetak_ke };
  const cetak = await bacaCetak('TUKAR', sesi);
  const toko = {
    ...kepalaOf(sesi, dokumen.input_date),
    cetak,
    langkah: readParam(sesi.parameter, 'PEMBULATAN'),
    bulan: readParam(sesi.parameter, 'BULAN_BELI_KEMBALI'),
  };
  await cetakStruk([strukTukar(dokumen, toko)], cetak, sesi);
}

export const openNotaTukar = (no: string): Promise<void> =>
  openFile(
    { ...notaTukarPdfEndpoint, path: 'tukar-tambah/:no/nota' },
    { params: { no } },
    '.pdf',
    `NOTA ${no}.pdf`,
  );

/** A copy, with a reason and an approval (D-6.5). */
export const cetakUlangTukar = (no: string, sesi: Sesi): void =>
  void openDialog<void>((close) =>
    withPerson(
      createElement(ReasonDialog, {
        of: cetakUlangTukarEndpoint,
        params: { no },
        title: t('Cetak ulang nota'),
        question: no,
        act: t('Cetak ulang'),
        success: 'Nota dicetak ulang',
        refresh: [daftarTukarEndpoint, satuTukarEndpoint],
        after: () =>
          void call(satuTukarEndpoint, { params: { no } }).then((dokumen) =>
            cetakTukar(dokumen, sesi),
          ),
        onClose: () => close(undefined),
      }),
    ),
  );
