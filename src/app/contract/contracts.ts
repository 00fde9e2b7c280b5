import type { Area } from '#kit/contract/area.ts';
import { rumahArea } from '#app/contract/rumah.area.ts';
import { SHOP } from '#app/contract/shop.ts';

const HOUSE = [...SHOP, rumahArea] as const;

/** What the product is, left to right: for the server, tests, texts and the catalogue. */
export const CONTRACTS: readonly Area[] = HOUSE;

export type HouseEvents = (typeof HOUSE)[number]['events'];
export type HouseModuls = (typeof HOUSE)[number]['moduls'];
export type HouseParameters = (typeof HOUSE)[number]['parameters'];
