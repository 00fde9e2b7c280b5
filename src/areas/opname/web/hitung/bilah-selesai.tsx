import type { ReactNode } from 'react';
import { t } from '#kit/web/base/text.ts';
import { useHotkey } from '#kit/web/base/use-hotkey.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { sense } from '#kit/rules/sentence.ts';
import css from '#areas/opname/web/hitung/hitung.module.css';

type Props = {
  /** How far it is. */
  children: ReactNode;
  label?: string;
  busy?: boolean;
  onSelesai: () => void;
};

/** The lower edge of a count: how far it is, and its end by button or F9. */
export function BilahSelesai({ children, label, busy, onSelesai }: Props) {
  useHotkey('F9', onSelesai, !busy);
  return (
    <footer className={css.bilah}>
      <p role="status">{children}</p>
      <Button look="primary" shortcut="F9" busy={busy} onClick={onSelesai} data-selesai>
        {label ?? t(sense('Selesai', 'akhiri'))}
      </Button>
    </footer>
  );
}

/** Where the focus goes when nothing is left to count. */
export const fokusSelesai = (): void =>
  document.querySelector<HTMLElement>('[data-selesai]')?.focus();
