import { IconChevronDown, IconEye, IconRefresh, IconX } from '@tabler/icons-react';
import { useEffect, useId, useState, type ReactNode } from 'react';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { usePref } from '#kit/web/base/use-pref.ts';
import { Button, IconButton } from '#kit/web/frame/button.tsx';
import css from '#kit/web/frame/panel.module.css';

type Props = {
  /** 'screen/part': under it this person finds it as it was left on this computer. */
  name: `${string}/${string}`;
  title: string;
  /** Beside the title: how many, until when. */
  note?: ReactNode;
  acts?: ReactNode;
  /** Reads again; locked for two seconds after each press (1§4). */
  onRefresh?: () => unknown;
  /** What may be taken off the screen, until `PanelsBack` brings it back. */
  removable?: boolean;
  /** `edge`: tables bring their own margins. `plain`: it is in a column that has them. */
  fit?: 'edge' | 'plain';
  children: ReactNode;
};

const LOCKED_MS = 2000;
type Kept = Readonly<Record<string, 'shut' | 'gone' | undefined>>;
const NONE: Kept = {};
const useKeptPanels = () => usePref<Kept>(`panel.${usePerson().user_id}`, NONE);

/** A part of a screen that expands, collapses, refreshes and can be taken away (1§2). */
export function Panel({ name, title, note, acts, onRefresh, removable, fit, children }: Props) {
  const [id, head] = [useId(), useId()];
  const [kept, keep] = useKeptPanels();
  const [locked, setLocked] = useState(false);
  useEffect(() => {
    if (!locked) return;
    const timer = setTimeout(() => setLocked(false), LOCKED_MS);
    return () => clearTimeout(timer);
  }, [locked]);
  const state = kept[name];
  if (state === 'gone') return null;
  const turn = (next: Kept[string]) => keep({ ...kept, [name]: next });
  const refresh = () => {
    if (locked) return;
    setLocked(true);
    void onRefresh?.();
  };
  return (
    <section className={css.panel} aria-labelledby={head} data-panel={name} data-fit={fit}>
      <header className={css.head}>
        <h2 id={head}>
          <button
            type="button"
            aria-expanded={!state}
            aria-controls={id}
            onClick={() => turn(state ? undefined : 'shut')}
          >
            <IconChevronDown size={15} stroke={1.8} aria-hidden />
            {title}
          </button>
        </h2>
        {note && <span>{note}</span>}
        {!state && acts}
        <span className={css.keys}>
          {onRefresh && (
            <IconButton
              size={24}
              label={t('Muat ulang {panel}', { panel: title })}
              aria-disabled={locked || undefined}
              onClick={refresh}
            >
              <IconRefresh
                size={15}
                stroke={1.8}
                aria-hidden
                data-turning={locked || undefined}
                className={css.turn}
              />
            </IconButton>
          )}
          {removable && (
            <IconButton
              size={24}
              label={t('Sembunyikan {panel}', { panel: title })}
              onClick={() => {
                turn('gone');
                // The button that was pressed is gone: for a person who works by keys the focus goes to the way back.
                setTimeout(() =>
                  document.querySelector<HTMLElement>('[data-panels-back]')?.focus(),
                );
              }}
            >
              <IconX size={15} stroke={1.8} aria-hidden />
            </IconButton>
          )}
        </span>
      </header>
      <div id={id} hidden={!!state} className={css.body}>
        {!state && children}
      </div>
    </section>
  );
}

/** Brings back the panels that were taken off this screen; nothing while all of them are shown. */
export function PanelsBack({ screen }: { screen: string }) {
  const [kept, keep] = useKeptPanels();
  const gone = Object.keys(kept).filter(
    (name) => name.startsWith(`${screen}/`) && kept[name] === 'gone',
  );
  if (gone.length === 0) return null;
  const back = () => {
    keep({ ...kept, ...Object.fromEntries(gone.map((name) => [name, undefined])) });
    const first = `[data-panel="${gone[0]}"] h2 button`;
    setTimeout(() => document.querySelector<HTMLElement>(first)?.focus());
  };
  return (
    <div className={css.back}>
      <Button
        size="sm"
        look="quiet"
        data-panels-back
        icon={<IconEye size={15} stroke={1.7} aria-hidden />}
        onClick={back}
      >
        {t('Tampilkan lagi {n} panel', { n: gone.length })}
      </Button>
    </div>
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
