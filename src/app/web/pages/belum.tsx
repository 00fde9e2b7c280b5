import { IconHourglass } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { t } from '#kit/web/base/text.ts';
import { StateBlock } from '#kit/web/mark/state-block.tsx';

type Props = { readonly title: string; readonly keterangan?: string | undefined };

/** A screen that the requirement has and the product not yet: its name, and what it will do. */
export const Belum = ({ title, keterangan }: Props) => (
  <StateBlock
    icon={<IconHourglass size={28} stroke={1.6} aria-hidden />}
    title={t('{halaman} belum tersedia', { halaman: t(title) })}
    text={[keterangan && t(keterangan), t('Bagian ini belum ada di Kilau.')]
      .filter(Boolean)
      .join(' ')}
  >
    <Link to="/home">{t('Ke beranda')}</Link>
  </StateBlock>
);
