import { Refused } from '#tests/kit/client.ts';
import type { Person } from '#tests/kit/shop.ts';

/** A write as an approval of it names it: its path is relative to the base. */
export type Tulisan = {
  readonly path: string;
  readonly method?: string;
  readonly body?: unknown;
  readonly catatan?: string;
};

/** What `who` hears who asks for an approval of this write. */
export const minta = (who: Person, { path, method = 'POST', ...more }: Tulisan) =>
  who.raw('POST', 'otorisasi', { method, path: `/api/v1/${path}`, ...more });

/** The approval of this write, asked by one and given by another, not spent; a no is thrown. */
export async function izin(who: Person, by: Person, write: Tulisan): Promise<string> {
  const asked = await minta(who, write);
  if (asked.status >= 400) throw new Refused(asked.status, asked.body ?? {});
  const { keystore } = asked.body.data as { keystore: string };
  const answered = await by.raw('POST', `otorisasi/${keystore}/setujui`, {});
  if (answered.status >= 400) throw new Refused(answered.status, answered.body ?? {});
  return keystore;
}
