import { cocokSemua } from '#kit/server/sql/cari.query.ts';
import type { Hari } from '#kit/rules/hari.ts';
import type { Window } from '#kit/server/page.ts';
import { same, sql, type Query } from '#kit/server/sql.ts';
import type { DocumentAsk } from '#areas/dokumen/contract/document-types.ts';
import type { DocumentSpec, ListedSpec, Sum } from '#areas/dokumen/contract/document-spec.ts';
import { columnOf, fromTable, toldColumns } from '#areas/dokumen/server/document.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** A row with how many there are, and the sums of the whole filter. */
export type Counted = Readonly<Record<string, unknown>> & { readonly jumlah_semua: number };

/**
 * A page of documents, newest first unless asked for otherwise, with the sums of the whole filter. What is asked of all
 * of them is narrow, so that a hundred thousand are counted without one being carried whole; a text is looked for once.
 */
export function documentsQuery(
  spec: ListedSpec,
  ask: DocumentAsk,
  window: Window,
  { kode_toko, hari }: Ctx,
  {
    only,
    searchIn = [],
  }: { readonly only: readonly Query[]; readonly searchIn?: readonly Query[] | undefined },
): Query<Counted> {
  const { list, key } = spec;
  const names = [...(list.filters ?? []), ...(spec.on ? [spec.on.spec.key] : [])];
  const filters = names.map((name) => same(columnOf(spec, name), askedOf(spec, ask, name)));
  const searched = [
    ...list.search.map((name) => sql.ref(columnOf(spec, name))),
    ...linesSaid(spec),
    ...searchIn,
  ];
  const q = ask.q?.trim();
  const down = (ask.sort ?? '-').startsWith('-') ? sql`desc` : sql`asc`;
  const sort = sql.ref(columnOf(spec, (ask.sort ?? 'input_date').replace(/^-/, '')));
  return sql<Counted>`
    with sesuai as ${q ? sql`materialized` : sql`not materialized`} (
      select ${sql.ref(`d.${key}`)} as kunci, ${sort} as urutan, d.status ${summed(spec)}
        from ${fromTable(spec)}
       where d.kode_toko = ${kode_toko}
         ${daysOf(spec, ask, hari)}
         ${sql.join(filters, sql` `)}
         ${sql.join(
           only.map((one) => sql`and ${one}`),
           sql` `,
         )}
         ${q ? sql`and ${cocokSemua(searched, q)}` : sql``}
    )
    select ${toldColumns(spec)}, s.*
      from (select kunci, urutan from sesuai order by urutan ${down}, kunci ${down}
             limit ${window.limit} offset ${window.skip}) h
      join ${fromTable(spec)} on d.kode_toko = ${kode_toko} and ${sql.ref(`d.${key}`)} = h.kunci
     cross join (select count(*)::int as jumlah_semua ${sumsOf(spec)} from sesuai) s
     order by h.urutan ${down}, h.kunci ${down}`;
}

/** What lives on is listed of all days, what is done at once of the open one, unless days are asked for. */
function daysOf({ states, acts, on, list }: ListedSpec, ask: DocumentAsk, hari: Hari): Query {
  if (list.ofAllDays?.some((name) => ask[name] === 'true')) return sql``;
  const { tgl_from, tgl_to } = ask;
  const lives = Boolean(states ?? acts ?? on);
  const first = lives ? '-infinity' : (tgl_to ?? hari);
  if (lives && !tgl_from && !tgl_to) return sql``;
  const [from, to] = [tgl_from ?? first, tgl_to ?? hari];
  return sql`and d.tgl_system between ${from}::date and ${to}::date`;
}

/** What a filter is asked for; a state that the kind tells apart itself is none of the table's. */
function askedOf({ list }: ListedSpec, ask: DocumentAsk, name: string): string {
  const asked = String(ask[name] ?? 'ALL');
  return name === 'status' && list.states?.includes(asked) ? 'ALL' : asked;
}

/** All lines of a document as one text, for what they are found by. */
const linesSaid = ({ lines, key }: DocumentSpec): Query[] =>
  lines?.search
    ? [
        sql`(select string_agg(concat_ws(' ', ${sql.join(lines.search.map((name) => sql.ref(`l.${name}`)))}), ' ')
          from ${sql.table(lines.table)} l
         where l.kode_toko = d.kode_toko and ${sql.ref(`l.${key}`)} = ${sql.ref(`d.${key}`)})`,
      ]
    : [];

const sumsIn = ({ list }: ListedSpec) => Object.entries(list.sums ?? {});

/** What the sums add up, each under its own name beside the key. */
const summed = (spec: ListedSpec): Query =>
  sql.join(
    sumsIn(spec).flatMap(([name, sum]) =>
      'of' in sum ? [sql`, ${addedOf(spec, sum)} as ${sql.ref(`jumlah_${name}`)}`] : [],
    ),
    sql` `,
  );

const addedOf = (spec: DocumentSpec, { of, less, when = {} }: Extract<Sum, { of: string }>) => {
  const only = Object.entries(when).map(
    ([column, is]) => sql`and ${sql.ref(`d.${column}`)} = ${is}`,
  );
  const taken = [less ?? []].flat().map((column) => sql`- ${sql.ref(`d.${column}`)}`);
  const value = sql`${sql.ref(columnOf(spec, of))} ${sql.join(taken, sql` `)}`;
  return only.length > 0 ? sql`case when true ${sql.join(only, sql` `)} then ${value} end` : value;
};

const sumsOf = (spec: ListedSpec): Query =>
  sql.join(
    sumsIn(spec).map(([name, sum]) => {
      const called = sql.ref(`total_${name}`);
      if (!('of' in sum)) return sql`, count(*) filter (where status = 'CANC')::int as ${called}`;
      const added = sql.ref(`jumlah_${name}`);
      return sql`, coalesce(sum(${added}) filter (where status <> 'CANC'), 0)::bigint as ${called}`;
    }),
    sql` `,
  );
