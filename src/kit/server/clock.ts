import { AsyncLocalStorage } from 'node:async_hooks';
import { hari, isHari, type Hari } from '#kit/rules/hari.ts';

type Clock = { fixed: number | undefined };

/** The only place that asks the machine for the time; tests and the demo seed set it (D-1.3). */
const everybodys: Clock = { fixed: undefined };
const own = new AsyncLocalStorage<Clock>();
const clock = (): Clock => own.getStore() ?? everybodys;

export const setClock = (instant: string | undefined): void => {
  clock().fixed = instant === undefined ? undefined : Date.parse(instant);
};

/** Work with a clock of its own: shops of the demo live their days side by side. */
export const withOwnClock = <T>(work: () => Promise<T>): Promise<T> =>
  own.run({ ...clock() }, work);

/** Work whose time is held at one instant: a shop's acts while its clock is behind its last act (D-51.2). */
export const withClockAt = <T>(instant: string, work: () => Promise<T>): Promise<T> =>
  own.run({ fixed: Date.parse(instant) }, work);

/** How far the database's clock is ahead of this machine's, as the last look at it showed. */
let ahead = 0;

/**
 * The database's clock is the house's clock (D-51.2). Its time was read between two moments of this machine:
 * a time between them says that both clocks agree, any other how far they are apart.
 */
export function followDatabase(told: string, sent: number, received: number): void {
  const time = Date.parse(told);
  ahead = time < sent ? time - sent : time > received ? time - received : 0;
}

/** Milliseconds between the clocks of this machine and of the database. */
export const clocksApart = (): number => Math.abs(ahead);

/** What this machine's own clock shows, whatever the database says. */
export const machineMs = (): number => clock().fixed ?? Date.now();

export const nowMs = (): number => clock().fixed ?? Date.now() + ahead;

/** The present instant, ISO 8601 in UTC. */
export const nowIso = (): string => new Date(nowMs()).toISOString();

export const toIso = (value: string | number): string => new Date(value).toISOString();

/** True while the clock is held still: the database is then told the time as well. */
export const isClockFixed = (): boolean => clock().fixed !== undefined;

/** The present for a statement's parameter: null lets the database tell it, by the clock that dated its rows. */
export const nowOrNull = (): string | null => (isClockFixed() ? nowIso() : null);

/** Hours ahead of UTC of the three Indonesian zones. */
const ZONA = { WIB: 7, WITA: 8, WIT: 9 } as const;
export type Zona = keyof typeof ZONA;
/** How far a shop's clock is ahead of UTC, for statements that show a time of day. */
export const hoursAhead = (zona: Zona): number => ZONA[zona];

/** The date of a shop at an instant: it changes at `jam_ganti` (HH:mm) of its own zone (D-2.3). */
export function dateAt(instant: string, zona: Zona, jamGanti: string): Hari {
  const [hours, minutes] = jamGanti.split(':').map(Number);
  const shift = ZONA[zona] * 60 - ((hours ?? 0) * 60 + (minutes ?? 0));
  return hari(new Date(Date.parse(instant) + shift * 60_000).toISOString().slice(0, 10));
}

/** Date and wall-clock time of a shop at an instant, 'yyyy-MM-dd HH:mm'. */
export const localTime = (instant: string, zona: Zona): string =>
  new Date(Date.parse(instant) + ZONA[zona] * 3_600_000)
    .toISOString()
    .slice(0, 16)
    .replace('T', ' ');

/**
 * The instant at which a shop's day begins: `jam_ganti` (HH:mm) of its own zone. The day after 9999-12-31 never does:
 * four figures say no year of it, and the database calls that `infinity`.
 */
export function startOfHari(of: Hari, zona: Zona, jamGanti: string): string {
  if (!isHari(of)) return 'infinity';
  const [hours, minutes] = jamGanti.split(':').map(Number);
  const shift = ZONA[zona] * 60 - ((hours ?? 0) * 60 + (minutes ?? 0));
  return toIso(Date.parse(`${of}T00:00:00Z`) - shift * 60_000);
}
