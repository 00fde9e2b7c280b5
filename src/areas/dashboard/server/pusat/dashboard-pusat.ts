import type { Database } from '#kit/server/database.ts';
import { bisaLihatKas } from '#areas/buku/rules/lihat-akun.ts';
import { lihatSekejap } from '#areas/buku/server/lihat-sekejap.query.ts';
import { bisaLihatNilai } from '#areas/dashboard/rules/lihat-dashboard.ts';
import { cabangHariQuery } from '#areas/dashboard/server/pusat/dashboard-pusat.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { stockModul } from '#areas/stock/contract/stock.modul.ts';

/** The chain in one look; what is hidden from this person is not even asked of the database. */
export const readPusat = (db: Database, ctx: Ctx) =>
  lihatSekejap(db, async (on) => ({
    tgl_system: ctx.hari,
    cabang: await on.many(
      cabangHariQuery(ctx.hari, {
        denganStock: bisaLihatNilai(ctx.level, ctx.modul(stockModul.SEMBUNYI_SALDO_MODULE)),
        denganKas: bisaLihatKas(ctx.level),
      }),
    ),
  }));
