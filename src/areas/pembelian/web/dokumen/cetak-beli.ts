import { createElement } from 'react';
import { call } from '#kit/web/api/client.ts';
import { openFile } from '#kit/web/api/file.ts';
import { t } from '#kit/web/base/text.ts';
import { openDialog } from '#kit/web/feedback/dialogs.ts';
import type { Sesi } from '#areas/akses/contract/sesi.api.ts';
import { bacaCetak, cetakStruk, kepalaOf, mintaKertas } from '#areas/akses/web/cetak-struk.ts';
import { withPerson } from '#areas/akses/web/with-person.tsx';
import { ReasonDialog } from '#kit/web/feedback/reason-dialog.tsx';
import { cetakBeliEndpoint, notaBeliPdfEndpoint } from '#areas/pembelian/contract/nota-beli.api.ts';
import {
  cetakUlangBeliEndpoint,
  daftarPembelianEndpoint,
  pembelianEndpoint,
} from '#areas/pembelian/contract/pembelian.api.ts';
import { strukBeli } from '#areas/pembelian/rules/struk-beli.ts';
import { bacaAlamatNota } from '#areas/penjualan/web/dokumen/cetak-nota.ts';
import type { DokumenBeli } from '#areas/pembelian/web/dokumen/isi-beli.tsx';

/** The strip of a buy-back on the shop's paper. */
export async function cetakBeli(isi: DokumenBeli, sesi: Sesi): Promise<void> {
  const boleh = await mintaKertas(cetakBeliEndpoint, { params: { no: isi.no_faktur_beli } });
  if (!boleh) return;
  const dokumen = { ...isi, cetak_ke: boleh.cetak_ke };
  const cetak = await bacaCetak('PEMBELIAN', sesi);
  const alamat_nota = await bacaAlamatNota(dokumen.no_faktur_beli);
  const toko = { ...kepalaOf(sesi, dokumen.input_date), cetak, alamat_nota };
  await cetakStruk([strukBeli(dokumen, toko)], cetak, sesi);
}

export const openNotaBeli = (no: string): Promise<void> =>
  openFile(
    { ...notaBeliPdfEndpoint, path: 'pembelian/:no/nota' },
    { params: { no } },
    '.pdf',
    `NOTA ${no}.pdf`,
  );

/** A copy, with a reason and an approval (D-6.5). */
export const cetakUlangBeli = (no: string, sesi: Sesi): void =>
  void openDialog<void>((close) =>
    withPerson(
      createElement(ReasonDialog, {
        of: cetakUlangBeliEndpoint,
        params: { no },
        title: t('Cetak ulang nota'),
        question: no,
        act: t('Cetak ulang'),
        success: 'Nota dicetak ulang',
        refresh: [daftarPembelianEndpoint, pembelianEndpoint],
        after: () =>
          void call(pembelianEndpoint, { params: { no } }).then((dokumen) =>
            cetakBeli(dokumen, sesi),
          ),
        onClose: () => close(undefined),
      }),
    ),
  );
