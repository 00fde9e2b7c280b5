import type { FiltersOf } from '#kit/contract/report.ts';
import { sql, type Query } from '#kit/server/sql.ts';
import type { buktiUbahReport } from '#areas/stock/contract/bukti-ubah.report.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** The lines of one change. */
export const buktiUbahQuery = (
  { no_ubah }: FiltersOf<typeof buktiUbahReport>,
  { kode_toko }: Ctx,
): Query => sql`
  select kode_barcode, nama_barang, concat_ws('/', kode_gudang, kode_baki) as tempat, berat, persen_dari, persen_ke,
         murni_dari, murni_ke, ongkos_dari, ongkos_ke, modal_dari, modal_ke
    from ubah_massal_isi where kode_toko = ${kode_toko} and no_ubah = ${no_ubah} order by urut`;
