import type { Fields, Schema } from '#kit/contract/field.ts';

/** What a quote says besides head, lines and state of the act. It never answers the customer whom the body names. */
export type QuoteSpec = {
  /** What the call is called, if not after its act. */
  readonly summary?: string;
  /** Fields without which there are no figures: they stay compulsory. */
  readonly needs?: readonly string[];
  /** Figures that the head does not hold, or the lines in another shape. */
  readonly tells?: Fields;
  /** Fields that it takes in another shape (pieces that were not weighed yet), or besides those of the act. */
  readonly body?: Fields;
  /** Where it may be asked, if not where the act is made. */
  readonly menu?: readonly string[];
  /** The whole answer of a call that was published in a shape of its own: the plan's `tells` is of that shape. */
  readonly data?: Schema<unknown>;
};
