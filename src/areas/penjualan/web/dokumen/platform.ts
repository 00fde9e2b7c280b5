import type { Platform } from '#areas/penjualan/web/kasir/draft.ts';

const PLATFORM: readonly Platform[] = ['DESKTOP_DEPAN', 'DESKTOP_BELAKANG', 'MOBILE'];

/** Where the nota is printed: as the shop has set it, else asked each time; a choice is required (V054). */
export async function pilihPlatform(param: string): Promise<Platform> {
  const set = PLATFORM.find((one) => one === param);
  if (set) return set;
  const { tanyaPlatform } = await import('#areas/penjualan/web/dokumen/platform-dialog.tsx');
  return tanyaPlatform();
}
