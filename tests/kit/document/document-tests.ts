import { describe } from 'vitest';
import type { Document } from '#areas/dokumen/contract/document-types.ts';
import type { DocumentSpec } from '#areas/dokumen/contract/document-spec.ts';
import { cancelLaws } from '#tests/kit/document/cancel-laws.ts';
import { dayLaws } from '#tests/kit/document/day-laws.ts';
import { lifeLaws } from '#tests/kit/document/life-laws.ts';
import { parentLaws, stepLaws, waitingLaws } from '#tests/kit/document/state-laws.ts';
import type { AnySamples, Samples } from '#tests/kit/document/sample.ts';
import { Trial, type Calls } from '#tests/kit/document/trial.ts';
import type { Shop } from '#tests/kit/shop.ts';

/**
 * What every kind of document owes to its declaration, proved by one sample for each way of making it. Rights of each
 * level, sessions and modules are asked of every call by `tests/hak-akses.test.ts`, odd bodies by the fuzz.
 */
export function documentTests<const W extends DocumentSpec>(
  document: Document<W>,
  samples: Samples<W>,
  shop: () => Shop,
): void {
  // From here on its columns are names: the types above held the samples to them.
  const trial = new Trial(document as unknown as Calls, samples as unknown as AnySamples, shop);
  describe(`${document.spec.title} (${document.spec.api})`, () => {
    for (const name of Object.keys(document.spec.makes))
      describe(document.spec.makes[name]!.summary, () => {
        lifeLaws(trial, name);
        cancelLaws(trial, name);
      });
    // Every way of making it asks the parent's state by one line of the engine.
    if (trial.spec.on) parentLaws(trial, Object.keys(document.spec.makes)[0]!);
    waitingLaws(trial);
    stepLaws(trial);
    dayLaws(trial);
  });
}
