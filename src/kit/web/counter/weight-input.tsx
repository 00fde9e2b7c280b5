import { lazy, Suspense, useRef } from 'react';
import type { Miligram } from '#kit/rules/quantity.ts';
import { hasScale } from '#kit/web/counter/has-scale.ts';
import type { InputProps } from '#kit/web/input/input-props.ts';
import { GramInput } from '#kit/web/input/number-input.tsx';
import css from '#kit/web/counter/weight-input.module.css';

const ScaleButton = lazy(async () => ({
  default: (await import('#kit/web/counter/scale-button.tsx')).ScaleButton,
}));

/**
 * Grams, typed or taken from the scale, where the browser can hear one. The field is the same from the first
 * moment on: only the button may come later, so that a figure that is being typed is not lost.
 */
export function WeightInput(props: InputProps<Miligram>) {
  const box = useRef<HTMLSpanElement>(null);
  // Enter then saves, and does not ask the scale once more.
  const back = () => requestAnimationFrame(() => box.current?.querySelector('input')?.focus());
  if (!hasScale()) return <GramInput {...props} />;
  return (
    <span ref={box} className={css.row} data-bare={props.bare || undefined}>
      <GramInput {...props} />
      <Suspense>
        <ScaleButton
          size={props.bare ? 28 : 32}
          disabled={props.disabled}
          onWeight={props.onChange}
          onDone={back}
        />
      </Suspense>
    </span>
  );
}
