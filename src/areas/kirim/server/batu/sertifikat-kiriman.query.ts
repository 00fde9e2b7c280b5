import { sql, type Sql } from '#kit/server/sql.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** Numbers of certificates of the stones of a shipment, by line. */
export const listNomorSertifikat = async (
  on: Sql,
  no_kirim: string,
  { kode_toko }: Pick<Ctx, 'kode_toko'>,
): Promise<ReadonlyMap<number, string>> => {
  const rows = await on.many(sql<{ urut: number; no_sertifikat: string }>`
    select urut, no_sertifikat from kirim_barang_isi
     where kode_toko = ${kode_toko} and no_kirim = ${no_kirim} and no_sertifikat is not null`);
  return new Map(rows.map((one) => [one.urut, one.no_sertifikat]));
};
