import { IconSparkles } from '@tabler/icons-react';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { StateBlock } from '#kit/web/mark/state-block.tsx';

/** The page after login for a user without any menu (D-34.6). */
export default function LandingPage() {
  const { nama } = usePerson();
  return (
    <StateBlock
      icon={<IconSparkles size={28} stroke={1.6} aria-hidden />}
      title={t('Selamat datang, {nama}', { nama })}
      text={t(
        'Belum ada menu yang dibuka untuk user ini. Mintalah kepada pemilik toko untuk mengatur hak akses Anda.',
      )}
    />
  );
}
