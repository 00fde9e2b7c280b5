import { parametersOf, type AllParameters } from '#areas/toko/contract/parameter.ts';
import { CONTRACTS, type HouseParameters } from '#app/contract/contracts.ts';

type KeyOf<P> = P extends unknown ? keyof P & string : never;
type At<P, K> = P extends unknown ? (K extends keyof P ? P[K] : never) : never;
export type ParameterKey = KeyOf<HouseParameters>;

/**
 * Every parameter that a shop decides, found from the areas, in the order of /settingsystem. The browser
 * has the areas' files of them instead, when that screen is opened (`tools/web-values.ts`).
 */
export const PARAMETERS = parametersOf(
  CONTRACTS.map(({ parameters }) => parameters as AllParameters),
) as { readonly [K in ParameterKey]: At<HouseParameters, K> };

/** What a parameter holds, in inner units. */
export type ParameterValue<K extends ParameterKey> = (typeof PARAMETERS)[K]['bawaan'];
