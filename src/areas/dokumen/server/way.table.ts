import { invariant } from '#kit/server/problem.ts';
import { CLAIMS_NOTHING, statement, statementByMany, type Statement } from '#kit/server/sql.ts';
import { sql } from '#kit/server/sql/sql-tag.ts';
import { KELUAR } from '#areas/buku/server/keluar/keluar.table.ts';
import type { DocumentSpec } from '#areas/dokumen/contract/document-spec.ts';
import type { AnyDocument } from '#areas/dokumen/server/any-document.ts';
import { columnOf, insideNames, withMasters } from '#areas/dokumen/server/document.table.ts';
import type { AnyKind, Beside } from '#areas/dokumen/server/kind.ts';

/** How a way of making a kind is written: known once, for the statement is the same for every document. */
export type Way = {
  readonly save: Statement;
  /** The moment, and what the codes of the document are called. */
  readonly told: Statement;
  readonly codes: readonly string[];
  readonly columns: readonly string[];
  readonly stamped: readonly string[];
  readonly letters: string;
  readonly audit: string;
};

const ways = new WeakMap<AnyKind, Map<string, Way>>();

/** The ways of a kind that is written so, when it is served: what a document needs is there before the first one. */
export function makeWays(document: AnyDocument, kind: AnyKind): void {
  if (!kind.rides) return;
  for (const [name, make] of Object.entries(kind.makes))
    if (!('writes' in make)) wayOf(document, kind, name);
}

/** The way of this name, worked out once in the life of the process. */
export function wayOf({ spec }: AnyDocument, kind: AnyKind, name: string): Way {
  const known = ways.get(kind) ?? new Map<string, Way>();
  ways.set(kind, known);
  const way = known.get(name) ?? makeWay(spec, kind, name);
  known.set(name, way);
  return way;
}

function makeWay(spec: DocumentSpec, kind: AnyKind, name: string): Way {
  const make = spec.makes[name];
  invariant(make, `${spec.name} has no way ${name}`);
  const { letters, audit } = make;
  const stamped = make.waits?.booked?.stamps ?? [];
  const own = [...Object.keys(spec.head), ...insideNames(spec), 'status', 'input_by', 'otorisasi'];
  const columns = own.filter((column) => !stamped.includes(column));
  const { joined = {} } = spec;
  const codes = [...new Set(Object.values(joined).map(({ by }) => by))];
  const from = `(select ${['kode_toko', ...codes].map((code, at) => `$${at + 1}::text as ${code}`).join(', ')}) d`;
  const names = Object.keys(joined).map((column) => `, ${columnOf(spec, column)} as ${column}`);
  return {
    save: statementOf(spec, { letters, columns, stamped }, besidesOf(spec, kind)),
    told: statementByMany(
      `select waktu() as input_date${names.join('')} from ${withMasters(spec, sql.raw(from)).text}`,
      ['kode_toko', ...codes].map(() => 'text'),
    ),
    codes,
    columns,
    stamped,
    letters,
    audit,
  };
}

/** Whose rows go with a document of this kind, always in this order. */
export function besidesOf(
  { lines, key, pays }: DocumentSpec,
  { parts = {}, beside = [] }: AnyKind,
): Beside[] {
  const known = lines && Object.keys({ ...lines.head, ...lines.inside });
  return [
    ...(lines && known
      ? [{ table: lines.table, no: key, columns: ['kode_toko', 'tgl_system', 'urut', ...known] }]
      : []),
    ...Object.values(parts).flatMap((part) => part.beside ?? []),
    ...beside,
    ...(pays === 'customer' || pays === 'shop' ? [KELUAR] : []),
  ];
}

type Head = {
  readonly letters: string;
  readonly columns: readonly string[];
  readonly stamped: readonly string[];
};
/** The values: shop, day, acts, users, heads, which of these take the moment, steps of pieces, sets, codes, notes. */
const FIXED = 10;

/**
 * One statement writes a document: its number, its head, its rows in further tables, the steps of its pieces and its
 * set in the book. The form for many documents takes lists. It raises plain errors; the form for one refuses in words
 * for a person.
 */
function statementOf(
  { table, key }: DocumentSpec,
  head: Head,
  besides: readonly Beside[],
): Statement {
  const rows = besides.map(({ table: of, no, columns }, at) => {
    const list = FIXED + 1 + at * 2;
    return `, s${at} as (
    insert into ${of} (${no}, ${columns.join(', ')})
    select n.no, ${columns.map((column) => `l.${column}`).join(', ')}
      from rows from (unnest($${list}::${of}[]), unnest($${list + 1}::int[])) as l join nomor n on n.ke = l.unnest
     order by n.ke)`;
  });
  const { columns, stamped, letters } = head;
  const one = `select ($3::uuid[])[1] as op, ambil_nomor($1, '${letters}', $2::date) as no, 1 as ke`;
  const many = `
    select u.op, u.no, u.ke
      from unnest($3::uuid[], ambil_nomor_banyak($1, '${letters}', $2::date, cardinality($3::uuid[])))
           with ordinality as u (op, no, ke)`;
  const written = (nomor: string): string => `
  with nomor as (${nomor}), kepala as (
    insert into ${table} (kode_toko, ${key}, tgl_system, input_date, op, ${[...columns, ...stamped].join(', ')})
    select $1, n.no, $2::date, waktu(), n.op, ${[
      ...columns.map((column) => `k.${column}`),
      ...stamped.map(() => 'case when ($6::boolean[])[n.ke] then waktu() end'),
    ].join(', ')}
      from unnest($5::${table}[]) with ordinality as k join nomor n on n.ke = k.ordinality order by n.ke
    returning ${key} as no
  )${rows.join('')}
  select `;
  const from = `
    from (select array_agg(no::text order by no::text collate "C") as no from kepala) k
   where $6::boolean[] is not null`;
  return statement(
    `${written(one)} case when $7::jsonb is not null
           then pindah_semua($1, $7::jsonb, $2::date, ($4::text[])[1], ($3::uuid[])[1], k.no[1]) end,
         case when $8::jsonb is not null then catat_buku($1, $2::date, k.no[1], ($9::text[])[1], ($10::text[])[1], null,
           ($4::text[])[1], ($3::uuid[])[1], $8::jsonb) end${from}`,
    {
      statement: statement(
        `${written(many)} case when $7::jsonb is not null
           then pindah_banyak($1, $7::jsonb, $2::date, $4::text[], $3::uuid[], k.no) end,
         case when $8::jsonb is not null then catat_buku_banyak($1, $2::date, k.no, $9::text[], $10::text[], $4::text[],
           $3::uuid[], $8::jsonb) end${from}`,
      ),
      ofOneShop: true,
      gather: gatherDocuments,
      share: () => [],
      claims: CLAIMS_NOTHING,
    },
  );
}

/** The values of many documents: lists in their order, and of each row beside them the place of its document. */
function gatherDocuments(all: readonly (readonly unknown[])[]): unknown[] {
  const lists = (at: number) => all.map((values) => values[at] as unknown[]);
  const ofEach = (at: number): string | null => {
    const texts = all.map((values) => values[at] as string | null);
    return texts.some((one) => one !== null)
      ? `[${texts.map((one) => one ?? '[]').join(',')}]`
      : null;
  };
  const [first = []] = all;
  return first.map((value, at) => {
    if (at < 2) return value;
    if (at === 6 || at === 7) return ofEach(at);
    const isPlaces = at >= FIXED && (at - FIXED) % 2 === 1;
    return lists(at).flatMap((list, place) => (isPlaces ? list.map(() => place + 1) : list));
  });
}
