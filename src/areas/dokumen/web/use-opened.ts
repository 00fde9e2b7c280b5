import { useState } from 'react';
import type { Endpoint } from '#kit/contract/endpoint.ts';
import { call } from '#kit/web/api/client.ts';
import { isProblem } from '#kit/web/api/problem.ts';
import { t } from '#kit/web/base/text.ts';
import { beep } from '#kit/web/counter/sound.ts';
import { focusScan } from '#kit/web/write/focus.ts';

/** Enough of a kind to read one of its documents. */
export type Read<D> = { readonly one: Endpoint<{ no: string }, unknown, unknown, D> };

/** A dialog gives the focus back a moment after it has gone. */
const BACK_MS = 80;

/**
 * Opens what is done with a document by the number of its slip. What refuses it is said at the scan field (`said`),
 * which has the focus at first, and again when the dialog is closed.
 */
export function useOpened<D>(of: Read<D>) {
  const [said, setSaid] = useState<string>();
  const wrong = (why: string): void => {
    beep('missing');
    setSaid(why);
  };
  const open = async (
    no: string,
    then: (one: D) => Promise<void>,
    refuses?: (one: D) => string | undefined,
  ): Promise<void> => {
    setSaid(undefined);
    try {
      const one = await call(of.one, { params: { no: no.toUpperCase() } });
      const why = refuses?.(one);
      if (why) return wrong(why);
      if (refuses) beep('found');
      await then(one);
      setTimeout(focusScan, BACK_MS);
    } catch (problem) {
      if (!isProblem(problem)) throw problem;
      wrong(t(problem.message));
    }
  };
  return { said, open };
}
