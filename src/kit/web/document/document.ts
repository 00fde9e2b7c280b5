import type { ComponentType } from 'react';
import type { Endpoint } from '#kit/contract/endpoint.ts';
import type { Field } from '#kit/contract/field.ts';

/** A kind of document as it is looked at: how one is read, what is in it, what can be done with it. */
export type DocumentOf<D extends { readonly status: string }> = {
  readonly read: Endpoint<{ no: string }, unknown, unknown, D>;
  readonly status: Field;
  readonly Body: ComponentType<{ dokumen: D }>;
  /** `onClose` where it lies over another screen. */
  readonly Acts: ComponentType<{ dokumen: D; onClose?: () => void }>;
};
