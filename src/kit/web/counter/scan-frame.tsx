import { IconScan } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Kbd } from '#kit/web/frame/kbd.tsx';
import css from '#kit/web/counter/scan.module.css';

type Props = {
  /** What the last scan did: 'KJ1A0001 masuk nota'; shown here and read aloud. */
  said?: ReactNode;
  tone?: 'good' | 'bad';
  children: ReactNode;
};

/** The frame of a scan field: its sign, the field itself, what the last scan did, and its key. */
export const ScanFrame = ({ said, tone = 'good', children }: Props) => (
  <div className={css.field}>
    <IconScan size={20} stroke={1.6} aria-hidden />
    {children}
    <span className={css.said} data-tone={tone} role="status">
      {said}
    </span>
    <Kbd>F2</Kbd>
  </div>
);
