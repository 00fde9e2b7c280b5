import { IconBarcode } from '@tabler/icons-react';
import { shellWith } from '#kit/web/base/shell.ts';
import { t } from '#kit/web/base/text.ts';
import { IconButton } from '#kit/web/frame/button.tsx';

type Props = { disabled?: boolean; onCode: (code: string) => void };

/** The scanner of the shell that this page runs in (D-49.3), beside a scan field; nothing without one. */
export function ShellScan({ disabled, onCode }: Props) {
  const shell = shellWith('scan');
  if (!shell) return null;
  const scan = async () => {
    const code = ((await shell.scan().catch(() => null)) ?? '').trim();
    if (code) onCode(code);
  };
  return (
    <IconButton
      size={32}
      label={t('Pindai dengan alat ini')}
      disabled={disabled}
      onClick={() => void scan()}
    >
      <IconBarcode size={18} stroke={1.6} aria-hidden />
    </IconButton>
  );
}
