import { IconFileTypePdf, IconPrinter } from '@tabler/icons-react';
import { t } from '#kit/web/base/text.ts';
import { Button } from '#kit/web/frame/button.tsx';

type Props = { onPdf: () => void; onUlang: () => void };

/** The paper of a document: the file, or a copy by approval. */
export const TombolKertas = ({ onPdf, onUlang }: Props) => (
  <>
    <Button icon={<IconFileTypePdf size={17} stroke={1.6} aria-hidden />} onClick={onPdf}>
      PDF
    </Button>
    <Button icon={<IconPrinter size={17} stroke={1.6} aria-hidden />} onClick={onUlang}>
      {t('Cetak ulang')}
    </Button>
  </>
);
