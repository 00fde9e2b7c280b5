import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useHotkey } from '#kit/web/base/use-hotkey.ts';
import { isCode, isGoods } from '#kit/web/counter/codes.ts';
import { openCode } from '#kit/web/counter/open-code.ts';
import { ScanFrame } from '#kit/web/counter/scan-frame.tsx';
import { useScan } from '#kit/web/counter/use-scan.ts';

type Props = {
  label: string;
  onScan: (code: string) => void;
  /** Enter in the empty field. */
  onEmpty?: () => void;
  /** What the last scan did: 'KJ1A0001 masuk nota'; shown here and read aloud. */
  said?: ReactNode;
  tone?: 'good' | 'bad';
  prefix?: string;
  on?: boolean;
  /** Codes of ours that are for this field, goods when left out; any other one opens what it names. */
  takes?: (code: string) => boolean;
};

/** F2: a code by scanner or by hand. A scan anywhere on the screen comes here too. */
export function ScanField(props: Props) {
  const { label, onScan, onEmpty, said, tone, prefix, on = true, takes = isGoods } = props;
  const [typed, setTyped] = useState('');
  const box = useRef<HTMLInputElement>(null);
  useHotkey('F2', () => box.current?.select(), on);
  const take = (code: string) => {
    if (!isCode(code) || takes(code) || !openCode(code)) onScan(code);
  };
  useScan(take, { on, prefix });
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
    const code = typed.trim().toUpperCase();
    setTyped('');
    if (code) take(code);
    else onEmpty?.();
  };
  return (
    <ScanFrame said={said} tone={tone}>
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
    </ScanFrame>
  );
}
