import type { Tx } from '#kit/server/database.ts';
import { sql, type Sql } from '#kit/server/sql.ts';
import { UKURAN_LABEL, type UkuranLabel } from '#areas/toko/rules/ukuran-label.ts';

/** The size of a label as the shop has set it, else that of the product. */
export const readUkuranLabel = async (on: Sql, kode_toko: string): Promise<UkuranLabel> =>
  (
    await on.maybe(
      sql<{ ukuran: UkuranLabel }>`select ukuran from ukuran_label where kode_toko = ${kode_toko}`,
    )
  )?.ukuran ?? UKURAN_LABEL;

export const saveUkuranLabel = (
  tx: Tx,
  kode_toko: string,
  { ukuran, op }: { ukuran: UkuranLabel; op: string },
): Promise<number> =>
  tx.run(sql`
    insert into ukuran_label (kode_toko, ukuran, op)
    values (${kode_toko}, ${JSON.stringify(ukuran)}::jsonb, ${op}::uuid)
    on conflict (kode_toko) do update set ukuran = excluded.ukuran, op = excluded.op`);
