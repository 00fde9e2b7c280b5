import { IconChevronDown, IconRefresh, IconX } from '@tabler/icons-react';
import { useId, useState, type ReactNode } from 'react';
import { t } from '#kit/web/base/text.ts';
import { IconButton } from '#kit/web/frame/button.tsx';
import css from '#kit/web/frame/panel.module.css';

type Props = {
  title: ReactNode;
  acts?: ReactNode;
  /** Reads again; locked for two seconds after each press (1§4). */
  onRefresh?: () => void;
  onRemove?: () => void;
  closed?: boolean;
  children: ReactNode;
};

const LOCKED_MS = 2000;

/** A part of a screen that expands, collapses, refreshes and can be taken away. */
export function Panel({ title, acts, onRefresh, onRemove, closed = false, children }: Props) {
  const id = useId();
  const [open, setOpen] = useState(!closed);
  const [locked, setLocked] = useState(false);
  const refresh = () => {
    setLocked(true);
    setTimeout(() => setLocked(false), LOCKED_MS);
    onRefresh?.();
  };
  return (
    <section className={css.panel}>
      <header className={css.head}>
        <h2>
          <button
            type="button"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            <IconChevronDown size={17} stroke={1.8} aria-hidden />
            {title}
          </button>
        </h2>
        {acts}
        {onRefresh && (
          <IconButton label={t('Muat ulang')} disabled={locked} onClick={refresh}>
            <IconRefresh
              size={16}
              stroke={1.8}
              aria-hidden
              data-turning={locked || undefined}
              className={css.turn}
            />
          </IconButton>
        )}
        {onRemove && (
          <IconButton label={t('Tutup')} onClick={onRemove}>
            <IconX size={16} stroke={1.8} aria-hidden />
          </IconButton>
        )}
      </header>
      <div id={id} hidden={!open} className={css.body}>
        {children}
      </div>
    </section>
  );
}

type Part = { readonly title: ReactNode; readonly children: ReactNode };

/** Panels of which one is open at a time. */
export function Accordion({ parts, name }: { parts: readonly Part[]; name: string }) {
  return (
    <div className={css.accordion}>
      {parts.map(({ title, children }, at) => (
        <details key={at} name={name} open={at === 0}>
          <summary>{title}</summary>
          <div className={css.body}>{children}</div>
        </details>
      ))}
    </div>
  );
}
