import { useState, type KeyboardEvent } from 'react';
import type { Miligram } from '#kit/rules/quantity.ts';
import { t } from '#kit/web/base/text.ts';
import { messageFor } from '#kit/web/write/check.ts';
import { focusField } from '#kit/web/write/focus.ts';
import { beratDitimbang } from '#areas/hutang/contract/lunas.document.ts';
import { enterTo } from '#areas/uang/web/bayar/enter-to.ts';

type Piece = { readonly urut: number; readonly berat: Miligram | null };

/** The pieces that lay on the scale; the first one that did not holds the act up and gets the focus. */
export function useWeighed<T extends Piece>(barang: readonly T[]) {
  const [tried, setTried] = useState(false);
  return {
    weighed: barang.flatMap((one) =>
      one.berat === null ? [] : [{ ...one, berat: one.berat satisfies Miligram }],
    ),
    saidOfWeight: ({ berat }: Piece) => {
      const message = tried ? messageFor(beratDitimbang, berat) : undefined;
      return message && t(message);
    },
    holdUp: (): boolean => {
      const missing = barang.find(({ berat }) => berat === null);
      if (!missing) return false;
      setTried(true);
      focusField(`berat-${missing.urut}`);
      return true;
    },
  };
}

/** Enter goes from weight to weight: all goods lie beside the scale. */
export function toNextWeight(event: KeyboardEvent, next: { urut: number } | undefined): void {
  const from = event.target as HTMLElement;
  if (next && from.dataset.field?.startsWith('berat-')) enterTo(event, `berat-${next.urut}`);
}
