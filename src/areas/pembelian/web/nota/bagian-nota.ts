import { createElement, lazy, type ComponentType, type ReactNode } from 'react';

/** A part of the customer's page of a paper: the owning area lends it (`.lends.ts`). */
type Part = ComponentType<{ kode: string }>;
const bagian = new Map<string, Part>();

/** Loaded when such a paper is looked at. */
export const registerBagianNota = (jenis: string, load: () => Promise<{ default: Part }>): void => {
  bagian.set(jenis, lazy(load));
};

/** What the area of that paper adds, if anything. */
export function bagianNota(jenis: string, kode: string): ReactNode {
  const part = bagian.get(jenis);
  return part ? createElement(part, { kode }) : null;
}
