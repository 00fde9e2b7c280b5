import { useEffect } from 'react';
import { dialogDepth } from '#kit/web/counter/scanned.ts';
import { dialogs } from '#kit/web/feedback/dialogs.ts';
import { focusScan } from '#kit/web/write/focus.ts';

/** A dialog gives the focus back a moment after it has gone. */
const KEMBALI_MS = 80;
/** So often a dialog is waited for that goes more slowly on a busy machine. */
const KALI = 50;
/** What a click does is drawn by then. */
const SEGERA_MS = 20;

/**
 * Whatever was done with the mouse, in a dialog or with a key whose field is gone: the next code
 * that is typed belongs to the scan field. A field that somebody writes in keeps the focus, and so
 * does a face of the counter until it is closed.
 */
export function useFokusPindai(): void {
  useEffect(() => {
    const kembali = (kali = KALI) => {
      if (dialogs.get().length > 0) return;
      if (dialogDepth() > 0) {
        if (kali > 0) setTimeout(kembali, KEMBALI_MS, kali - 1);
        return;
      }
      const at = document.activeElement;
      const lepas = !at || at === document.body;
      const tombol = at instanceof HTMLButtonElement && at.closest('[data-kasir]');
      if (lepas || (tombol && !at.closest('[data-muka]'))) focusScan();
    };
    const segera = () => void setTimeout(kembali, SEGERA_MS, 0);
    const nanti = dialogs.watch(() => void setTimeout(kembali, KEMBALI_MS));
    // Before the page: a row that goes with its button lets no later listener hear of the click.
    window.addEventListener('click', segera, { capture: true });
    window.addEventListener('keyup', lepasSaja);
    window.addEventListener('keydown', huruf, { capture: true });
    return () => {
      nanti();
      window.removeEventListener('click', segera, { capture: true });
      window.removeEventListener('keyup', lepasSaja);
      window.removeEventListener('keydown', huruf, { capture: true });
    };
  }, []);
}

/** A letter that is struck while no field has the focus is the first of a code: it is written into the scan field. */
function huruf({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): void {
  if (/^[a-z]$/i.test(key) && !ctrlKey && !altKey && !metaKey) lepasSaja();
}

/** After a key only a focus that is lost comes back: Tab walks over the buttons as ever. */
function lepasSaja(): void {
  if (document.activeElement === document.body && dialogDepth() === 0) focusScan();
}
