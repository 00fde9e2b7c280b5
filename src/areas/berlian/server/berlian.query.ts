import type { InputOf } from '#kit/contract/endpoint.ts';
import { sql, type Sql } from '#kit/server/sql.ts';
import type { BatuRow, daftarBerlianEndpoint } from '#areas/berlian/contract/berlian.api.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** Stones that the shop holds, the newest first. */
export const daftarBerlian = (
  on: Sql,
  { query: { status } }: InputOf<typeof daftarBerlianEndpoint>,
  { kode_toko }: Ctx,
): Promise<BatuRow[]> =>
  on.many(sql<BatuRow>`
    select kode_berlian, carat, butir, kode_dept, shape, color, clarity, cut_grade, polish, symmetry, fluorescence,
           lembaga, no_sertifikat, foto, status, kode_barcode, konsinyasi, kode_supplier, kode_gudang, tgl_terima,
           harga_modal, harga_jual
      from berlian
     where kode_toko = ${kode_toko} and status in ('LEPAS', 'TERPASANG') and not pergi
       and (${status ?? null}::text is null or status = ${status ?? null})
     order by tgl_terima desc, kode_berlian desc`);
