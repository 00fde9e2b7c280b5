import type { Database } from '#kit/server/database.ts';
import { serve, type Route } from '#kit/server/routes.ts';
import { belumValidasiQuery } from '#areas/akhir-hari/server/kesiapan.query.ts';
import { menungguEndpoint } from '#areas/dashboard/contract/menunggu.api.ts';
import { dashboardTokoEndpoint } from '#areas/dashboard/contract/toko.api.ts';
import { bacaToko } from '#areas/dashboard/server/toko.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** Everything the server answers about the shop as a whole. */
export const dashboardServer = (db: Database): readonly Route[] => [
  serve(menungguEndpoint, (on, _, { kode_toko }: Ctx) => on.many(belumValidasiQuery(kode_toko))),
  serve(dashboardTokoEndpoint, (_, __, ctx: Ctx) => bacaToko(db, ctx)),
];
