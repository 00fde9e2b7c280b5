import type { Tx } from '#kit/server/database.ts';
import { sql, type Query } from '#kit/server/sql.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Batal = {
  readonly no: string;
  /** None where what is rejected had booked nothing yet; not said where its table keeps none. */
  readonly no_batal?: string | null;
  readonly alasan: string;
  /** What else the document keeps of it. */
  readonly kolom?: Readonly<Record<string, unknown>>;
  /** What it changes on the parent document. */
  readonly induk?: Query | undefined;
};

const setOf = (kolom: Readonly<Record<string, unknown>>): Query =>
  sql.join(
    Object.entries(kolom).map(([name, value]) => sql`${sql.ref(name)} = ${value},`),
    sql` `,
  );

/** Marks a document as cancelled; `op` stays the act that made the document; the cancel's own is that of its set. */
export const saveBatalDokumen = (
  tx: Tx,
  { tabel, nomor }: { readonly tabel: string; readonly nomor: string },
  { no, no_batal, alasan, kolom = {}, induk }: Batal,
  ctx: Ctx,
): Promise<number> =>
  tx.run(sql`
    ${induk ? sql`with induk as (${induk})` : sql``}
    update ${sql.table(tabel)}
       set status = 'CANC', ${setOf(no_batal === undefined ? {} : { no_batal })} alasan_batal = ${alasan},
           batal_by = ${ctx.user_id},
           tgl_batal = waktu(), ${setOf(kolom)} otorisasi = otorisasi || ${tx.otorisasi ? [tx.otorisasi] : []}::text[]
     where kode_toko = ${ctx.kode_toko} and ${sql.ref(nomor)} = ${no}`);
