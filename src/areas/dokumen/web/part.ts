import type { ReactNode } from 'react';
import type { Rupiah } from '#kit/rules/quantity.ts';

/** The sum of an act as its quote says it, and which way it goes. */
export type Sum = {
  readonly amount: Rupiah;
  /** Paid to the customer. */
  readonly out: boolean;
  readonly onSave: () => void;
};

/** An input that belongs to another area: money, the scale, a photo. */
export type Part<T> = {
  /** What the press does and the sum that it moves, where the input knows them better than the act does. */
  readonly press?: { readonly word: string; readonly sum: Rupiah };
  readonly view: ReactNode;
  /** What was typed; undefined where something is missing, which it says itself. */
  take(): { readonly value: T } | undefined;
};

/** A part brings its input as a hook; the act says the sum. */
export type UsePart<T = unknown> = (sum: Sum) => Part<T>;
