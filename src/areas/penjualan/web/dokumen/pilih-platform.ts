import type { Platform } from '#areas/penjualan/web/kasir/draft.ts';
import { PLATFORM, platformDiSini } from '#areas/penjualan/web/dokumen/platform.ts';

/**
 * Where the nota is printed: as the shop has set it, else as this computer has chosen. It is asked
 * once: a computer does not change its printer between two customers; a choice is required (V054).
 */
export async function pilihPlatform(param: string): Promise<Platform> {
  const set = PLATFORM.find((one) => one === param);
  const di = set ?? platformDiSini();
  if (di) return di;
  const { tanyaPlatform } = await import('#areas/penjualan/web/dokumen/platform-dialog.tsx');
  return tanyaPlatform();
}
