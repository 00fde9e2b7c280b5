import { mg, rp, type Miligram, type Rupiah } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import { invariant } from '#kit/server/problem.ts';
import { sql } from '#kit/server/sql.ts';
import type { Berlian } from '#areas/stock/rules/barang.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** What of a piece a PL asks beside its row: whether its jenis has stones, and what earlier ones lost. */
export const findBarangBatu = (
  tx: Tx,
  kode_barcode: string,
  { kode_toko }: Ctx,
): Promise<{ readonly jenis_berlian: boolean; readonly susut_lalu: Miligram }> =>
  tx.one(sql<{ jenis_berlian: boolean; susut_lalu: Miligram }>`
    select j.berlian as jenis_berlian,
           coalesce((select sum(p.susut_bebas) from berlian_pasang p
             where p.kode_toko = b.kode_toko and p.kode_barcode = b.kode_barcode), 0)::bigint as susut_lalu
      from barang b join jenis j on j.kode_toko = b.kode_toko and j.kode_dept = b.kode_dept
     where b.kode_toko = ${kode_toko} and b.kode_barcode = ${kode_barcode}`);

/** Stones that are set in a piece: their carat and cost together, and their codes; held. */
export async function lockTerpasang(
  tx: Tx,
  kode_barcode: string,
  { kode_toko }: Ctx,
): Promise<{
  readonly carat: Miligram;
  readonly modal: Rupiah;
  readonly codes: readonly string[];
}> {
  const rows = await tx.many(
    sql<{ kode_berlian: string; carat: number; harga_modal: number | null }>`
      select kode_berlian, carat, harga_modal from berlian
       where kode_toko = ${kode_toko} and kode_barcode = ${kode_barcode} and status = 'TERPASANG' and not pergi
       order by kode_berlian ${tx.forUpdate}`,
  );
  return {
    carat: mg(rows.reduce((all, one) => all + one.carat, 0)),
    modal: rp(rows.reduce((all, one) => all + (one.harga_modal ?? 0), 0)),
    codes: rows.map((one) => one.kode_berlian),
  };
}

/** Stones that are set in a piece from now on: the shop's own, no matter whose they were. */
export async function setTerpasang(
  tx: Tx,
  codes: readonly string[],
  kode_barcode: string,
  { kode_toko, op }: Ctx,
): Promise<void> {
  const changed = await tx.run(sql`
    update berlian set status = 'TERPASANG', kode_barcode = ${kode_barcode}, kode_gudang = null, konsinyasi = false,
           op = ${op}::uuid
     where kode_toko = ${kode_toko} and kode_berlian = any(${codes}) and status = 'LEPAS'`);
  invariant(changed === codes.length, `${codes.join(', ')}: ${changed} stones were set`);
}

type Lepas = { readonly kode_berlian: string; readonly harga_modal: Rupiah | null };

/** Stones that lie loose from now on, in the warehouse of their piece, at the cost that left with them. */
export async function setLepas(
  tx: Tx,
  stones: readonly Lepas[],
  kode_gudang: string,
  { kode_toko, op }: Ctx,
): Promise<void> {
  const changed = await tx.run(sql`
    update berlian b set status = 'LEPAS', kode_barcode = null, kode_gudang = ${kode_gudang},
           harga_modal = x.harga_modal, op = ${op}::uuid
      from jsonb_to_recordset(${JSON.stringify(stones)}::jsonb) as x (kode_berlian text, harga_modal bigint)
     where b.kode_toko = ${kode_toko} and b.kode_berlian = x.kode_berlian and b.status = 'TERPASANG'`);
  invariant(changed === stones.length, `${stones.length} stones leave, ${changed} were set`);
}

/** The stones of a piece as the piece lists them. */
export const listTerpasang = (
  tx: Tx,
  kode_barcode: string,
  { kode_toko }: Ctx,
): Promise<Berlian[]> =>
  tx.many(sql<Berlian>`
    select kode_berlian, shape, carat, butir, color, clarity, cut_grade, polish, symmetry, fluorescence, lembaga,
           no_sertifikat, kode_supplier, harga_modal, harga_jual
      from berlian
     where kode_toko = ${kode_toko} and kode_barcode = ${kode_barcode} and status = 'TERPASANG' and not pergi
     order by kode_berlian`);
