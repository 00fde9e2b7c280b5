import { createHash } from 'node:crypto';
import type { ClientBase } from 'pg';
import type { Registered } from '#areas/buku/contract/register.ts';

const ident = (name: string): string => `"${name.replaceAll('"', '""')}"`;
const text = (value: string): string => `'${value.replaceAll("'", "''")}'`;
const column = (name: string): string => `d.${ident(name)}`;

/** A column of the branch in its type, or nothing of that type. */
const maybe = (name: string | null | undefined, type: string): string =>
  name ? `${column(name)}::${type}` : `null::${type}`;
const word = (value: string | undefined): string => (value ? text(value) : 'null') + '::text';

/** Goods with weight and kadar, as the history of a customer shows them. */
const itemsOf = ({ items, key }: Registered): string =>
  items
    ? `array(select l.${ident(items.name)} || ' ' || to_char(l.${ident(items.weight)} / 1000.0, 'FM999990.000') || ' g '
               || trim_scale(l.${ident(items.kadar)} / 100.0)
          from ${ident(items.table)} l
         where l.kode_toko = d.kode_toko and l.${ident(key)} = ${column(key)} order by l.urut)`
    : 'null::text[]';

/** The document that came in the place of one: same customer, same goods, later on the same day. */
function replacedBy({ items, key, table, customer, cancelled }: Registered): string {
  if (!items?.same || !customer || cancelled === null) return 'null::text';
  const lines = ident(items.table);
  const name = ident(customer.name);
  return `(select min(q.${ident(key)}) from ${ident(table)} q
         where q.kode_toko = d.kode_toko and q.tgl_system = d.tgl_system and q.status = 'DONE'
           and q.${name} = d.${name} and q.input_date > d.input_date
           and exists (select from ${lines} a join ${lines} b on b.kode_toko = a.kode_toko
                         and b.${ident(items.same)} = a.${ident(items.same)}
                        where a.kode_toko = d.kode_toko and a.${ident(key)} = ${column(key)}
                          and b.${ident(key)} = q.${ident(key)}))`;
}

const signOf = ({ amount, out }: Registered): string => {
  if (amount === null) return '0';
  if (out === undefined) return '1';
  return out === true ? '-1' : `case ${column(out.by)} when ${text(out.is)} then -1 else 1 end`;
};

/** The columns of a cancel; empty for a kind that is never cancelled. */
function cancelOf(of: Registered): string[] {
  const { cancelled = 'CANC', cancelLetters, cancelDay, rejects } = of;
  const numbered = cancelLetters !== undefined;
  if (cancelled === null)
    return [
      'false as cancelled',
      'null::text as cancel_no',
      'null::date as cancel_day',
      'null::timestamptz as cancel_at',
      'null::text as cancel_by',
      'null::text as cancel_reason',
    ];
  const back = rejects ? 'd.no_batal is not null' : `d.status = ${text(cancelled)}`;
  const day = cancelDay ? column(cancelDay) : `case when ${back} then d.tgl_system end`;
  return [
    `${back} as cancelled`,
    `${numbered ? 'd.no_batal' : 'null::text'} as cancel_no`,
    `${day} as cancel_day`,
    'd.tgl_batal as cancel_at',
    'd.batal_by as cancel_by',
    'd.alasan_batal as cancel_reason',
  ];
}

/** What a document does not say itself, read from its parent document. */
function ofParent({ parent }: Registered, name: string | undefined, type: string): string {
  if (!parent || !name) return `null::${type}`;
  const key = ident(parent.key);
  return `(select p.${ident(name)}::${type} from ${ident(parent.table)} p
         where p.kode_toko = d.kode_toko and p.${key} = d.${key})`;
}

/** Who it is with and whose it is, in columns; of itself or of its parent document. */
function peopleOf(of: Registered): string[] {
  const { parent, weightOfParent } = of;
  const own = (mine: string | undefined, theirs: string | undefined, type = 'text'): string =>
    mine ? maybe(mine, type) : ofParent(of, theirs, type);
  const [customer, other] = [of.customer, parent?.customer];
  return [
    `${own(of.weight, weightOfParent && parent?.weight, 'bigint')} as weight`,
    `${own(of.sales, parent?.sales)} as sales`,
    `${maybe(of.salesEnd, 'text')} as sales_end`,
    `${own(customer?.name, other?.name)} as customer`,
    `${own(customer?.code, other?.code)} as customer_code`,
    `${own(customer?.address, other?.address)} as customer_address`,
    `${own(customer?.phone, other?.phone)} as customer_phone`,
  ];
}

/** What it is found by in one text, and whether it is open until a person ends it. */
function foundOf({ found, key, stateless }: Registered): string[] {
  const by = found && [key, ...found.by].map(column).join(', ');
  const lives = found?.lives?.length && !stateless;
  return [
    `${by ? `concat_ws(' ', ${by})` : 'null::text'} as found`,
    `${lives ? `d.status in (${found.lives.map(text).join(', ')})` : 'false'} as lives`,
  ];
}

