import type { Hari } from '#kit/rules/hari.ts';
import type { Miligram, Rupiah } from '#kit/rules/quantity.ts';
import { sql, type Query } from '#kit/server/sql.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { NETTO_JUAL } from '#areas/penjualan/server/netto-jual.query.ts';

/** The day of business before this one: a shop that was closed on Sunday looks back to Saturday. */
export const hariLaluQuery = ({ kode_toko, hari }: Ctx): Query<{ tgl_system: Hari }> => sql`
  select tgl_system from hari_toko where kode_toko = ${kode_toko} and tgl_system < ${hari}::date
   order by tgl_system desc limit 1`;

export type HariKerja = {
  nota: number;
  qty: number;
  rupiah: Rupiah;
  laba: Rupiah | null;
  gram_keluar: Miligram;
  gram_masuk: Miligram;
};

/** What was sold and bought on a day, of all or of one person's own papers; profit where it may be seen. */
export const hariKerjaQuery = (
  { kode_toko, lihat_modal }: Ctx,
  tgl: Hari,
  oleh: string | null,
): Query<HariKerja> => sql`
  with jual as (
    select no_faktur_jual, qty, berat, ${NETTO_JUAL} as netto from nota_jual
     where kode_toko = ${kode_toko} and tgl_system = ${tgl}::date and status = 'DONE'
       ${oleh === null ? sql`` : sql`and input_by = ${oleh}`}
  )
  select count(*)::int as nota, coalesce(sum(qty), 0)::int as qty, coalesce(sum(netto), 0)::bigint as rupiah,
         coalesce(sum(berat), 0)::bigint as gram_keluar,
         ${lihat_modal ? LABA(kode_toko, tgl) : sql`null::bigint`} as laba,
         (select coalesce(sum(b.berat), 0)::bigint from nota_beli_barang b
            join nota_beli p on p.kode_toko = b.kode_toko and p.no_faktur_beli = b.no_faktur_beli
           where p.kode_toko = ${kode_toko} and p.tgl_system = ${tgl}::date and p.status = 'DONE'
             ${oleh === null ? sql`` : sql`and p.input_by = ${oleh}`}) as gram_masuk
    from jual`;

const LABA = (kode_toko: string, tgl: Hari): Query => sql`
  (select coalesce(sum(l.netto - l.harga_modal), 0)::bigint from nota_jual_barang l
     join jual using (no_faktur_jual)
    where l.kode_toko = ${kode_toko} and l.tgl_system = ${tgl}::date and l.harga_modal is not null)`;
