import { IconFileTypePdf, IconPrinter } from '@tabler/icons-react';
import { t } from '#kit/web/base/text.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { useSesi } from '#areas/akses/web/sesi.ts';

const load = () => import('#areas/pembelian/web/dokumen/cetak-beli.ts');

/** The paper of a buy-back: the file, or a copy by approval. */
export function TombolBeli({ no }: { no: string }) {
  const sesi = useSesi();
  return (
    <>
      <Button
        icon={<IconFileTypePdf size={17} stroke={1.6} aria-hidden />}
        onClick={() => void load().then(({ openNotaBeli }) => openNotaBeli(no))}
      >
        PDF
      </Button>
      <Button
        icon={<IconPrinter size={17} stroke={1.6} aria-hidden />}
        onClick={() => void load().then(({ cetakUlangBeli }) => cetakUlangBeli(no, sesi))}
      >
        {t('Cetak ulang')}
      </Button>
    </>
  );
}
