import { readPref } from '#kit/web/base/prefs.ts';
import { mark } from '#kit/web/base/text.ts';
import type { Platform } from '#areas/penjualan/web/kasir/draft.ts';

/** A side of the paper, or the machine that prints; 'DESKTOP' alone is what older notas say. */
type Tempat = Exclude<Platform, 'DESKTOP'>;
export const PLATFORM: readonly Tempat[] = ['DESKTOP_DEPAN', 'DESKTOP_BELAKANG', 'MOBILE'];

export const NAMA_PLATFORM: Readonly<Record<Tempat, string>> = {
  DESKTOP_DEPAN: mark('Desktop, depan'),
  DESKTOP_BELAKANG: mark('Desktop, belakang'),
  MOBILE: mark('Mobile'),
};

/** What was chosen on this computer. */
export const PLATFORM_DI_SINI = 'platform-nota';
export const platformDiSini = (): Tempat | undefined =>
  PLATFORM.find((one) => one === readPref<unknown>(PLATFORM_DI_SINI, null));

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
