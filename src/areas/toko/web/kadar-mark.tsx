import { percentText } from '#kit/rules/format.ts';
import type { Persen } from '#kit/rules/quantity.ts';
import css from '#areas/toko/web/kadar-mark.module.css';

/** Copper to pure gold, as on the bench: the highest step that is reached colours the mark. */
const STEPS: readonly (readonly [number, string])[] = [
  [9900, 'murni'],
  [9100, 'k22'],
  [8700, 'k21'],
  [7400, 'k17'],
  [6900, 'k16'],
  [4100, 'k9'],
  [0, 'k8'],
];

/** A small lozenge before the percent; the number carries the meaning. */
export function KadarMark({ kadar, label }: { kadar: Persen; label?: string }) {
  const step = STEPS.find(([from]) => kadar >= from)?.[1];
  return (
    <span className={css.kadar}>
      <i data-step={step} aria-hidden />
      <b>{percentText(kadar)}</b>
      {label && <span>{label}</span>}
    </span>
  );
}
