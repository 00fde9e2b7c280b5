import { useEffect, useRef } from 'react';

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

const shown = (key: string): string => (key.length === 1 ? key.toUpperCase() : key);
const nameOf = (event: KeyboardEvent): string => {
  const ctrl = event.ctrlKey || event.metaKey ? 'Ctrl+' : '';
  return `${ctrl}${event.altKey ? 'Alt+' : ''}${shown(event.key)}`;
};

/**
 * A key of the screen: 'F2', 'N', '/', '?', 'Ctrl+K'. Plain letters rest while someone types;
 * function keys and Ctrl work everywhere. Never a key that the browser owns (F5, F11, F12).
 */
export function useHotkey(key: string, act: () => void, on = true): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    if (!on) return;
    const heard = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || nameOf(event) !== key) return;
      if (
        key.length === 1 &&
        (typing(event.target) || document.querySelector('[aria-modal="true"]'))
      )
        return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', heard);
    return () => window.removeEventListener('keydown', heard);
  }, [key, on]);
}
