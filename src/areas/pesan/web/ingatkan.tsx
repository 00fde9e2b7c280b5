import { IconBell } from '@tabler/icons-react';
import { t } from '#kit/web/base/text.ts';
import { Button } from '#kit/web/frame/button.tsx';

type Props = {
  readonly no_hp: string | null;
  readonly busy: boolean;
  readonly onSend: () => void;
};

/** Reminds the customer of a row in the messenger; without a number there is no button. */
export const Ingatkan = ({ no_hp, busy, onSend }: Props) =>
  no_hp ? (
    <Button
      size="sm"
      look="quiet"
      busy={busy}
      icon={<IconBell size={16} stroke={1.7} aria-hidden />}
      onClick={onSend}
    >
      {t('Ingatkan')}
    </Button>
  ) : null;
