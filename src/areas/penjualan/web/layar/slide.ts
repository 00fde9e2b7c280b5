import type { Slide } from '#areas/penjualan/web/layar/tayangan.ts';

let baca: (() => Promise<readonly Slide[]>) | undefined;

/** Called in the `.lends.ts` of the area that keeps the shop's pictures. */
export const registerSlide = (read: () => Promise<readonly Slide[]>): void => void (baca = read);

/** What the shop shows while no customer is served. */
export const readSlide = async (): Promise<readonly Slide[]> => (await baca?.()) ?? [];
