import type { EventKey } from '#app/contract/events.ts';
import type { Shop, Who } from '#tests/kit/shop.ts';

/** One act that somebody else must agree to, ready to be sent. */
export type Perbuatan = {
  who: Who;
  method?: 'POST' | 'PUT';
  path: string;
  body: Record<string, unknown>;
  /** What is different in an approval of other contents; another reason where nothing is said. */
  lain?: object;
  /** Where the contents cannot differ: makes the approved figures wrong instead. */
  geser?: () => Promise<unknown>;
  /** Makes the same act possible once more, so that nothing but the spent approval is in its way. */
  lagi?: () => Promise<unknown>;
  /** What is done is done: how the second one is answered, approval or not. */
  sudah?: string;
};
/** `majukan` lets seconds pass before the act. */
export type Buat = (shop: Shop, majukan?: (detik: number) => void) => Promise<Perbuatan>;
export type Daftar = readonly (readonly [EventKey, Buat])[];

export const alasan = { alasan: 'Salah catat' };

/** The cancel of a document that the owner made alone. */
export const batal =
  (who: Who, path: string, buat: (shop: Shop) => Promise<string>, sudah: string): Buat =>
  async (shop) => ({
    who,
    path: `${path}/${await buat(shop)}/batal`,
    body: alasan,
    sudah,
  });
