import { IconMapOff } from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import { t } from '#kit/web/base/text.ts';
import { StateBlock } from '#kit/web/mark/state-block.tsx';
import { belumAt } from '#areas/toko/contract/belum.ts';
import { Belum } from '#app/web/pages/belum.tsx';

/** An address that is wrong, or one of a screen that the product does not have yet. */
const NotFound = () => {
  const belum = belumAt(useLocation({ select: ({ pathname }) => pathname }));
  return belum ? (
    <Belum {...belum} />
  ) : (
    <StateBlock
      icon={<IconMapOff size={28} stroke={1.6} aria-hidden />}
      title={t('Halaman tidak ditemukan')}
      text={t(
        'Alamat ini tidak ada di aplikasi. Mungkin salah ketik, atau halamannya sudah pindah.',
      )}
    >
      <Link to="/home">{t('Ke beranda')}</Link>
    </StateBlock>
  );
};

export default NotFound;
