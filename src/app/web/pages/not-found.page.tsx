import { IconMapOff } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { t } from '#kit/web/base/text.ts';
import { StateBlock } from '#kit/web/mark/state-block.tsx';

const NotFound = () => (
  <StateBlock
    icon={<IconMapOff size={28} stroke={1.6} aria-hidden />}
    title={t('Halaman tidak ditemukan')}
    text={t('Alamat ini tidak ada di aplikasi. Mungkin salah ketik, atau halamannya sudah pindah.')}
  >
    <Link to="/home">{t('Ke beranda')}</Link>
  </StateBlock>
);

export default NotFound;
