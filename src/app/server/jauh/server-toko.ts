import type { Sql } from '#kit/server/sql.ts';
import { serve, type Route } from '#kit/server/routes.ts';
import { serverTokoEndpoint } from '#app/contract/toko-jauh.api.ts';
import { putusSejak } from '#app/server/jauh/pemutus.ts';
import { listTokoJauh } from '#app/server/jauh/toko-jauh.query.ts';

export const serverTokoServer: readonly Route[] = [
  serve(serverTokoEndpoint, async (on: Sql) =>
    (await listTokoJauh(on, [])).map((jauh) => ({
      kode_toko: jauh.kode_toko,
      nama_toko: jauh.nama_toko,
      putus_sejak: putusSejak(jauh) ?? null,
    })),
  ),
];
