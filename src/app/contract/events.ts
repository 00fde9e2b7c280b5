import type { Event } from '#areas/akses/contract/event.ts';
import { CONTRACTS, type HouseEvents } from '#app/contract/contracts.ts';

type KeyOf<E> = E extends unknown ? keyof E & string : never;
export type EventKey = KeyOf<HouseEvents>;

/** Everything that a superior may be asked for, area by area. */
export const EVENTS: Readonly<Record<EventKey, Event>> = Object.assign(
  {},
  ...CONTRACTS.map(({ events }) => events),
);
