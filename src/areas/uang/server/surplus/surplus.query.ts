import type { Hari } from '#kit/rules/hari.ts';
import type { Rupiah } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import { sql, type Query, type Sql } from '#kit/server/sql.ts';
import type { DocumentSpec } from '#areas/dokumen/contract/document-spec.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** An auction that left a surplus, or none. */
type Sold = {
  readonly no_lelang: string;
  readonly tgl_lelang: Hari;
  readonly kelebihan: Rupiah;
  /** The last day on which the customer may fetch it. */
  readonly batas_kelebihan: Hari;
};
type Paid = { no_lelang: string; no_kelebihan: string; tgl_kelebihan: Hari };
type Row = Pick<Sold, 'no_lelang' | 'kelebihan' | 'batas_kelebihan'> & { readonly status: string };

/** What auctions of one kind left over, and what became of it, by the tables of two declarations (D-35.16, D-38.4). */
export function surplusOf(
  lelang: Pick<DocumentSpec, 'table' | 'on'>,
  payout: Pick<DocumentSpec, 'table'>,
) {
  const [auctions, payouts] = [sql.table(lelang.table), sql.table(payout.table)];
  const parent = sql.ref(lelang.on?.spec.key ?? '');
  const isPaid = sql`exists (select from ${payouts} k where k.kode_toko = d.kode_toko
    and k.no_lelang = d.no_lelang and k.status = 'DONE')`;
  const isOwed = sql`d.kelebihan > 0 and d.status = 'DONE'`;
  const paid = (on: Sql, kode_toko: string, nos: readonly string[]): Promise<Paid[]> =>
    on.many(sql<Paid>`
      select no_lelang, no_kelebihan, tgl_system as tgl_kelebihan from ${payouts}
       where kode_toko = ${kode_toko} and no_lelang = any(${[...nos]}::text[]) and status = 'DONE'`);
  return {
    /** Which of these auctions have had their surplus paid out. */
    paid,
    /** The auction that a document ended in, locked (but not by a quote): its surplus is paid once. */
    lock: (tx: Tx, kode_toko: string, no: string): Promise<Sold | undefined> =>
      tx.maybe(sql<Sold>`
        select no_lelang, tgl_system as tgl_lelang, kelebihan, batas_kelebihan from ${auctions}
         where kode_toko = ${kode_toko} and ${parent} = ${no} and status = 'DONE'${tx.forUpdate}`),
    /** The auction of a document that is not cancelled: its number. */
    lelangOf: async (on: Sql, kode_toko: string, no: string): Promise<string | undefined> =>
      (
        await on.maybe(sql<{ no_lelang: string }>`
          select no_lelang from ${auctions}
           where kode_toko = ${kode_toko} and ${parent} = ${no} and status <> 'CANC'`)
      )?.no_lelang,
    /** Auctions with a surplus by its state, by the columns of `d`. */
    where: (state: unknown, hari: Hari): Query | undefined => {
      if (state === 'KELEBIHAN') return isOwed;
      if (state === 'SUDAH DIAMBIL') return sql`${isOwed} and ${isPaid}`;
      if (state === 'BELUM DIAMBIL')
        return sql`${isOwed} and not ${isPaid} and d.batas_kelebihan >= ${hari}::date`;
      return state === 'KEDALUWARSA'
        ? sql`${isOwed} and not ${isPaid} and d.batas_kelebihan < ${hari}::date`
        : undefined;
    },
    /** Which of a page have had their surplus fetched, and which may still be. */
    tell: async <R extends Row>(on: Sql, rows: readonly R[], { kode_toko, hari }: Ctx) => {
      const found = await paid(
        on,
        kode_toko,
        rows.map((row) => row.no_lelang),
      );
      const byNo = new Map(found.map((one) => [one.no_lelang, one]));
      return rows.map((row) => {
        const one = byNo.get(row.no_lelang);
        return {
          ...row,
          kelebihan_status: stateOf(row, one !== undefined, hari),
          no_kelebihan: one?.no_kelebihan ?? null,
          tgl_kelebihan: one?.tgl_kelebihan ?? null,
        };
      });
    },
  };
}

function stateOf({ kelebihan, batas_kelebihan, status }: Row, paid: boolean, hari: Hari) {
  if (kelebihan <= 0 || status === 'CANC') return 'TIDAK ADA' as const;
  if (paid) return 'SUDAH DIAMBIL' as const;
  return hari > batas_kelebihan ? ('KEDALUWARSA' as const) : ('BELUM DIAMBIL' as const);
}
