const SIGNS = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;
/** So long after the last touch a call is a clock's, not a person's. */
const BACKGROUND_MS = 60_000;

/** The tabs of one session share when somebody was last there: none locks beside one that is used. */
const KEY = 'kilau.hadir';
const WRITE_EVERY_MS = 3000;
/** A moment that is the same for every tab of this computer; it has nothing to do with the business day. */
export const instant = (): number => performance.timeOrigin + performance.now();

let here = instant();
let written = 0;

for (const sign of SIGNS)
  window.addEventListener(sign, () => touched(), { passive: true, capture: true });

function touched(): void {
  here = instant();
  if (here - written < WRITE_EVERY_MS) return;
  written = here;
  localStorage.setItem(KEY, String(here));
}

/** Whether anybody has touched this tab within the last minute. */
export const isBackground = (): boolean => instant() - here > BACKGROUND_MS;

/** When somebody last touched this tab, or any of the same session. */
export const lastHere = (): number => Math.max(here, Number(localStorage.getItem(KEY) ?? 0));

/** What the server says when the session waits for its password. */
const LOCKED = 'kilau-terkunci';
export const LOCKED_CODE = 'LAYAR_TERKUNCI';
export const sayLocked = (): boolean => window.dispatchEvent(new Event(LOCKED));
export function onLocked(heard: () => void): () => void {
  window.addEventListener(LOCKED, heard);
  return () => window.removeEventListener(LOCKED, heard);
}
