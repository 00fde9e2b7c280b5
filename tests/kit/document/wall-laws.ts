import { expect } from 'vitest';
import type { Made, Sent, Trial } from '#tests/kit/document/trial.ts';
import type { Who } from '#tests/kit/shop.ts';

/** Another shop has none of it; a number that was never given is not found. */
export async function seenElsewhere(trial: Trial, made: Made, who: Who): Promise<void> {
  const { document, spec } = trial;
  const { never: isKept } = spec.cancel;
  const one: Sent = { call: document.one!, params: made.params };
  const cancel = isKept ? one : trial.cancelOf(made);
  const elsewhere = { toko: 'PST' } as const;
  await trial.refused(() => trial.send('OWN', cancel, elsewhere), 404, /_TIDAK_ADA$/);
  if (document.one) {
    const answer = await trial.send('OWN', one, elsewhere);
    expect(answer.status, answer.text).toBe(404);
  }
  const never = { ...cancel, params: { ...made.params, no: `${made.no.slice(0, -3)}ZZZ` } };
  const missing = `${spec.name.toUpperCase()}_TIDAK_ADA`;
  await trial.refused(() => trial.send(who, never), 404, missing);
}
