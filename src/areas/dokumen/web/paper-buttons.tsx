import { IconFileTypePdf, IconPrinter, IconReceipt } from '@tabler/icons-react';
import { t } from '#kit/web/base/text.ts';
import { useDevices } from '#kit/web/device/settings.ts';
import { IconButton } from '#kit/web/frame/button.tsx';
import type { DocumentActs } from '#areas/dokumen/web/document-acts.tsx';

type Props = {
  acts: Pick<DocumentActs, 'print' | 'pdf' | 'reprint'>;
  row: Readonly<Record<string, unknown>>;
};

/** The paper of an opened document: on this computer's printer where it has one, as a file, and as a copy (D-6.5). */
export function PaperButtons({ acts: { print, pdf, reprint }, row }: Props) {
  const { devices } = useDevices();
  return (
    <>
      {devices.receipt.way !== 'BROWSER' && (
        <IconButton label={t('Cetak')} onClick={() => print(row)}>
          <IconReceipt size={18} stroke={1.6} aria-hidden />
        </IconButton>
      )}
      <IconButton label="PDF" onClick={() => pdf(row)}>
        <IconFileTypePdf size={18} stroke={1.6} aria-hidden />
      </IconButton>
      {reprint && (
        <IconButton label={t('Cetak ulang')} onClick={() => reprint(row)}>
          <IconPrinter size={18} stroke={1.6} aria-hidden />
        </IconButton>
      )}
    </>
  );
}
