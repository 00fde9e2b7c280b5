import { useCallback, useEffect, useRef, useState } from 'react';

/** Beside which group the float menu opens, and whether the focus goes into it. */
export type FloatPlace = {
  readonly name: string;
  readonly top: number;
  readonly anchor: HTMLElement;
  readonly focus: boolean;
};

export type Float = {
  open: FloatPlace | undefined;
  show: (name: string, anchor: HTMLElement, focus?: boolean) => void;
  leave: () => void;
  stay: () => void;
  close: () => void;
};

const HIDES_AFTER_MS = 250;

export function useFloat(): Float {
  const [open, setOpen] = useState<FloatPlace>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stay = useCallback(() => clearTimeout(timer.current), []);
  const close = useCallback(() => {
    stay();
    setOpen(undefined);
  }, [stay]);
  const show = useCallback(
    (name: string, anchor: HTMLElement, focus = false) => {
      stay();
      setOpen({ name, anchor, focus, top: anchor.getBoundingClientRect().top });
    },
    [stay],
  );
  const leave = useCallback(() => {
    stay();
    timer.current = setTimeout(() => setOpen(undefined), HIDES_AFTER_MS);
  }, [stay]);
  useEffect(() => stay, [stay]);
  return { open, show, leave, stay, close };
}
