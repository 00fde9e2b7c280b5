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

/** True for an end mark right behind a scan, as late as this scanner's keys come: it presses nothing. */
export function isSecondEnd(event: KeyboardEvent): boolean {
  if (event.key.length === 1 && !event.ctrlKey) ended = -Infinity;
  if (!isEnd(event)) return false;
  return event.timeStamp - ended <= Math.max(SECOND_END_MS, scannerHere().gap ?? 0);
}
