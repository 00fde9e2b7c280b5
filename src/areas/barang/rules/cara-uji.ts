import type { Persen } from '#kit/rules/quantity.ts';
import { at, refusals, type Refusal } from '#kit/rules/refusal.ts';

/** By what the fineness of gold is found: the cheapest first, CAP where only its stamp was read. */
export type CaraUji =
  | 'BATU UJI'
  | 'JARUM UJI'
  | 'XRF'
  | 'DENSITAS'
  | 'TITRASI'
  | 'KUPELASI'
  | 'CAP';

const TIDAK_UJI = refusals({
  CARA_UJI_WAJIB: { field: 'cara_uji', message: 'Cara Uji Harus Dipilih' },
});

/** A line of a list whose fineness was said without saying by what it was found, where the shop asks for that. */
export const periksaCaraUji = (
  list: string,
  lines: readonly { readonly kadar: Persen | null; readonly cara_uji: string | null }[],
  wajib: boolean,
): Refusal[] =>
  lines.flatMap(({ kadar, cara_uji }, index) =>
    wajib && kadar !== null && cara_uji === null ? [at(TIDAK_UJI.CARA_UJI_WAJIB, list, index)] : [],
  );
