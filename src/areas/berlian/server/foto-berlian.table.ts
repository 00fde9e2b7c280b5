import type { Tx } from '#kit/server/database.ts';
import { sql } from '#kit/server/sql.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** The photo of its certificate, and whether the shop holds it. */
export const findFotoBatu = (
  tx: Tx,
  kode_berlian: string,
  { kode_toko }: Ctx,
): Promise<{ readonly foto: string | null; readonly dipegang: boolean }> =>
  tx.one(sql<{ foto: string | null; dipegang: boolean }>`
    select foto, status in ('LEPAS', 'TERPASANG', 'DIBELI') and not pergi as dipegang from berlian
     where kode_toko = ${kode_toko} and kode_berlian = ${kode_berlian}`);

export const setFotoBatu = (
  tx: Tx,
  { kode_berlian, foto }: { readonly kode_berlian: string; readonly foto: string },
  { kode_toko, op }: Ctx,
): Promise<number> =>
  tx.run(sql`
    update berlian set foto = ${foto}, op = ${op}::uuid
     where kode_toko = ${kode_toko} and kode_berlian = ${kode_berlian}`);

/** The photo that its certificate has in the shop that sent it, where none was taken here since (decision 1210). */
export const setFotoTiba = (
  tx: Tx,
  { kode_berlian, foto }: { readonly kode_berlian: string; readonly foto: string },
  { kode_toko, op }: Pick<Ctx, 'kode_toko' | 'op'>,
): Promise<number> =>
  tx.run(sql`
    update berlian set foto = ${foto}, op = ${op}::uuid
     where kode_toko = ${kode_toko} and kode_berlian = ${kode_berlian} and foto is null
       and no_sertifikat is not null`);
