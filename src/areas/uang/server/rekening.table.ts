import { statementByMany, type Sql } from '#kit/server/sql.ts';
import type { Rekening } from '#areas/uang/rules/pembayaran.ts';

const READ = statementByMany(
  `select no_rekening, kode_bank, fee_persen from rekening
    where kode_toko = $1 and is_active and no_rekening = any($2::text[])`,
  ['text', 'text[]'],
);

/** The accounts that a document's payments name; unknown ones have no row. */
export async function readRekening(
  on: Sql,
  kode_toko: string,
  numbers: readonly (string | null)[],
): Promise<Map<string, Rekening>> {
  const wanted = [...new Set(numbers.filter((one) => one !== null))];
  if (wanted.length === 0) return new Map();
  const rows = await on.call<Rekening>(READ, [kode_toko, wanted]);
  return new Map(rows.map((row) => [row.no_rekening, row]));
}
