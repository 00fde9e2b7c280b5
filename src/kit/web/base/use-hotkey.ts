import { useEffect, useRef } from 'react';
import { layer } from '#kit/web/base/layer.ts';

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** What begins no code is a key of the screen in a scan field that is still empty. */
const beginsCode = (key: string, target: EventTarget | null): boolean =>
  /[a-z\d]/i.test(key) ||
  !(target instanceof HTMLInputElement && target.hasAttribute('data-scan-field')) ||
  target.value !== '';

const shown = (key: string): string => (key.length === 1 ? key.toUpperCase() : key);
const nameOf = (event: KeyboardEvent): string => {
  const ctrl = event.ctrlKey || event.metaKey ? 'Ctrl+' : '';
  const shift = event.shiftKey && event.key.length > 1 ? 'Shift+' : '';
  return `${ctrl}${event.altKey ? 'Alt+' : ''}${shift}${shown(event.key)}`;
};

const FUNCTION = /F\d+$/;
/** A letter followed this fast comes from a scanner: it belongs to a code and is no key of ours. */
const SCANNER_MS = 60;

/**
 * A key of the screen: 'F2', 'N', '/', '?', 'Ctrl+K', 'Shift+F9'. Plain letters do nothing while a person types or a
 * dialog is open, but '/' and '?' are heard in an empty scan field. Function keys do nothing while a dialog covers
 * the screen that has them: no person sells what is not in sight. Ctrl works everywhere. Never a key of the
 * browser (F5, F11, F12).
 */
export function useHotkey(key: string, act: () => void, on = true): void {
  const latest = useRef(act);
  latest.current = act;
  const own = useRef(layer.now).current;
  useEffect(() => {
    if (!on) return;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const heard = (event: KeyboardEvent) => {
      clearTimeout(waiting);
      if (event.defaultPrevented || event.repeat || nameOf(event) !== key) return;
      if (layer.now > own && FUNCTION.test(key)) return;
      const letter = key.length === 1;
      const typed = typing(event.target);
      if (letter && typed && beginsCode(key, event.target)) return;
      if (letter && document.querySelector('[aria-modal="true"]')) return;
      if (!letter || typed || key === '/') event.preventDefault();
      if (letter) waiting = setTimeout(() => latest.current(), SCANNER_MS);
      else latest.current();
    };
    window.addEventListener('keydown', heard);
    return () => {
      clearTimeout(waiting);
      window.removeEventListener('keydown', heard);
    };
  }, [key, on, own]);
}
