import { readPref } from '#kit/web/base/prefs.ts';
import { isEnd, LONGEST_GAP_MS, SECOND_END_MS, type Scanner } from '#kit/web/counter/scan-burst.ts';

/** How the scanner of this computer sends its codes, set where it is tried (`Pindai untuk mencoba`). */
export const JEDA = 'pindai.jeda';
export const AWAL = 'pindai.awal';

export const scannerHere = (): Scanner => {
  const prefix = readPref<string>(AWAL, '');
  return { gap: readPref<number>(JEDA, LONGEST_GAP_MS), ...(prefix && { prefix }) };
};

let ended = -Infinity;
/** A scan was taken: its second end mark is no key of the screen. */
export const scanEnded = (event: { readonly timeStamp: number }): void =>
  void (ended = event.timeStamp);

/** True for an end mark right behind a scan: whoever hears it lets nothing come of it. */
export function isSecondEnd(event: KeyboardEvent): boolean {
  if (event.key.length === 1 && !event.ctrlKey) ended = -Infinity;
  return isEnd(event) && event.timeStamp - ended <= SECOND_END_MS;
}
