import { cocokSemua } from '#kit/server/sql/cari.query.ts';
import type { Hari } from '#kit/rules/hari.ts';
import type { Window } from '#kit/server/page.ts';
import { same, sql, type Query } from '#kit/server/sql.ts';
import type { DocumentAsk } from '#areas/buku/contract/document-types.ts';
import type { DocumentWords, Sum } from '#areas/buku/contract/document-words.ts';
import { fromTable, toldColumns } from '#areas/buku/server/document/document.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** A row with how many there are, and the sums of the whole filter. */
export type Counted = Readonly<Record<string, unknown>> & { readonly jumlah_semua: number };

/** A page of documents, newest first unless asked for otherwise, in one scan. */
export function documentsQuery(
  words: DocumentWords,
  ask: DocumentAsk,
  window: Window,
  { kode_toko, hari }: Ctx,
  sees: readonly Query[],
): Query<Counted> {
  const { list, key } = words;
  const names = [...(list.filters ?? []), ...(words.on ? [words.on.words.key] : [])];
  const filters = names.map((name) => same(`d.${name}`, String(ask[name] ?? 'ALL')));
  const searched = list.search.map((name) => sql.ref(columnOf(words, name)));
  const down = (ask.sort ?? '-').startsWith('-') ? sql`desc` : sql`asc`;
  const sort = sql.ref(`d.${(ask.sort ?? 'input_date').replace(/^-/, '')}`);
  return sql<Counted>`
    select ${toldColumns(words)}, count(*) over ()::int as jumlah_semua ${sumsOf(words)}
      from ${fromTable(words)}
     where d.kode_toko = ${kode_toko}
       ${daysOf(words, ask, hari)}
       ${sql.join(filters, sql` `)}
       ${sql.join(
         sees.map((one) => sql`and ${one}`),
         sql` `,
       )}
       ${ask.q?.trim() ? sql`and ${cocokSemua(searched, ask.q)}` : sql``}
     order by ${sort} ${down}, ${sql.ref(`d.${key}`)} ${down}
     limit ${window.limit} offset ${window.skip}`;
}

/** What lives on is listed of all days, what is done at once of the open one, unless days are asked for. */
function daysOf({ acts, on }: DocumentWords, { tgl_from, tgl_to }: DocumentAsk, hari: Hari): Query {
  if ((acts || on) && !tgl_from && !tgl_to) return sql``;
  const [from, to] = [tgl_from ?? tgl_to ?? hari, tgl_to ?? hari];
  return sql`and d.tgl_system between ${from}::date and ${to}::date`;
}

const columnOf = ({ joined = {} }: DocumentWords, name: string): string =>
  joined[name] ? `of_${joined[name].by}.${name}` : `d.${name}`;

const sumsOf = ({ list }: DocumentWords): Query =>
  sql.join(
    Object.entries(list.sums ?? {}).map(([name, sum]) => sql`, ${sumOf(name, sum)}`),
    sql` `,
  );

const sumOf = (name: string, { of, when = {} }: Sum): Query => {
  const only = Object.entries(when).map(
    ([column, is]) => sql`and ${sql.ref(`d.${column}`)} = ${is}`,
  );
  return sql`coalesce(sum(${sql.ref(`d.${of}`)}) filter (where d.status <> 'CANC' ${sql.join(only, sql` `)})
    over (), 0)::bigint as ${sql.ref(`total_${name}`)}`;
};
