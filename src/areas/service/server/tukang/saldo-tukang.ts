import { shareOf } from '#kit/rules/quantity.ts';
import type { Sql } from '#kit/server/sql.ts';
import type { SaldoTukang } from '#areas/service/contract/tukang/saldo-tukang.api.ts';
import { listEmas, listTukang } from '#areas/service/server/tukang/saldo-tukang.query.ts';
import { readBebas } from '#areas/service/server/tukang/tukang.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** Each craftsman's account, as the book holds it. */
export async function readSaldoTukang(on: Sql, _: unknown, ctx: Ctx): Promise<SaldoTukang[]> {
  const rows = await listTukang(on, ctx);
  const all: SaldoTukang[] = [];
  for (const row of rows) {
    const emas = await listEmas(on, ctx.kode_toko, row.kode_tukang);
    const { emas: bebas } = await readBebas(on, ctx.kode_toko, row.kode_tukang);
    const susut_persen = shareOf(row.susut_bulan, row.diberi_bulan, 'half');
    all.push({ ...row, emas, bebas: [...bebas], susut_persen });
  }
  return all;
}
