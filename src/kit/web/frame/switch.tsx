import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import css from '#kit/web/frame/switch.module.css';
import { inTurn } from '#kit/rules/lists.ts';

type Props<V extends string> = {
  label: string;
  /** What there is to choose between, in its order, with words that are already translated. */
  choices: readonly (readonly [value: V, words: ReactNode])[];
  value: V;
  onChange: (value: V) => void;
  /** Is by itself above what it switches, with the gutter of a panel. */
  inset?: boolean;
};

/** A few views of one thing, side by side: one Tab stop, the arrows switch. */
export function Switch<V extends string>({ label, choices, value, onChange, inset }: Props<V>) {
  const row = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const at = choices.findIndex(([one]) => one === value);
    const next = (at + step + choices.length) % choices.length;
    onChange(inTurn(choices, next)[0]);
    row.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div
      ref={row}
      className={css.switch}
      data-inset={inset || undefined}
      role="tablist"
      aria-label={label}
    >
      {choices.map(([one, words]) => (
        <button
          key={one}
          type="button"
          role="tab"
          aria-selected={one === value}
          tabIndex={one === value ? 0 : -1}
          onClick={() => onChange(one)}
          onKeyDown={onKeyDown}
        >
          {words}
        </button>
      ))}
    </div>
  );
}
