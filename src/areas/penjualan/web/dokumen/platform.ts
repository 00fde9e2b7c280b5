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
