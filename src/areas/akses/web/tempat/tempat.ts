import { readPref } from '#kit/web/base/prefs.ts';
import { mark } from '#kit/web/base/text.ts';
import type { Sesi } from '#areas/akses/contract/sesi.api.ts';
import { readParam } from '#areas/toko/contract/read-param.ts';
import { tokoParam } from '#areas/toko/contract/toko.parameter.ts';
import type { Sisi } from '#areas/toko/rules/templat-nota.ts';

/** A side of the paper, or the machine that prints; 'DESKTOP' alone is what older notas say. */
export const TEMPAT = ['DESKTOP_DEPAN', 'DESKTOP_BELAKANG', 'MOBILE'] as const;
export type Tempat = (typeof TEMPAT)[number];

export const NAMA_TEMPAT: Readonly<Record<Tempat, string>> = {
  DESKTOP_DEPAN: mark('Desktop, depan'),
  DESKTOP_BELAKANG: mark('Desktop, belakang'),
  MOBILE: mark('Mobile'),
};

/** What was chosen on this computer. */
export const TEMPAT_DI_SINI = 'platform-nota';
export const tempatDiSini = (): Tempat | undefined =>
  TEMPAT.find((one) => one === readPref<unknown>(TEMPAT_DI_SINI, null));

/** Where papers are printed: as the shop has set it, else as this computer has chosen; none while it has not. */
export const tempatCetak = ({ parameter }: Pick<Sesi, 'parameter'>): Tempat | undefined => {
  const set = readParam(parameter, tokoParam.PLATFORM_NOTA);
  return TEMPAT.find((one) => one === set) ?? tempatDiSini();
};

/** The side of a form that a place prints on. */
export const sisiDari = (tempat: string | undefined): Sisi =>
  tempat === 'DESKTOP_BELAKANG' ? 'BELAKANG' : 'DEPAN';
