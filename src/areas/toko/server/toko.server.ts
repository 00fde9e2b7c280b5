import { serveMaster } from '#kit/server/serve-master.ts';
import type { Route } from '#kit/server/routes.ts';
import { salesMaster } from '#areas/toko/contract/sales.master.ts';

/** Everything the server answers about the shop itself. */
export const tokoServer: readonly Route[] = [...serveMaster(salesMaster)];
