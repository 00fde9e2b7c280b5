import { useEffect, useRef } from 'react';
import { beep } from '#kit/web/counter/sound.ts';
import { dialogDepth, tellScanned } from '#kit/web/counter/scanned.ts';
import {
  continueBurst,
  findCode,
  goesOn,
  isEnd,
  isMachine,
  NO_BURST,
  type Burst,
} from '#kit/web/counter/scan-burst.ts';
import { toast } from '#kit/web/feedback/toast.ts';
import { isSecondEnd, scanEnded, scannerHere } from '#kit/web/counter/scanner.ts';

/** At which depth of dialogs a scan is heard: a screen hears none while a dialog lies over it. */
const hearing: number[] = [];

/** The field that had the focus, as it was before each key of the burst. */
type Kept = { readonly field: HTMLInputElement | HTMLTextAreaElement; readonly values: string[] };

type Options = {
  on?: boolean;
  /** A character that the scanner is set to send first; then its speed does not matter. */
  prefix?: string;
  /** Hears only what no screen and no dialog takes. */
  last?: boolean;
};

/**
 * A scan from anywhere: no field need have the focus, the one that has it keeps its value, and the
 * scanner's Enter presses nothing. The scan field itself (data-scan-field) reads what it is given.
 * Under a dialog that takes no scan it is refused with a sound: its effect would be out of sight.
 */
export function useScan(
  onScan: (code: string) => void,
  { on = true, prefix, last }: Options = {},
): void {
  const latest = useRef(onScan);
  latest.current = onScan;
  useEffect(() => {
    if (!on) return;
    const depth = dialogDepth();
    if (!last) hearing.push(depth);
    let burst: Burst = NO_BURST;
    let kept: Kept | undefined;
    const heard = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      if (isSecondEnd(event)) {
        event.preventDefault();
        return event.stopImmediatePropagation();
      }
      const end = isEnd(event);
      if ((event.ctrlKey && !end) || event.altKey || event.metaKey) return;
      if (isSecret(target)) return;
      const here = scannerHere();
      const field = target.closest?.<HTMLInputElement>('input[data-scan-field]');
      // The scan field reads what it is given, except a code whose first keys came before it had the focus.
      if (field && !goesOn(burst, event.timeStamp, here)) return void (burst = NO_BURST);
      // A code's shape in a field of figures is a scan, however slow, or nothing (D-51.5).
      const scanner = { ...here, prefix: prefix ?? here.prefix, ...(isFigure(target) && SLOW) };
      if (event.key.length === 1) {
        const next = continueBurst(burst, { key: event.key, at: event.timeStamp }, scanner);
        if (next.text.length === 1) kept = keep(target);
        else if (kept) kept.values.push(kept.field.value);
        burst = next;
      } else if (!end) {
        // No scanner sends a function key: what was typed before one is no part of a code.
        const ends = isFigure(target) ? !MODIFIER.test(event.key) : FUNCTION.test(event.key);
        if (ends) burst = NO_BURST;
      } else {
        const found = findCode(burst, event.timeStamp, scanner);
        // A foreign code into a field of figures would become money or weight: its figures are taken out again.
        const foreign =
          !found && !isSaved(event) && isFigure(target) && isMachine(burst, event.timeStamp);
        if (foreign) refuseForeign(burst.text);
        if (foreign && kept) giveBack(kept, 0);
        burst = NO_BURST;
        if (foreign) {
          event.preventDefault();
          event.stopImmediatePropagation();
          return scanEnded(event);
        }
        const now = dialogDepth();
        const taken = hearing.some((other) => other >= now);
        if (!found || (last ? hearing.length > 0 : now > depth && taken)) return;
        event.preventDefault();
        event.stopImmediatePropagation();
        if (kept) giveBack(kept, found.from);
        if (field) giveBack({ field, values: [''] }, 0);
        scanEnded(event);
        if (now > depth) return beep('missing');
        tellScanned();
        latest.current(found.code);
      }
    };
    window.addEventListener('keydown', heard, { capture: true });
    return () => {
      if (!last) hearing.splice(hearing.indexOf(depth), 1);
      window.removeEventListener('keydown', heard, { capture: true });
    };
  }, [on, prefix, last]);
}

const MODIFIER = /^(Shift|CapsLock)$/;
const FUNCTION = /^F\d+$/;

/** Ctrl Enter saves; no scanner sends it. */
const isSaved = ({ key, ctrlKey }: KeyboardEvent): boolean => ctrlKey && key === 'Enter';

function refuseForeign(kode: string): void {
  beep('missing');
  toast.error('{kode} bukan kode toko ini', { kode });
}

/** So long may a code take in a field of figures. */
const SLOW = { gap: 1500 };
const isFigure = (target: HTMLElement): boolean =>
  target instanceof HTMLInputElement && /^(numeric|decimal)$/.test(target.inputMode);
/** A password may look like a code. */
const isSecret = (target: HTMLElement): boolean =>
  target instanceof HTMLInputElement && target.type === 'password';

const keep = (target: HTMLElement): Kept | undefined =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
    ? { field: target, values: [target.value] }
    : undefined;

/** Through the browser's own setter, so that React hears of it. */
function giveBack({ field, values }: Kept, from: number): void {
  const value = values[from] ?? values[0]!;
  if (field.value === value) return;
  const of = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(of.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
