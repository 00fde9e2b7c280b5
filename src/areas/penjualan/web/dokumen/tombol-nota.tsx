import { IconFileTypePdf, IconPrinter } from '@tabler/icons-react';
import { t } from '#kit/web/base/text.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { openPeek } from '#kit/web/frame/peek.ts';
import { openCetakUlang } from '#areas/penjualan/web/dokumen/cetak.ts';
import type { Dokumen } from '#areas/penjualan/web/kasir/use-jual.ts';

const pdf = async (no: string): Promise<void> =>
  (await import('#areas/penjualan/web/dokumen/cetak-nota.ts')).openNotaPdf(no);

/** The paper of a sale: a copy by approval, or the file. */
export const TombolNota = ({ dokumen: { no_faktur_jual, tukar } }: { dokumen: Dokumen }) => (
  <>
    {tukar && (
      <Button onClick={() => void openPeek('tukar', tukar.no_tukar)}>{t('Lihat tukar')}</Button>
    )}
    <Button
      icon={<IconFileTypePdf size={17} stroke={1.6} aria-hidden />}
      onClick={() => void pdf(no_faktur_jual)}
    >
      PDF
    </Button>
    <Button
      icon={<IconPrinter size={17} stroke={1.6} aria-hidden />}
      onClick={() => void openCetakUlang(no_faktur_jual)}
    >
      {t('Cetak ulang')}
    </Button>
  </>
);
