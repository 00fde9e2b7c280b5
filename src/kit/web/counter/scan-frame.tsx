import { IconScan } from '@tabler/icons-react';
import { useEffect, useState, type ReactNode } from 'react';
import { Kbd } from '#kit/web/frame/kbd.tsx';
import { SCANNED } from '#kit/web/counter/scanned.ts';
import css from '#kit/web/counter/scan.module.css';

type Props = {
  /** What the last scan did: 'KJ1A0001 masuk nota'; shown here and read aloud. */
  said?: ReactNode;
  tone?: 'good' | 'bad';
  children: ReactNode;
};

/**
 * The frame of a scan field: its sign, the field itself, what the last scan did, and its key. A
 * refusal is shown whole, on a line of its own, until the next key is pressed in the field.
 */
export function ScanFrame({ said, tone = 'good', children }: Props) {
  const [read, setRead] = useState(false);
  useEffect(() => {
    const anew = () => setRead(false);
    anew();
    window.addEventListener(SCANNED, anew);
    return () => window.removeEventListener(SCANNED, anew);
  }, [said]);
  return (
    <div
      className={css.field}
      onKeyDownCapture={({ key }) => setRead(key !== 'Enter' && key !== 'Tab')}
    >
      <IconScan size={20} stroke={1.6} aria-hidden />
      {children}
      <span className={css.said} data-tone={tone} role="status">
        {tone === 'bad' && read ? null : said}
      </span>
      <Kbd>F2</Kbd>
    </div>
  );
}
