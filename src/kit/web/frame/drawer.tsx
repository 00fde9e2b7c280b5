import { IconX } from '@tabler/icons-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { t } from '#kit/web/base/text.ts';
import { IconButton } from '#kit/web/frame/button.tsx';
import css from '#kit/web/frame/drawer.module.css';

type Props = {
  title: ReactNode;
  /** Under the title, quiet. */
  note?: ReactNode;
  picture?: ReactNode;
  onClose: () => void;
  foot?: ReactNode;
  children: ReactNode;
};

/** A record beside its list, 420 px: it follows while the arrows walk the list, and Esc closes it. */
export function Drawer({ title, note, picture, onClose, foot, children }: Props) {
  const latest = useRef(onClose);
  latest.current = onClose;
  useEffect(() => {
    const heard = (event: KeyboardEvent) => {
      if (
        event.key !== 'Escape' ||
        event.defaultPrevented ||
        document.querySelector('[aria-modal="true"]')
      )
        return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', heard);
    return () => window.removeEventListener('keydown', heard);
  }, []);
  return (
    <aside className={css.drawer} aria-label={typeof title === 'string' ? title : t('Rincian')}>
      <header className={css.head}>
        {picture}
        <div>
          <h2>{title}</h2>
          {note && <p>{note}</p>}
        </div>
        <IconButton label={t('Tutup')} onClick={onClose}>
          <IconX size={18} stroke={1.7} aria-hidden />
        </IconButton>
      </header>
      <div className={css.body}>{children}</div>
      {foot && <footer className={css.foot}>{foot}</footer>}
    </aside>
  );
}

/** A list and its drawer share the height; the list gives way. */
export const WithDrawer = ({ children, drawer }: { children: ReactNode; drawer?: ReactNode }) => (
  <div className={css.split}>
    <div className={css.list}>{children}</div>
    {drawer}
  </div>
);

export type Step = {
  readonly title: ReactNode;
  readonly note?: ReactNode;
  readonly at: ReactNode;
  readonly figure?: ReactNode;
  readonly stone?: 'zamrud' | 'nilam' | 'kecubung' | 'tembaga';
};

/** The life of a thing, newest first; the lozenge has the stone of what happened. */
export const Timeline = ({ steps }: { steps: readonly Step[] }) => (
  <ol className={css.timeline}>
    {steps.map(({ title, note, at, figure, stone }, index) => (
      <li key={index} data-stone={stone}>
        <p>
          <b>{title}</b>
          <span>{at}</span>
          {figure && <b>{figure}</b>}
        </p>
        {note && <p>{note}</p>}
      </li>
    ))}
  </ol>
);
