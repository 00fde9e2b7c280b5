import type { ComponentType } from 'react';

/** A part of the customer's page of a paper: whoever owns that kind of paper lends it (`.lends.ts`). */
type Load = () => Promise<{ default: ComponentType<{ kode: string }> }>;
const bagian = new Map<string, Load>();

export const registerBagianNota = (jenis: string, load: Load): void => {
  bagian.set(jenis, load);
};
export const bagianNota = (jenis: string): Load | undefined => bagian.get(jenis);
