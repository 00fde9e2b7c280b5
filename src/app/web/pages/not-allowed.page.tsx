import { IconLock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { t } from '#kit/web/base/text.ts';
import { StateBlock } from '#kit/web/mark/state-block.tsx';

/** Shown in the place of any screen that this person may not open, or whose module is off. */
const NotAllowed = () => (
  <StateBlock
    tone="bad"
    icon={<IconLock size={28} stroke={1.6} aria-hidden />}
    title={t('Halaman tidak diizinkan')}
    text={t(
      'Anda tidak berhak membuka halaman ini, atau fiturnya belum diaktifkan. Mintalah kepada pemilik toko.',
    )}
  >
    <Link to="/home">{t('Ke beranda')}</Link>
  </StateBlock>
);

export default NotAllowed;
