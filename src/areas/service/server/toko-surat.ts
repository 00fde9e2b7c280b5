import type { Sql } from '#kit/server/sql.ts';
import type { TokoPesan } from '#areas/penjualan/rules/pesan-nota.ts';
import { alamatSurat, tokoPesan } from '#areas/penjualan/server/alamat-nota.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/**
 * What print data say of the shop in their message. The page of the slip is left out where a cashier reads a slip of
 * another day: its word proves that the slip is here (D-51.9), on paper and in this text alike.
 */
export async function tokoSurat(on: Sql, no: string, ctx: Ctx): Promise<TokoPesan> {
  const toko = await tokoPesan(on, no, ctx);
  return (await alamatSurat(on, no, ctx)) === null ? { ...toko, alamat_nota: null } : toko;
}
