import type { Database } from '#kit/server/database.ts';
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { mg, priceOf, rp } from '#kit/rules/quantity.ts';
import type { Sql } from '#kit/server/sql.ts';
import { lihatSekejap } from '#areas/buku/server/lihat-sekejap.query.ts';
import type { berandaEndpoint } from '#areas/dashboard/contract/beranda.api.ts';
import { bisaLihatNilai } from '#areas/dashboard/rules/lihat-dashboard.ts';
import { hariKerjaQuery, hariLaluQuery } from '#areas/dashboard/server/beranda.query.ts';
import { posisiHarianQuery } from '#areas/dashboard/server/laporan/posisi-emas.query.ts';
import { readPerluDilihat } from '#areas/dashboard/server/perlu-dilihat.ts';
import { tutupTerakhirQuery } from '#areas/dashboard/server/perlu-dilihat.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { stockModul } from '#areas/stock/contract/stock.modul.ts';

/** A change of the price that happens on any day: the owner sees what it makes of the stock. */
const NAIK = rp(20_000);
const POSISI_EMAS = 'laporan-posisi-emas';

/** The first page of the day; what is hidden from this person is not even asked of the database. */
export const readBeranda = (db: Database, ctx: Ctx): Promise<AnswerOf<typeof berandaEndpoint>> =>
  lihatSekejap(db, async (on) => {
    const sendiri = ctx.level === 'KASIR';
    const oleh = sendiri ? ctx.user_id : null;
    const lalu = sendiri ? undefined : await on.maybe(hariLaluQuery(ctx));
    return {
      sendiri,
      hari_ini: { tgl_system: ctx.hari, ...(await on.one(hariKerjaQuery(ctx, ctx.hari, oleh))) },
      kemarin: lalu
        ? { ...lalu, ...(await on.one(hariKerjaQuery(ctx, lalu.tgl_system, oleh))) }
        : null,
      emas: await readEmas(on, ctx),
      perlu_dilihat: await readPerluDilihat(on, ctx, await on.maybe(tutupTerakhirQuery(ctx))),
    };
  });

/** Only for whom Posisi Emas is open. */
async function readEmas(on: Sql, ctx: Ctx) {
  if (
    !bisaLihatNilai(ctx.level, ctx.modul(stockModul.SEMBUNYI_SALDO_MODULE)) ||
    !ctx.akses.has(POSISI_EMAS)
  )
    return null;
  const { kode_toko, hari } = ctx;
  const murni = mg((await on.one(posisiHarianQuery(kode_toko, hari, hari))).murni);
  return murni === 0 ? null : { murni, naik: NAIK, nilai_naik: priceOf(NAIK, murni, 'half') };
}
