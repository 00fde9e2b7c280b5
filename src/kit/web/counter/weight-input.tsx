import { IconScaleOutline } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { Miligram } from '#kit/rules/quantity.ts';
import { t } from '#kit/web/base/text.ts';
import { hasScale, readScale } from '#kit/web/counter/scale.ts';
import { toast } from '#kit/web/feedback/toast.ts';
import { IconButton } from '#kit/web/frame/button.tsx';
import type { InputProps } from '#kit/web/input/input-props.ts';
import { GramInput } from '#kit/web/input/number-input.tsx';
import css from '#kit/web/counter/weight-input.module.css';

/** Grams, typed or taken from the scale as soon as it stands still, where the browser can hear one. */
export function WeightInput(props: InputProps<Miligram>) {
  const [waiting, setWaiting] = useState(false);
  const box = useRef<HTMLSpanElement>(null);
  const take = async () => {
    setWaiting(true);
    const berat = await readScale();
    setWaiting(false);
    if (berat === undefined) toast.warning(t('Timbangan tidak terbaca'));
    else props.onChange(berat);
    // Enter then saves, and does not ask the scale once more.
    requestAnimationFrame(() => box.current?.querySelector('input')?.focus());
  };
  if (!hasScale()) return <GramInput {...props} />;
  return (
    <span ref={box} className={css.row} data-bare={props.bare || undefined}>
      <GramInput {...props} />
      <IconButton
        size={props.bare ? 28 : 32}
        label={t('Ambil dari timbangan')}
        disabled={props.disabled || waiting}
        onClick={() => void take()}
      >
        <IconScaleOutline size={17} stroke={1.7} aria-hidden />
      </IconButton>
    </span>
  );
}
