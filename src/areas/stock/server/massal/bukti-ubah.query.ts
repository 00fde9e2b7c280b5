import type { FiltersOf } from '#kit/contract/report.ts';
import type { Database } from '#kit/server/database.ts';
import { sql, type Query } from '#kit/server/sql.ts';
import type { buktiUbahReport } from '#areas/stock/contract/bukti-ubah.report.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Filters = FiltersOf<typeof buktiUbahReport>;

/** The lines of one change. */
export const buktiUbahQuery = ({ no_ubah }: Filters, { kode_toko }: Ctx): Query => sql`
  select kode_barcode, nama_barang, concat_ws('/', kode_gudang, kode_baki) as tempat, berat, persen_dari, persen_ke,
         murni_dari, murni_ke, ongkos_dari, ongkos_ke, modal_dari, modal_ke
    from ubah_massal_isi where kode_toko = ${kode_toko} and no_ubah = ${no_ubah} order by urut`;

/** The text below the title of the paper. */
export const noteOfUbah = async (
  db: Database,
  { no_ubah }: Filters,
  { kode_toko }: Ctx,
): Promise<string | undefined> =>
  (
    await db.maybe(sql<{ note: string }>`
      select concat_ws(' · ', no_ubah, perubahan, tgl_system, input_by, alasan,
                       case status when 'CANC' then 'BATAL' end) as note
        from ubah_massal where kode_toko = ${kode_toko} and no_ubah = ${no_ubah}`)
  )?.note;
