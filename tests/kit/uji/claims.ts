import { CLAIMS_NOTHING, type Statement } from '#kit/server/sql.ts';
import { CONTRACTS } from '#app/contract/contracts.ts';
import type { Shop } from '#tests/kit/shop.ts';

/** Statements that read a table which acts write and claim nothing of it: a piece of their text, and why. */
const WITHOUT_CLAIM: readonly (readonly [text: string, why: string])[] = [
  ['ambil_nomor(', 'a write: nothing that is written is read in a ride'],
  ['from sesi s', 'who calls is read before the act'],
  ['from customer c', 'an act that makes or changes a card leaves its ride'],
  ['from parameter_toko p', 'no document changes a rate of the shop'],
  ['from kadar k where', 'no document changes a price of the day'],
  ['exists (select from toko t', 'no document makes a shop'],
  ['from v_sought', 'no act that rides begins, scans or ends a count'],
];

/**
 * Statements of these for many that read a table which is no master, themselves or in a view or a function that they
 * name, and claim nothing; each with those tables. `reasons` are the pieces of text that none of them needed.
 */
export async function unclaimed(
  { rows }: Pick<Shop, 'rows'>,
  statements: readonly Statement[],
): Promise<{ readonly found: string[]; readonly reasons: string[] }> {
  const masters = new Set(CONTRACTS.flatMap((area) => area.masters).map(({ table }) => table));
  const relations = await rows<{ nama: string }>(
    `select relname as nama from pg_class
      where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace`,
  );
  const tables = new Set(relations.map(({ nama }) => nama).filter((nama) => !masters.has(nama)));
  const named = await rows<{ nama: string; teks: string }>(
    `select proname as nama, prosrc as teks from pg_proc where pronamespace = 'public'::regnamespace
      union all
     select viewname, definition from pg_views where schemaname = 'public'`,
  );
  const texts = Map.groupBy(named, ({ nama }) => nama);
  const tablesOf = (text: string, seen: Set<string>): string[] => {
    const words = [
      ...[...text.matchAll(/\b(?:from|join)\s+([a-z_]\w*)/gi)].map(([, word = '']) => word),
      ...[...text.matchAll(/\b([a-z_]\w*)\s*\(/gi)].map(([, word = '']) => word),
    ].filter((word) => !seen.has(word));
    for (const word of words) seen.add(word);
    return words.flatMap((word) => [
      ...(tables.has(word) ? [word] : []),
      ...(texts.get(word) ?? []).flatMap(({ teks }) => tablesOf(teks, seen)),
    ]);
  };
  const used = new Set<string>();
  const found = statements.flatMap(({ text, many }) => {
    const read = many?.claims === CLAIMS_NOTHING ? tablesOf(text, new Set()) : [];
    const known = WITHOUT_CLAIM.find(([piece]) => text.includes(piece));
    if (read.length > 0 && known) used.add(known[0]);
    return read.length === 0 || known ? [] : [`${[...new Set(read)].join()}: ${text.trim()}`];
  });
  const reasons = WITHOUT_CLAIM.map(([piece]) => piece).filter((piece) => !used.has(piece));
  return { found, reasons };
}
