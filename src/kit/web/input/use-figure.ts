import { useLayoutEffect, useRef, useState, type ChangeEvent, type ClipboardEvent } from 'react';
import { caretWithin, erase, mask, pasted, retype, type Mask } from '#kit/web/input/figure.ts';

type Options = {
  readonly value: number | null | undefined;
  readonly onChange: (value: number | null) => void;
  /** Units in one: 1000 milligrams to a gram. */
  readonly units: number;
  /** The largest figure that can be typed at all, in units. */
  readonly most: number;
  readonly mask: Mask;
};

/** What is typed, the figure it is, and the figure that was last given from outside. */
type State = {
  readonly plain: string;
  readonly caret?: number;
  readonly held: number | null;
  readonly seen: number | null;
};

/** A masked figure in a text field: what is shown, and how keys and pastes change what is held. */
export function useFigure({ value, onChange, units, most, mask: of }: Options) {
  const box = useRef<HTMLInputElement>(null);
  const now = value ?? null;
  const [state, setState] = useState<State>(() => ({
    plain: shown(now, units),
    held: now,
    seen: now,
  }));
  const [doubt, setDoubt] = useState(false);
  const { plain } = state;
  // What comes from outside is shown unless it is what was just typed here.
  if (now !== state.seen)
    setState(
      now === state.held
        ? { ...state, seen: now }
        : { plain: shown(now, units), held: now, seen: now },
    );
  useLayoutEffect(() => {
    if (state.caret !== undefined && document.activeElement === box.current)
      box.current?.setSelectionRange(state.caret, state.caret);
  }, [state]);
  const take = (next: { plain: string; caret: number }, was: number) => {
    const figure = whole(next.plain, units, units === 1);
    // Too large: the field keeps what it held, and the caret stays where the key was pressed.
    if (Math.abs(figure ?? 0) > most) return setState({ ...state, caret: was });
    setDoubt(false);
    setState({ ...next, held: figure, seen: state.seen });
    onChange(figure);
  };
  const onType = ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    // What fills the field at once says neither.
    const { inputType = '', data } = nativeEvent as Partial<InputEvent>;
    const at = currentTarget.selectionStart ?? currentTarget.value.length;
    const typed = { text: currentTarget.value, caret: at, data };
    const erases = inputType.startsWith('deleteContent');
    const next = erases
      ? erase(plain, typed, inputType.endsWith('Forward'), of)
      : retype(typed, of);
    take(next, at - 1);
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    const { value: text, selectionStart, selectionEnd } = event.currentTarget;
    const [from, to] = [selectionStart ?? 0, selectionEnd ?? text.length];
    const { plain: put, doubt } = pasted(event.clipboardData.getData('text'), of);
    setDoubt(doubt);
    if (doubt) return;
    const next = text.slice(0, from) + put + text.slice(to);
    take(retype({ text: next, caret: from + put.length }, of), from);
  };
  const onSelect = () => {
    if (!box.current) return;
    const { selectionStart: from, selectionEnd: to, value: text } = box.current;
    const within = caretWithin(text, from ?? 0, of);
    if (from === to && within !== from) box.current.setSelectionRange(within, within);
  };
  return { box, text: mask(plain, of), doubt, onType, onPaste, onSelect };
}

const shown = (value: number | null, units: number): string =>
  value === null ? '' : String(value / units);

function whole(plain: string, units: number, money = false): number | null {
  const figure = Number.parseFloat(money ? (plain.split('.')[0] ?? '') : plain);
  return Number.isFinite(figure) ? Math.round(figure * units) : null;
}
