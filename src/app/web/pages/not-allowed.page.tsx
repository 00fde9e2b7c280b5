import { IconLock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { MenuRow } from '#kit/contract/menu.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { StateBlock } from '#kit/web/mark/state-block.tsx';
import { whyShut } from '#app/web/pages/why-shut.ts';

/** Shown in the place of any screen that this person may not open, or whose module is off: it says why. */
const NotAllowed = ({ row = {} }: { row?: Pick<MenuRow, 'gate'> }) => (
  <StateBlock
    tone="bad"
    icon={<IconLock size={28} stroke={1.6} aria-hidden />}
    title={t('Halaman tidak diizinkan')}
    text={whyShut(row, usePerson())}
  >
    <Link to="/home">{t('Ke beranda')}</Link>
  </StateBlock>
);

export default NotAllowed;
