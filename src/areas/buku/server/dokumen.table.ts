import type { Tx } from '#kit/server/database.ts';
import { sql } from '#kit/server/sql.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** Marks a document as cancelled; `op` stays the act that made the document; the cancel's own is that of its set. */
export const saveBatalDokumen = (
  tx: Tx,
  { tabel, nomor }: { readonly tabel: string; readonly nomor: string },
  { no, no_batal, alasan }: { no: string; no_batal: string; alasan: string },
  ctx: Ctx,
): Promise<number> =>
  tx.run(sql`
    update ${sql.table(tabel)}
       set status = 'CANC', no_batal = ${no_batal}, alasan_batal = ${alasan}, batal_by = ${ctx.user_id},
           tgl_batal = waktu(), otorisasi = otorisasi || ${tx.otorisasi ? [tx.otorisasi] : []}::text[]
     where kode_toko = ${ctx.kode_toko} and ${sql.ref(nomor)} = ${no}`);
