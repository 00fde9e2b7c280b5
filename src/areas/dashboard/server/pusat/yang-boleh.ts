import { bisaLihatKas } from '#areas/buku/rules/lihat-akun.ts';
import { stockModul } from '#areas/stock/contract/stock.modul.ts';
import { bisaLihatNilai } from '#areas/dashboard/rules/lihat-dashboard.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** What head office shows this person of its branches, wherever they are. */
export const yangBoleh = (ctx: Ctx) => ({
  denganStock: bisaLihatNilai(ctx.level, ctx.modul(stockModul.SEMBUNYI_SALDO_MODULE)),
  denganKas: bisaLihatKas(ctx.level),
});
