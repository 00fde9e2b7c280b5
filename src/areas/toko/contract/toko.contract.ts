import { areaContract } from '#kit/contract/area.ts';
import { salesMaster } from '#areas/toko/contract/sales.master.ts';

/** Everything that browser and server agree on about the shop itself. */
export const tokoContract = areaContract({ masters: [salesMaster] });
