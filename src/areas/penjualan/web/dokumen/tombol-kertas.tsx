import { IconFileTypePdf, IconPrinter } from '@tabler/icons-react';
import { t } from '#kit/web/base/text.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { TombolWa } from '#areas/pesan/web/tombol-wa.tsx';

type Props = {
  no: string;
  /** The number on the document, for its message. */
  no_hp: string | null;
  onPdf: () => void;
  onUlang: () => void;
};

/** The paper of a document: the file, a copy by approval, the message to its customer. */
export const TombolKertas = ({ no, no_hp, onPdf, onUlang }: Props) => (
  <>
    <TombolWa no={no} no_hp={no_hp} />
    <Button icon={<IconFileTypePdf size={17} stroke={1.6} aria-hidden />} onClick={onPdf}>
      PDF
    </Button>
    <Button icon={<IconPrinter size={17} stroke={1.6} aria-hidden />} onClick={onUlang}>
      {t('Cetak ulang')}
    </Button>
  </>
);
