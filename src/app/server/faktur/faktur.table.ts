import type { Tx } from '#kit/server/database.ts';
import { sql } from '#kit/server/sql.ts';

type Dilihat = {
  no_dokumen: string;
  masalah: string;
  catatan: string;
  input_by: string;
  op: string;
};

/** The last word about a problem counts; earlier ones are in the audit. */
export const saveDilihat = (tx: Tx, kode_toko: string, one: Dilihat): Promise<number> =>
  tx.run(sql`
    insert into faktur_dilihat (kode_toko, no_dokumen, masalah, catatan, input_by, input_date, op)
    values (${kode_toko}, ${one.no_dokumen}, ${one.masalah}, ${one.catatan}, ${one.input_by}, waktu(), ${one.op}::uuid)
    on conflict (kode_toko, no_dokumen, masalah) do update
      set catatan = excluded.catatan, input_by = excluded.input_by,
          input_date = excluded.input_date, op = excluded.op`);

export const isDokumen = async (tx: Tx, kode_toko: string, no: string): Promise<boolean> =>
  (await tx.maybe(
    sql`select 1 from v_doc where shop = ${kode_toko} and doc_no = ${no} limit 1`,
  )) !== undefined;
