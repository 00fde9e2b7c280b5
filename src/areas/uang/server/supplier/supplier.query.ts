import { rp, type Rupiah } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import { sql, type Sql } from '#kit/server/sql.ts';
import { akunSupplier } from '#areas/buku/rules/akun.ts';
import { findSaldoAkun } from '#areas/buku/server/buku.table.ts';
import { hutangDari } from '#areas/uang/rules/supplier.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** Holds what is owed to a supplier until the act is finished: acts that make it less come one after the other. */
export async function lockSupplier(
  tx: Tx,
  kode_toko: string,
  kode_supplier: string,
): Promise<void> {
  const key = `supplier:${kode_toko}:${kode_supplier}`;
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}

/** What the shop owes to a supplier now; less than nothing where he owes the shop. */
export const readHutang = async (
  on: Sql,
  kode_toko: string,
  kode_supplier: string,
): Promise<Rupiah> =>
  hutangDari(rp(await findSaldoAkun(on, kode_toko, akunSupplier(kode_supplier))));

/** Suppliers to whom something is owed, or who owe, by name; those of stones as 'BLN/' and their code. */
export const listHutangSupplier = (on: Sql, _: unknown, { kode_toko }: Ctx) =>
  on.many(sql<{ kode_supplier: string; nama: string; dihutang: boolean; hutang: Rupiah }>`
    select h.kode_supplier, coalesce(n.nama, h.kode_supplier) as nama, h.hutang > 0 as dihutang, h.hutang
      from (select substr(akun, 10) as kode_supplier, -sum(rupiah)::bigint as hutang from saldo
             where kode_toko = ${kode_toko} and akun >= 'supplier:' and akun < 'supplier;'
             group by akun having sum(rupiah) <> 0) h
      left join v_nama_supplier n on n.kode_toko = ${kode_toko} and n.kode_supplier = h.kode_supplier
     order by nama, kode_supplier`);
