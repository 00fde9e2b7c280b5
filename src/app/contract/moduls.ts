import { modulsOf, type AllModuls, type Modul } from '#areas/toko/contract/modul.ts';
import { CONTRACTS, type HouseModuls } from '#app/contract/contracts.ts';

type KeyOf<M> = M extends unknown ? keyof M & string : never;
export type ModulKey = KeyOf<HouseModuls>;

/** Every module that a shop may switch on, found from the areas, in the order of /settingsystem. */
export const MODULS: Readonly<Record<ModulKey, Modul>> = modulsOf(
  CONTRACTS.map(({ moduls }) => moduls as AllModuls),
);
