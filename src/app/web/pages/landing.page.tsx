import { IconSparkles } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { StateBlock } from '#kit/web/mark/state-block.tsx';
import { useSesi } from '#areas/akses/web/sesi.ts';
import { groupsFor, isShownPath } from '#app/web/menu.ts';

/** The page after login for a user without any menu (D-34.6); a user who has one is shown the way to it. */
export default function LandingPage() {
  const person = usePerson();
  const { akses } = useSesi().user;
  const ada = groupsFor(person, isShownPath(akses)).some(({ name }) => name !== 'Beranda');
  return (
    <StateBlock
      icon={<IconSparkles size={28} stroke={1.6} aria-hidden />}
      title={t('Selamat datang, {nama}', { nama: person.nama })}
      text={
        ada
          ? t('Pilih menu di sisi kiri, atau mulai dari beranda.')
          : t(
              'Belum ada menu yang dibuka untuk pengguna ini. Mintalah pemilik toko mengatur hak akses Anda.',
            )
      }
    >
      {ada && <Link to="/home">{t('Ke beranda')}</Link>}
    </StateBlock>
  );
}
