import { mg, rp } from '#kit/rules/quantity.ts';
import { sql, type Sql } from '#kit/server/sql.ts';
import type { Dikirim } from '#areas/manual/rules/retur-manual.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Barang = {
  readonly kode_group: string;
  readonly kode_dept: string;
  readonly kode_kadar: string;
};
export const kunciBarang = ({ kode_group, kode_dept, kode_kadar }: Barang): string =>
  [kode_group, kode_dept, kode_kadar].join('/');
export const TAK_DIKIRIM: Dikirim = { qty: 0, berat: mg(0), modal: rp(0) };

/** What a supplier delivered without a barcode, of each group, jenis and kadar, less what went back to him. */
export async function readDikirim(
  on: Sql,
  kode_supplier: string,
  { kode_toko }: Ctx,
): Promise<ReadonlyMap<string, Dikirim>> {
  const rows = await on.many(sql<Barang & Dikirim>`
    select kode_group, kode_dept, kode_kadar, sum(qty)::int as qty, sum(berat)::bigint as berat,
           greatest(0, sum(modal))::bigint as modal
      from (
        select i.kode_group, i.kode_dept, i.kode_kadar, i.qty, i.berat, i.modal
          from manual_masuk m join manual_masuk_isi i on i.kode_toko = m.kode_toko and i.no_masuk = m.no_masuk
         where m.kode_toko = ${kode_toko} and m.kode_supplier = ${kode_supplier} and m.status = 'DONE'
        union all
        select i.kode_group, i.kode_dept, i.kode_kadar, -i.qty, -i.berat, -i.modal
          from manual_retur r join manual_retur_isi i on i.kode_toko = r.kode_toko and i.no_retur = r.no_retur
         where r.kode_toko = ${kode_toko} and r.kode_supplier = ${kode_supplier} and r.status = 'DONE') gerak
     group by kode_group, kode_dept, kode_kadar`);
  return new Map(rows.map((row) => [kunciBarang(row), row]));
}