/** A kind of document as the register tells it: constants stand first, so that a branch can be left out by them. */
function branch(of: Registered): string {
  const { table, key, validated, waits, cancelDay, called = {} } = of;
  const columns = [
    'd.kode_toko as shop',
    `${text(table)}::text as kind`,
    `left(${column(key)}, 2) as letters`,
    `${column(key)} as no`,
    'd.tgl_system as day',
    `${column(of.at ?? 'input_date')} as at`,
    `${column(of.by ?? 'input_by')} as who`,
    `${of.stateless ? "'DONE'::text" : 'd.status'} as status`,
    `${maybe(of.amount, 'bigint')} as amount`,
    `${signOf(of)} as sign`,
    `${maybe(of.paid ?? of.amount, 'bigint')} as paid`,
    ...peopleOf(of),
    `${maybe(of.within, 'text')} as within`,
    `${of.noteOfParent ? ofParent(of, of.parent?.note, 'text') : maybe(of.note, 'text')} as note`,
    `${maybe(of.prints, 'int')} as prints`,
    `${waits ? `d.status = ${text(waits)}` : 'false'} as waits`,
    `${maybe(validated?.by, 'text')} as valid_by`,
    `${maybe(validated?.at, 'timestamptz')} as valid_at`,
    ...cancelOf(of),
    `${cancelDay !== undefined} as cancel_later`,
    `${word(called.batal)} as in_cancels`,
    `${word(called.cetak)} as in_prints`,
    `${word(called.validasi)} as in_validations`,
    `${word(called.riwayat)} as in_history`,
    ...foundOf(of),
    `${itemsOf(of)} as items`,
    `${replacedBy(of)} as replaced_by`,
  ];
  const rows = of.numbered === 'later' ? `\n where ${column(key)} is not null` : '';
  return `select ${columns.join(',\n       ')}\n  from ${ident(table)} d${rows}`;
}

/** The kinds whose numbers, or whose cancels' numbers, begin with some letters; and what they are called. */
function lettersOf(kinds: readonly Registered[]): string {
  const rows = kinds.flatMap(({ table, letters, cancelLetters, title }) => {
    const own = Object.entries(letters);
    const [[, first] = ['', '']] = own;
    const cancel = cancelLetters ? [[cancelLetters, `Batal ${title ?? first}`] as const] : [];
    return [
      ...own.map(([two, name]) => [two, table, name, 'false'] as const),
      ...cancel.map(([two, name]) => [two, table, name, 'true'] as const),
    ];
  });
  const values = rows.map(
    ([two, table, name, cancel]) => `(${text(two)}, ${text(table)}, ${text(name)}, ${cancel})`,
  );
  return `select * from (values ${values.join(',\n  ')}) l (letters, kind, name, cancel)`;
}

/** What one number is asked for, in the types of the register. */
const ONE = {
  kind: 'text',
  letters: 'text',
  no: 'text',
  day: 'date',
  at: 'timestamptz',
  who: 'text',
  status: 'text',
  amount: 'bigint',
  sign: 'int',
  customer: 'text',
  note: 'text',
  cancelled: 'boolean',
  cancel_no: 'text',
  in_prints: 'text',
};

/**
 * The document of a number. Its letters name the branch and nothing else is planned: asked of the whole view, one
 * number was all planning. Each branch is planned when a connection first asks for it, and kept.
 */
function oneOf(kinds: readonly Registered[]): string {
  const columns = Object.keys(ONE).map((name) => `r.${name}`);
  const whens = kinds.map((of) => {
    const letters = Object.keys(of.letters).map(text).join(', ');
    return `when ${letters} then return query select ${columns.join(', ')} from (${branch(of)}) r
         where r.shop = p_shop and r.no = p_no;`;
  });
  const told = Object.entries(ONE).map(([name, type]) => `${name} ${type}`);
  return `create function register_of(p_shop text, p_no text) returns table (${told.join(', ')})
    language plpgsql stable parallel safe rows 1 as $$
    #variable_conflict use_column
    begin case left(p_no, 2) ${whens.join('\n')} else null; end case; end $$`;
}

const DROP = [
  'drop function if exists register_of(text, text)',
  // Of databases that were made while readers asked the whole view for one number.
  'drop function if exists register_kind(text)',
  'drop view if exists v_register, v_register_letters',
] as const;

/** The register of these kinds, as the statements that make it. */
export const registerSql = (kinds: readonly Registered[]): readonly string[] => [
  ...DROP,
  `create view v_register as\n${kinds.map(branch).join('\nunion all\n')}`,
  `create view v_register_letters as ${lettersOf(kinds)}`,
  oneOf(kinds),
  `comment on function register_of is 'The document of a number: its letters name the one table that is looked into.'`,
  'select kunci_pandangan()',
];

/** The same text has the same seal; it is kept with the view. */
export const sealOf = (kinds: readonly Registered[]): string =>
  createHash('sha256').update(registerSql(kinds).join(';')).digest('hex');

/** Any number will do, as long as every start of the server asks for the same one. */
const LOCK = 7_415_002;
const KEPT = `select obj_description(to_regclass('v_register'), 'pg_class') as seal`;

/** Makes the register, if its text differs from the existing one; answers whether it did. */
export async function makeRegister(
  owner: ClientBase,
  kinds: readonly Registered[],
): Promise<boolean> {
  const seal = sealOf(kinds);
  await owner.query('begin');
  try {
    await owner.query('select pg_advisory_xact_lock($1)', [LOCK]);
    const { rows } = await owner.query<{ seal: string | null }>(KEPT);
    const same = rows[0]?.seal === seal;
    if (!same) {
      for (const one of registerSql(kinds)) await owner.query(one);
      await owner.query(`comment on view v_register is '${seal}'`);
    }
    await owner.query('commit');
    return !same;
  } catch (error) {
    await owner.query('rollback');
    throw error;
  }
}

/** Dropped before tables change: it is made again of what they are then. */
export const dropRegister = async (owner: ClientBase): Promise<void> => {
  for (const one of DROP) await owner.query(one);
};
