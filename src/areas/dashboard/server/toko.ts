import type { Database } from '#kit/server/database.ts';
import { nowIso } from '#kit/server/clock.ts';
import { plus, rp, mg } from '#kit/rules/quantity.ts';
import type { Sql } from '#kit/server/sql.ts';
import { bisaLihatKas } from '#areas/buku/rules/lihat-akun.ts';
import { lihatSekejap } from '#areas/buku/server/lihat-sekejap.query.ts';
import type { JualHari, TokoHari } from '#areas/dashboard/contract/toko.api.ts';
import { bisaLihatNilai } from '#areas/dashboard/rules/lihat-dashboard.ts';
import {
  harianQuery,
  jualJamQuery,
  labaHariQuery,
  type JualJam,
} from '#areas/dashboard/server/jual-hari.query.ts';
import { readPerluDilihat } from '#areas/dashboard/server/perlu-dilihat.ts';
import { tutupTerakhirQuery } from '#areas/dashboard/server/perlu-dilihat.query.ts';
import { stockKadarQuery } from '#areas/dashboard/server/stock-kadar.query.ts';
import { uangHariQuery } from '#areas/dashboard/server/uang-hari.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { stockModul } from '#areas/stock/contract/stock.modul.ts';

/** The shop in one look: what is hidden from this person is not even asked of the database. */
export const readToko = (db: Database, ctx: Ctx): Promise<TokoHari> =>
  lihatSekejap(db, async (on) => {
    const jam = await on.many(jualJamQuery(ctx));
    const tutup = await on.maybe(tutupTerakhirQuery(ctx));
    const nilai_terlihat = bisaLihatNilai(ctx.level, ctx.modul(stockModul.SEMBUNYI_SALDO_MODULE));
    const kas_terlihat = bisaLihatKas(ctx.level) || ctx.hari_status === 'CLOSED';
    return {
      tgl_system: ctx.hari,
      waktu: nowIso(),
      status: ctx.hari_status,
      penjualan: { ...jumlahJual(jam), ...(await readLaba(on, ctx)) },
      per_jam: jam.map(({ jam: pukul, nota, rupiah }) => ({ jam: pukul, nota, rupiah })),
      harian: ctx.level === 'KASIR' ? null : await on.many(harianQuery(ctx.kode_toko, ctx.hari)),
      stock: await on.many(stockKadarQuery(ctx, nilai_terlihat)),
      nilai_terlihat,
      uang: ctx.level === 'KASIR' ? [] : await on.many(uangHariQuery(ctx, kas_terlihat)),
      kas_terlihat,
      tutup_terakhir: tutup?.tutup_at ?? null,
      perlu_dilihat: await readPerluDilihat(on, ctx, tutup),
    };
  });

const jumlahJual = (jam: readonly JualJam[]): Pick<JualHari, 'nota' | 'qty' | 'gram' | 'rupiah'> =>
  jam.reduce(
    (all, one) => ({
      nota: all.nota + one.nota,
      qty: all.qty + one.qty,
      gram: plus(all.gram, one.gram),
      rupiah: plus(all.rupiah, one.rupiah),
    }),
    { nota: 0, qty: 0, gram: mg(0), rupiah: rp(0) },
  );

const readLaba = (on: Sql, ctx: Ctx): Promise<Pick<JualHari, 'laba_persen' | 'tanpa_modal'>> =>
  ctx.lihat_modal
    ? on.one(labaHariQuery(ctx))
    : Promise.resolve({ laba_persen: null, tanpa_modal: null });
