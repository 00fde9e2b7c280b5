import { sql, statement, type Sql } from '#kit/server/sql.ts';
import type { Tx } from '#kit/server/database.ts';
import type { Miligram, Persen } from '#kit/rules/quantity.ts';
import type { Hasil } from '#areas/opname/rules/opname.ts';
import type { HilangLot } from '#areas/terima/rules/penerimaan.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** Writes down every lot of a warehouse that lies loose now. */
export const saveIsiLot = (
  tx: Tx,
  id: number,
  kode_gudang: string,
  { kode_toko }: Ctx,
): Promise<number> =>
  tx.run(sql`
    insert into opname_lot (kode_toko, id, no_terima, urut)
    select l.kode_toko, ${id}, l.no_terima, l.urut
      from penerimaan_lot l join penerimaan p on p.kode_toko = l.kode_toko and p.no_terima = l.no_terima
     where l.kode_toko = ${kode_toko} and p.kode_gudang = ${kode_gudang} and p.status = 'DONE'
       and l.qty - l.label_qty - l.hilang_qty - l.retur_qty > 0`);

type Hitungan = {
  kode: string;
  no_terima: string | null;
  urut: number | null;
  kembar: boolean;
  qty: number;
  berat: Miligram;
  sisa_qty: number | null;
  sisa_berat: Miligram | null;
};

export const saveHitung = (tx: Tx, id: number, row: Hitungan, ctx: Ctx): Promise<number> =>
  tx.run(sql`
    insert into opname_lot_hitung (kode_toko, id, kode, no_terima, urut, kembar, qty, berat, sisa_qty, sisa_berat,
        user_id, waktu, op)
    values (${ctx.kode_toko}, ${id}, ${row.kode}, ${row.no_terima}, ${row.urut}, ${row.kembar}, ${row.qty},
        ${row.berat}, ${row.sisa_qty}, ${row.sisa_berat}, ${ctx.user_id}, waktu(), ${ctx.op}::uuid)`);

const SUDAH = statement(`
  select 1 from opname_lot_hitung
   where kode_toko = $1 and id = $2 and not kembar
     and case when $3::text is null then urut is null and kode = $5 else no_terima = $3 and urut = $4::int end
   limit 1`);

/** Somebody counted this lot, or read this strange number, in this count before. */
export const sudahDihitung = async (
  on: Sql,
  kode_toko: string,
  id: number,
  { kode, no_terima, urut }: Pick<Hitungan, 'kode' | 'no_terima' | 'urut'>,
): Promise<boolean> => (await on.call(SUDAH, [kode_toko, id, no_terima, urut, kode])).length > 0;

/** One lot of a finished count. */
export type HasilLot = HilangLot & {
  kode: string;
  no_terima: string | null;
  urut: number | null;
  kode_supplier: string | null;
  kode_dept: string | null;
  kode_group: string | null;
  kode_kadar: string | null;
  persen: Persen | null;
  qty: number;
  berat: Miligram;
  murni: Miligram;
  qty_fisik: number | null;
  berat_fisik: Miligram | null;
  hasil: Hasil;
  label_qty: number;
  retur_qty: number;
  dihitung_at: string | null;
  dihitung_by: string | null;
};

export const saveHasilLot = (
  tx: Tx,
  id: number,
  rows: readonly HasilLot[],
  { kode_toko }: Ctx,
): Promise<number> =>
  tx.run(sql`
    insert into opname_lot_hasil (kode_toko, id, baris, kode, no_terima, urut, kode_dept, kode_group, kode_kadar,
        persen, qty, berat, murni, qty_fisik, berat_fisik, hasil, hilang_qty, hilang_berat, hilang_murni, hilang_modal,
        label_qty, retur_qty, dihitung_at, dihitung_by)
    select ${kode_toko}, ${id}, baris, kode, no_terima, urut, kode_dept, kode_group, kode_kadar, persen, qty, berat,
           murni, qty_fisik, berat_fisik, hasil, hilang_qty, hilang_berat, hilang_murni, hilang_modal, label_qty,
           retur_qty, dihitung_at, dihitung_by
      from jsonb_to_recordset(${JSON.stringify(rows.map((row, at) => ({ ...row, baris: at + 1 })))}::jsonb)
        as x (baris int, kode text, no_terima text, urut int, kode_dept text, kode_group text, kode_kadar text,
        persen int, qty int, berat bigint, murni bigint, qty_fisik int, berat_fisik bigint, hasil text,
        hilang_qty int, hilang_berat bigint, hilang_murni bigint, hilang_modal bigint, label_qty int,
        retur_qty int, dihitung_at timestamptz, dihitung_by text)`);
