/** The zones of the country; a shop's clock is its own, whatever this computer says. */
export type Zona = 'WIB' | 'WITA' | 'WIT';
const ZONES: Readonly<Record<Zona, string>> = {
  WIB: 'Asia/Jakarta',
  WITA: 'Asia/Makassar',
  WIT: 'Asia/Jayapura',
};

let zona: Zona = 'WIB';
export const setZona = (next: Zona): void => {
  zona = next;
};

const made = new Map<Zona, Intl.DateTimeFormat>();
function formatter(): Intl.DateTimeFormat {
  const known = made.get(zona);
  if (known) return known;
  const fresh = new Intl.DateTimeFormat('sv-SE', {
    timeZone: ZONES[zona],
    dateStyle: 'short',
    timeStyle: 'short',
  });
  made.set(zona, fresh);
  return fresh;
}

/** '2026-11-20 14:23' on the shop's clock. */
export function formatInstant(iso: string): string {
  const at = Date.parse(iso);
  return Number.isNaN(at) ? iso : formatter().format(at);
}

/** '14:23'. */
export const formatClock = (iso: string): string => formatInstant(iso).slice(11);
