import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';
import { t } from '#kit/web/base/text.ts';
import css from '#kit/web/frame/tabs.module.css';

/** One side of a screen: what its tab is called (Indonesian), and what is seen behind it. */
export type Tab = {
  readonly label: string;
  /** Puts `tabs` under its own head. */
  readonly of: ComponentType<{ tabs?: ReactNode }>;
};

/** One screen of several sides; the side that is open stands in the address, so that it can be linked to. */
export function tabbed(sides: readonly Tab[]): ComponentType {
  return function Tabbed() {
    const { tab } = useSearch({ strict: false }) as { tab?: string };
    const navigate = useNavigate();
    const open = sides.find(({ label }) => label === tab) ?? sides[0]!;
    const Side = open.of;
    const go = (label: string) => void navigate({ to: '.', search: { tab: label }, replace: true });
    return (
      <Side
        key={open.label}
        tabs={<TabList labels={sides.map(({ label }) => label)} open={open.label} onOpen={go} />}
      />
    );
  };
}

type Props = { labels: readonly string[]; open: string; onOpen: (label: string) => void };

/** The tabs themselves, for a screen that keeps by itself which of them is open. */
export function TabList({ labels, open, onOpen }: Props) {
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
    </div>
  );
}
