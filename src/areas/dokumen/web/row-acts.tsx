import type { ReactNode } from 'react';
import { IconPrinter, IconReceipt, IconX } from '@tabler/icons-react';
import { t } from '#kit/web/base/text.ts';
import { IconButton } from '#kit/web/frame/button.tsx';

type Props = {
  no: string;
  onStruk: () => void;
  onCetakUlang?: (() => void) | undefined;
  /** Left out where the document can no longer be cancelled. */
  onBatal?: () => void;
  /** A further act of the kind, before the cancel. */
  children?: ReactNode;
};

/** Paper, further paper, and cancellation of one document of money. */
export const RowActs = ({ no, onStruk, onCetakUlang, onBatal, children }: Props) => (
  <>
    <IconButton label={t('Bukti {no}', { no })} size={28} onClick={onStruk}>
      <IconReceipt size={17} stroke={1.7} aria-hidden />
    </IconButton>
    {onCetakUlang && (
      <IconButton label={t('Cetak ulang {no}', { no })} size={28} onClick={onCetakUlang}>
        <IconPrinter size={17} stroke={1.7} aria-hidden />
      </IconButton>
    )}
    {children}
    {onBatal && (
      <IconButton label={t('Batalkan {no}', { no })} size={28} onClick={onBatal}>
        <IconX size={17} stroke={1.7} aria-hidden />
      </IconButton>
    )}
  </>
);
