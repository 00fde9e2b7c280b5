import * as z from 'zod/mini';
import type { Database } from '#kit/server/database.ts';
import { Problem } from '#kit/server/problem.ts';
import { serve, serveQuote, serveWrite, type Route } from '#kit/server/routes.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import type { TanyaSemua } from '#areas/toko/server/antar/semua-toko.ts';
import * as api from '#areas/uang/contract/kirim.api.ts';
import { kirimDocument } from '#areas/uang/contract/kirim.document.ts';
import { TIDAK_KIRIM } from '#areas/uang/rules/kirim.ts';
import { kirimPerToko } from '#areas/uang/server/kirim/kirim-per-toko.ts';
import { listTujuan } from '#areas/uang/server/kirim/kirim.table.ts';
import { kirimServed } from '#areas/uang/server/kirim/kirim.ts';
import {
  cariUangServer,
  pegangBatalServer,
  pegangTerimaServer,
} from '#areas/uang/contract/kirim-server.api.ts';
import { cariUntukCabang, pegangBatal, pegangTerima } from '#areas/uang/server/kirim/jauh/pusat.ts';
import { cariKiriman, mintaTerima, terimaUang } from '#areas/uang/server/kirim/terima.ts';

/** Money between shops: sent, looked up, counted, and told of. */
export function kirimRoutes(db: Database, tanya: TanyaSemua): readonly Route[] {
  const perToko = kirimPerToko(tanya);
  const laporan = serveQuote(api.laporanKirim(), (on, { body }, ctx: Ctx) =>
    perToko(on, body, ctx),
  );
  const terima = terimaUang(db);
  return [
    ...kirimServed(db).map((route) =>
      route.endpoint.call === kirimDocument.makes.kirim.call
        ? { ...route, instead: (body: unknown) => meant(body, laporan) }
        : route,
    ),
    serve(api.tujuanKirimEndpoint, (on, _, ctx: Ctx) => listTujuan(on, ctx.kode_toko)),
    serve(api.kirimTokoEndpoint, (on, { query }, ctx: Ctx) => perToko(on, query, ctx)),
    serve(api.cariKirimanEndpoint, cariKiriman(db)),
    serveWrite(api.terimaUangEndpoint, terima, mintaTerima(db)),
    serveWrite(api.terimaUangPutEndpoint, terima, mintaTerima(db)),
    serve(cariUangServer, cariUntukCabang),
    serve(pegangTerimaServer, pegangTerima(db)),
    serve(pegangBatalServer, pegangBatal(db)),
  ];
}

/** A body that means neither, or both, is refused with that reason, for a person who may send at all (D-41.3). */
const NEITHER: Route = {
  endpoint: {
    ...kirimDocument.makes.kirim,
    body: z.unknown(),
    key: undefined,
    readOnly: true,
  } as Route['endpoint'],
  writes: false,
  handle: async () => {
    const { code, message } = TIDAK_KIRIM.KIRIM_ATAU_LAPORAN;
    throw new Problem(400, code, message);
  },
};

/** A sum is a send, days are the report. */
function meant(body: unknown, laporan: Route): Route | undefined {
  const has = (name: string) => typeof body === 'object' && body !== null && name in body;
  const [kirim, lapor] = [has('nominal'), has('tgl_from')];
  if (kirim === lapor) return NEITHER;
  return lapor ? laporan : undefined;
}
