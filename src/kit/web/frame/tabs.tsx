import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';
import { keysToScreen } from '#kit/web/base/key-router.ts';
import { t } from '#kit/web/base/text.ts';
import { useHotkey } from '#kit/web/base/use-hotkey.ts';
import { Kbd } from '#kit/web/frame/kbd.tsx';
import css from '#kit/web/frame/tabs.module.css';
import { inTurn } from '#kit/rules/lists.ts';
import { shown } from '#kit/rules/sentence.ts';

/** One side of a screen: what its tab is called (Indonesian), and what is seen behind it. */
export type Tab = {
  readonly label: string;
  /** Puts `tabs` under its own head. */
  readonly of: ComponentType<{ tabs?: ReactNode }>;
};

/** Which side an address names: by its word alone, as it is shown in Indonesian. */
export const placeOf = (sides: readonly Pick<Tab, 'label'>[], tab: string | undefined): number =>
  Math.max(
    sides.findIndex(({ label }) => shown(label) === tab),
    0,
  );

const after = (sides: readonly Tab[], tab: string | undefined): Tab =>
  inTurn(sides, placeOf(sides, tab) + 1);

/**
 * One screen of several sides; the side that is open is part of the address, so that it can be linked to.
 * `next` is a key that goes on to the next of them.
 */
export function tabbed(sides: readonly Tab[], next?: string): ComponentType {
  return function Tabbed() {
    const { tab } = useSearch({ strict: false }) as { tab?: string };
    const navigate = useNavigate();
    const open = inTurn(sides, placeOf(sides, tab));
    const Side = open.of;
    const go = (label: string) =>
      void navigate({ to: '.', search: { tab: shown(label) }, replace: true });
    // From where the address already is: two quick presses go on by two, however late the page is drawn.
    const onward = () =>
      void keysToScreen(
        navigate({
          to: '.',
          search: ({ tab: at }: { tab?: string }) => ({ tab: shown(after(sides, at).label) }),
          replace: true,
        }),
      );
    useHotkey(next ?? '', onward, next !== undefined);
    return (
      <Side
        key={open.label}
        tabs={
          <TabList
            labels={sides.map(({ label }) => label)}
            open={open.label}
            onOpen={go}
            next={next}
          />
        }
      />
    );
  };
}

type Props = {
  labels: readonly string[];
  open: string;
  onOpen: (label: string) => void;
  next?: string;
};

/** The tabs themselves, for a screen that keeps by itself which of them is open. */
export function TabList({ labels, open, onOpen, next }: Props) {
  return (
    <div className={css.tabs} role="tablist" aria-label={t('Bagian')}>
      {labels.map((label) => (
        <button
          key={label}
          type="button"
          role="tab"
          aria-selected={label === open}
          onClick={() => onOpen(label)}
        >
          {t(label)}
        </button>
      ))}
      {next && (
        <span className={css.next}>
          <Kbd>{next}</Kbd>
        </span>
      )}
    </div>
  );
}
