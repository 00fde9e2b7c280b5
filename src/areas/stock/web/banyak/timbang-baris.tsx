import { IconScaleOutline } from '@tabler/icons-react';
import { useState } from 'react';
import { formatGram } from '#kit/rules/format.ts';
import { t } from '#kit/web/base/text.ts';
import { hasScale } from '#kit/web/counter/has-scale.ts';
import { readScale } from '#kit/web/counter/scale.ts';
import { toast } from '#kit/web/feedback/toast.ts';
import { Button } from '#kit/web/frame/button.tsx';
import type { Lembar } from '#areas/stock/web/banyak/use-lembar.ts';

/** Puts what lies on the scale into the weight of the selected line, and goes to the next line. */
export function TimbangBaris({ lembar }: { lembar: Lembar }) {
  const [waiting, setWaiting] = useState(false);
  if (!hasScale()) return null;
  const ambil = async () => {
    setWaiting(true);
    const berat = await readScale();
    setWaiting(false);
    if (berat === undefined) toast.warning(t('Timbangan tidak terbaca'));
    else lembar.isiBaris('berat', formatGram(berat));
  };
  return (
    <Button
      icon={<IconScaleOutline size={16} stroke={1.7} aria-hidden />}
      disabled={waiting}
      onClick={() => void ambil()}
    >
      {t('Ambil dari timbangan')}
    </Button>
  );
}
