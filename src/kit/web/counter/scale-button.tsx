import { IconScaleOutline } from '@tabler/icons-react';
import { useState } from 'react';
import type { Miligram } from '#kit/rules/quantity.ts';
import { t } from '#kit/web/base/text.ts';
import { readScale } from '#kit/web/counter/scale.ts';
import { toast } from '#kit/web/feedback/toast.ts';
import { IconButton } from '#kit/web/frame/button.tsx';

type Props = {
  size: 28 | 32;
  disabled?: boolean;
  onWeight: (berat: Miligram) => void;
  onDone: () => void;
};

/** Takes the weight of the scale as soon as it is stable. */
export function ScaleButton({ size, disabled, onWeight, onDone }: Props) {
  const [waiting, setWaiting] = useState(false);
  const take = async () => {
    setWaiting(true);
    const berat = await readScale();
    setWaiting(false);
    if (berat === undefined) toast.warning(t('Timbangan tidak terbaca'));
    else onWeight(berat);
    onDone();
  };
  return (
    <IconButton
      size={size}
      label={t('Ambil dari timbangan')}
      disabled={disabled || waiting}
      onClick={() => void take()}
    >
      <IconScaleOutline size={17} stroke={1.7} aria-hidden />
    </IconButton>
  );
}
