import type { Route } from '#kit/server/routes.ts';
import { tukar } from '#areas/tukar/server/tiket.ts';

/** Everything the server answers about exchanges. If it is not in this list, it does not exist. */
export const tukarServer: readonly Route[] = tukar.routes;
