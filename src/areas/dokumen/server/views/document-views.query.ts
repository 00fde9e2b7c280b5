import type { Registered } from '#areas/buku/contract/register.ts';

const ident = (name: string): string => `"${name.replaceAll('"', '""')}"`;
const text = (value: string): string => `'${value.replaceAll("'", "''")}'`;

/** What it comes to where money moves with it. */
const amountOf = ({ amount, unpaid }: Registered): string =>
  amount === null || unpaid ? '0' : ident(amount);

/** A sum as a drawer sees it: what went out is below 0. */
function signed({ out }: Registered, sum: string): string {
  if (out === undefined) return sum;
  if (out === true) return `-${sum}`;
  return `case d.${ident(out.by)} when ${text(out.is)} then -${sum} else ${sum} end`;
}

/** It and its cancel, as `v_doc` shows documents; what the book does not hold keeps the act of its cancel. */
function docSql(one: Registered): string {
  const [table, key, amount] = [ident(one.table), ident(one.key), amountOf(one)];
  const posts = one.posts !== false;
  return `select kode_toko as shop, left(${key}, 2) as doc_type, ${key} as doc_no, urut_nomor(${key}) as seq,
       tgl_system as business_date, case status when 'CANC' then 'CANCELLED' else 'ACTIVE' end as status,
       (${amount})::bigint as total, (${amount})::bigint as gross, 0::bigint as discount, 0::bigint as fees,
       0::bigint as rounding, (${amount})::bigint as paid, 0::bigint as remaining, null::text as cancels,
       input_date as created_at, input_by as created_by, op as op_id, null::bigint as price_id,
       ${text(String(posts))}::boolean as posts, null::text as ticket
  from ${table}
union all
select d.kode_toko, left(d.no_batal, 2), d.no_batal, urut_nomor(d.no_batal), coalesce(s.tgl_system, d.tgl_system),
       'ACTIVE', 0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint, d.${key}, d.tgl_batal,
       d.batal_by, ${posts ? 's.op' : 'd.op_batal'}, null::bigint, ${text(String(posts))}::boolean, null::text
  from ${table} d left join buku_set s on s.kode_toko = d.kode_toko and s.no_bukti = d.no_batal
 where d.no_batal is not null`;
}

const lineSql = (one: Registered): string => {
  const [key, amount] = [ident(one.key), amountOf(one)];
  return `select kode_toko as shop, left(${key}, 2) as doc_type, ${key} as doc_no, 1 as line_no, null::text as barcode,
       null::bigint as mg, (${amount})::bigint as amount, (${amount})::bigint as net, null::bigint as price_id,
       tgl_system as business_date
  from ${ident(one.table)}`;
};

/** Its rows of `pembayaran`, or one sum in cash. */
function paymentSql(one: Registered): string {
  const [table, key, amount] = [ident(one.table), ident(one.key), amountOf(one)];
  return one.payments
    ? `select d.kode_toko as shop, left(p.no_dokumen, 2) as doc_type, p.no_dokumen as doc_no, p.jenis as method,
       p.jumlah::bigint as amount,
       case p.jenis when 'CASH' then ${signed(one, 'p.jumlah')} else 0 end::bigint as drawer,
       p.tgl_system as business_date
  from ${table} d join pembayaran p on p.kode_toko = d.kode_toko and p.no_dokumen = d.${key}`
    : `select kode_toko as shop, left(${key}, 2) as doc_type, ${key} as doc_no, 'CASH'::text as method,
       (${amount})::bigint as amount, (${signed(one, `d.${amount}`)})::bigint as drawer, tgl_system as business_date
  from ${table} d`;
}

const writtenSql = ({ table, key }: Registered): string =>
  `select ${text(table)}::text as row_tbl, ${ident(key)} as row_no, kode_toko as shop, op as op_id,
       tgl_system as business_date
  from ${ident(table)}`;

const textSql = ({ table, key }: Registered, typed: readonly string[]): string =>
  `select kode_toko as shop, ${ident(key)} as row_no, concat_ws(' ', ${typed.map(ident).join(', ')}) as value,
       tgl_system as business_date
  from ${ident(table)}`;

/** The parts of a kind in the views that invariants read, by their names. */
function viewsOf(one: Registered): readonly (readonly [name: string, sql: string])[] {
  const { table, typed = [], posts, payments } = one;
  const paid = payments ?? (posts !== false && amountOf(one) !== '0');
  return [
    [`v_doc__${table}`, docSql(one)],
    ...(posts === false ? [] : [[`v_doc_line__${table}`, lineSql(one)] as const]),
    ...(paid ? [[`v_payment__${table}`, paymentSql(one)] as const] : []),
    [`v_written__${table}`, writtenSql(one)],
    ...(typed.length > 0 ? [[`v_text__${table}`, textSql(one, typed)] as const] : []),
  ];
}

/**
 * What the invariants read of every kind of document whose table is one of `create_document`, and the triggers that
 * hold it to its open day: it is written in no other, and stays in its own. A view of the same name that is written
 * by hand is taken instead.
 */
export function documentViews(
  kinds: readonly Registered[],
  byHand: ReadonlySet<string>,
): readonly string[] {
  const made = kinds.filter(({ created }) => created);
  return made.flatMap((one) => [
    `create trigger ${ident(`${one.table}_hari_buka`)} after insert on ${ident(one.table)}
  referencing new table as baru for each statement execute function semua_hari_buka()`,
    `create trigger ${ident(`${one.table}_hari_tetap`)} before update of kode_toko, tgl_system on ${ident(one.table)}
  for each row execute function jangan_ubah()`,
    ...viewsOf(one).flatMap(([name, sql]) =>
      byHand.has(name) ? [] : [`create view ${ident(name)} as\n${sql}`],
    ),
  ]);
}

/** The views that are written by hand. */
export const viewsByHand = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(
    texts.flatMap((sql) =>
      [...sql.matchAll(/^create or replace view (\w+) as/gm)].map(([, name = '']) => name),
    ),
  );
