import {
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { capitals } from '#kit/contract/field.ts';
import { t } from '#kit/web/base/text.ts';
import { useHotkey } from '#kit/web/base/use-hotkey.ts';
import { isCode, isGoods } from '#kit/web/counter/codes.ts';
import { openCode } from '#kit/web/counter/open-code.ts';
import { ScanFrame } from '#kit/web/counter/scan-frame.tsx';
import { fieldBurst } from '#kit/web/counter/scan-burst.ts';
import { scanEnded, scannerHere } from '#kit/web/counter/scanner.ts';
import { ShellScan } from '#kit/web/counter/shell-scan.tsx';
import { beep } from '#kit/web/counter/sound.ts';
import { useBeginHere } from '#kit/web/counter/use-begin-here.ts';
import { useScan } from '#kit/web/counter/use-scan.ts';

type Props = {
  label: string;
  onScan: (code: string) => void;
  /** Enter in the empty field. */
  onEmpty?: () => void;
  /** Arrows in the empty field walk the list that it belongs to. */
  onStep?: (step: 1 | -1) => void;
  /** What the last scan did: 'KJ1A0001 masuk nota'; shown here and read aloud. */
  said?: ReactNode;
  tone?: 'good' | 'bad';
  prefix?: string;
  on?: boolean;
  /** Codes of ours that are for this field, goods when left out; any other one opens what it names. */
  takes?: (code: string) => boolean;
  /** It takes nothing but those: what else is scanned or typed is said to be unknown here. */
  only?: true;
};

/** F2: a code by scanner or by hand. A scan anywhere on the screen comes here too. */
export function ScanField(props: Props) {
  const { label, onScan, onEmpty, onStep, prefix, on = true, takes = isGoods, only } = props;
  const [typed, setTyped] = useState('');
  const [unknown, setUnknown] = useState('');
  const box = useRef<HTMLInputElement>(null);
  useHotkey('F2', () => box.current?.select(), on);
  useBeginHere(box);
  useKeepFocus(box, on);
  const take = (code: string) => {
    const other = isCode(code) && !takes(code) && openCode(code);
    const isUnknown = only === true && !other && !takes(code);
    setUnknown(isUnknown ? code : '');
    if (isUnknown) beep('missing');
    if (!other) onScan(code);
  };
  useScan(take, { on, prefix });
  const burst = useRef(fieldBurst(scannerHere));
  const enter = (event: KeyboardEvent) => {
    // A scan replaces what the field holds.
    const scanned = burst.current(event.nativeEvent);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key] as 1 | -1 | undefined;
    if (step && onStep && !typed) {
      event.preventDefault();
      return onStep(step);
    }
    const code = scanned?.code ?? capitals(typed.trim());
    if (event.key !== 'Enter' && !(event.key === 'Tab' && isCode(code))) return;
    event.preventDefault();
    event.stopPropagation();
    setTyped('');
    if (!code) return onEmpty?.();
    scanEnded(event);
    take(code);
  };
  return (
    <ScanFrame
      said={unknown ? t('{kode} tidak dikenal di sini', { kode: unknown }) : props.said}
      tone={unknown ? 'bad' : props.tone}
    >
      <input
        ref={box}
        data-scan-field
        aria-label={label}
        placeholder={label}
        value={typed}
        disabled={!on}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={enter}
      />
      <ShellScan disabled={!on} onCode={(code) => take(capitals(code))} />
    </ScanFrame>
  );
}

/** A field that is off while something is saved loses the focus; it has it again when it is on, if no other took it. */
function useKeepFocus(box: RefObject<HTMLInputElement | null>, on: boolean): void {
  const had = useRef(false);
  useLayoutEffect(() => {
    const active = document.activeElement;
    if (!on) had.current = active === box.current;
    else if (had.current && (!active || active === document.body)) box.current?.focus();
    if (on) had.current = false;
  }, [box, on]);
}
