/**
 * What an act must go through, whichever kind it is: each is one function of the engine or of the area that
 * knows, which adds its name to `tx.guards`. The act names it (`makes.<name>.guards` of a document,
 * `guards` of a plain endpoint), `perform` fails an act that names a guard and answers without it, and
 * `tests/penjaga-dokumen.test.ts` fails a kind whose body prices, weighs or shows without naming one.
 *
 * To add a guard: (1) a line here; (2) `tx.guards.add('<name>')` in the one function that holds the rule;
 * (3) the name on each act that calls it; (4) in the test, which fields of a body ask for it, and the list
 * of the acts that have it.
 */
export const GUARDS = {
  /** Gold is called and priced by its fineness; prices below or above it are agreed to (D-51.16). */
  fineness: 'D-51.16',
  /** Weight or fine gold that goes or comes is within a tolerance, or agreed to (D-51.17). */
  weight: 'D-51.17',
  /** Photos are of this act alone: fresh, the sender's own, of one line (D-51.10). */
  evidence: 'D-51.10',
  /** Money that goes to a customer is within the limits of level, document and day, or agreed to (D-51.6). */
  payout: 'D-51.6',
  /** What belongs to a person serves that person, or another one by a superior's word (D-51.7, D-51.9). */
  owner: 'D-51.9',
  /** A piece heavier than the shop's plausible weight is agreed to, whichever act says its weight (D-51.5). */
  plausible: 'D-51.5',
  /** The labour of a new label is what such pieces usually have, or an owner agrees to less (D-51.16). */
  labour: 'D-51.16',
  /** What belongs to owners is the vendor's people's by an owner's word alone (decision 1252). */
  support: 'decision 1252',
  /** What waited is measured again at the prices and ceilings of the moment in which it counts (D-28.2). */
  waited: 'D-28.2',
} as const;

export type Guard = keyof typeof GUARDS;
