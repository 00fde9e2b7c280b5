import type { ValuesOf } from '#kit/contract/field.ts';
import { sql, type Sql } from '#kit/server/sql.ts';
import type { tungguManualRow } from '#areas/manual/contract/validasi-manual.api.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** What this person has cancelled or rejected today: the approver of the next one reads it (BATAL_MANUAL). */
export const countBatalManual = async (
  on: Sql,
  { kode_toko, hari, user_id }: Ctx,
): Promise<number> =>
  (
    await on.one(sql<{ jumlah: number }>`
    select count(*)::int as jumlah
      from (select kode_toko, tgl_system, batal_by from jual_manual
            union all select kode_toko, tgl_system, batal_by from beli_manual) d
     where kode_toko = ${kode_toko} and tgl_system = ${hari}::date and batal_by = ${user_id}`)
  ).jumlah;

/** Sales and purchases that wait for a second person, the oldest first, each with its goods in words. */
export const listTungguManual = (
  on: Sql,
  { kode_toko }: Ctx,
): Promise<ValuesOf<typeof tungguManualRow>[]> =>
  on.many(sql<ValuesOf<typeof tungguManualRow>>`
    select p.no_faktur_jual as no, p.input_date, p.nama_customer, p.kode_sales, p.qty, p.berat, p.grand_total,
           p.input_by,
           (select string_agg(l.qty || ' ' || l.nama_barang, ', ' order by l.urut) from jual_manual_isi l
             where l.kode_toko = p.kode_toko and l.no_faktur_jual = p.no_faktur_jual) as isi
      from jual_manual p
     where p.kode_toko = ${kode_toko} and p.status = 'OPEN'
    union all
    select p.no_faktur_beli, p.input_date, p.nama_customer, p.kode_sales, p.qty, p.berat, p.grand_total, p.input_by,
           (select string_agg(l.qty || ' ' || l.nama_barang, ', ' order by l.urut) from beli_manual_isi l
             where l.kode_toko = p.kode_toko and l.no_faktur_beli = p.no_faktur_beli)
      from beli_manual p
     where p.kode_toko = ${kode_toko} and p.status = 'OPEN'
     order by input_date, no`);
