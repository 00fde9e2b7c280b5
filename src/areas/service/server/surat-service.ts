import type { Sql } from '#kit/server/sql.ts';
import type { BuktiMore } from '#areas/dokumen/rules/bukti.ts';
import { alamatSurat } from '#areas/penjualan/server/alamat-nota.ts';
import { suratService } from '#areas/service/rules/surat-service.ts';
import type { Service } from '#areas/service/server/pekerjaan.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** The slip of a job with its page, for the customer's sheet (D-51.15). */
export const readSurat = async (on: Sql, held: Service, ctx: Ctx): Promise<BuktiMore> => ({
  ...suratService(held),
  alamat: await alamatSurat(on, held.no_service, ctx),
});
