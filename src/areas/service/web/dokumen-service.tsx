import { IconFileTypePdf, IconPrinter } from '@tabler/icons-react';
import type { DocumentOf } from '#kit/web/document/document.ts';
import { t } from '#kit/web/base/text.ts';
import { useHotkey } from '#kit/web/base/use-hotkey.ts';
import { Button, IconButton } from '#kit/web/frame/button.tsx';
import { mayCancel } from '#areas/dokumen/contract/document.ts';
import { TombolWa } from '#areas/pesan/web/tombol-wa.tsx';
import { serviceDocument } from '#areas/service/contract/terima-service.document.ts';
import { serviceActs } from '#areas/service/web/acts.ts';
import {
  openAmbil,
  openBatal,
  openBayar,
  openSelesai,
  openSerah,
  openTerima,
} from '#areas/service/web/buka.ts';
import { ServiceBody, type Service } from '#areas/service/web/service-body.tsx';

const HERE = ['VALID', 'DITERIMA', 'PROSES'];
const PAYABLE = [...HERE, 'SELESAI'];

/** What can be done with a job from where it is: to the craftsman, finished, fetched. */
function ServiceActs({ dokumen: service }: { dokumen: Service }) {
  const { status, dp_rp, ongkos, no_service } = service;
  const [here, ready, waits] = [HERE.includes(status), status === 'SELESAI', status === 'OPEN'];
  const payable = PAYABLE.includes(status) && dp_rp < ongkos;
  useHotkey('F8', () => void openSerah(service), here);
  useHotkey('F9', () => void next(service), here || ready || waits);
  useHotkey('F10', () => void openBayar(service), payable);
  return (
    <>
      <IconButton label="PDF" onClick={() => serviceActs.print(service)}>
        <IconFileTypePdf size={18} stroke={1.6} aria-hidden />
      </IconButton>
      <IconButton label={t('Cetak ulang')} onClick={() => serviceActs.reprint(service)}>
        <IconPrinter size={18} stroke={1.6} aria-hidden />
      </IconButton>
      <TombolWa small no={no_service} no_hp={service.no_hp} />
      {mayCancel(serviceDocument.spec, status) && (
        <Button look="danger" onClick={() => void openBatal(service)}>
          {waits ? t('Tolak service ini') : t('Batalkan')}
        </Button>
      )}
      {payable && (
        <Button shortcut="F10" onClick={() => void openBayar(service)}>
          {t('Tambah DP')}
        </Button>
      )}
      {here && (
        <>
          <Button shortcut="F8" onClick={() => void openSerah(service)}>
            {status === 'PROSES' ? t('Tambah emas tukang') : t('Ke tukang')}
          </Button>
          <Button look="primary" shortcut="F9" onClick={() => void openSelesai(service)}>
            {t('Selesai')}
          </Button>
        </>
      )}
      {ready && (
        <Button look="primary" shortcut="F9" onClick={() => void openAmbil(service)}>
          {t('Ambil')}
        </Button>
      )}
      {waits && (
        <Button look="primary" shortcut="F9" onClick={() => void openTerima(service)}>
          {t('Validasi')}
        </Button>
      )}
    </>
  );
}

/** The one key goes on with the job, wherever it is. */
const next = (service: Service): Promise<void> =>
  service.status === 'SELESAI'
    ? openAmbil(service)
    : service.status === 'OPEN'
      ? openTerima(service)
      : openSelesai(service);

/** A job as it is looked at. */
export const dokumenService: DocumentOf<Service> = {
  read: serviceDocument.one,
  status: serviceDocument.row.status,
  Body: ServiceBody,
  Acts: ServiceActs,
};
