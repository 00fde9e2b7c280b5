import type { Event } from '#areas/akses/contract/event.ts';
import type { DocumentSpec } from '#areas/dokumen/contract/document-spec.ts';
import { pairOf, type Ask, type Term, type When } from '#areas/dokumen/contract/document-asks.ts';
import { LEVELS, setidaknya } from '#areas/toko/rules/level.ts';

const ident = (name: string): string => `"${name.replaceAll('"', '""')}"`;
const text = (value: string): string => `'${value.replaceAll("'", "''")}'`;

/** What a generated view is called: `susun_pandangan` joins it with those that are written. */
export const NEED = 'v_need__declared_';

/** Only acts of the levels below the owner's that an event is asked of, where it is not asked of every one. */
function ofLevels({ diminta }: Event, op: string): readonly string[] {
  const asked = LEVELS.filter((level) => diminta.some((one) => setidaknya(one, level)));
  if (asked.includes('OWN')) return [];
  const levels = asked.map(text).join(', ');
  return [
    `exists (select from audit a where a.kode_toko = d.kode_toko and a.op = ${op} and a.level in (${levels}))`,
  ];
}

/** Which table holds a column: its lines first, where the ask is of each. */
const columnsOf =
  ({ lines }: DocumentSpec, { each }: Ask) =>
  (name: string): string => {
    const own = each && lines && (name in lines.head || name in (lines.inside ?? {}));
    return `${own ? 'l' : 'd'}.${ident(name)}`;
  };
type Columns = ReturnType<typeof columnsOf>;

function termSql(term: Term, column: Columns): string {
  if (typeof term === 'string') return column(term);
  if ('setting' in term) {
    const { key, bawaan } = term.setting;
    const of = typeof bawaan === 'boolean' ? 'sakelar_toko' : 'batas_toko';
    return `${of}(d.kode_toko, ${text(key)}, d.input_date, ${String(bawaan)})`;
  }
  const [a, b] = ('minus' in term ? term.minus : term.raised).map((one) => termSql(one, column));
  return 'minus' in term ? `(${a} - ${b})` : `(${a} + bagian_persen(${a}, ${b}))`;
}

const asksSetting = (term: Term): boolean =>
  typeof term !== 'string' &&
  ('setting' in term || ('minus' in term ? term.minus : term.raised).some(asksSetting));
const isDear = (when: When): boolean => {
  if (when === 'always' || 'is' in when) return false;
  if ('on' in when) return true;
  if ('not' in when) return isDear(when.not);
  return 'all' in when || 'any' in when
    ? ('all' in when ? when.all : when.any).some(isDear)
    : pairOf(when).some(asksSetting);
};

/** What is cheap to see comes first: only the few rows that are left look a setting up. */
function whenSql(when: When, column: Columns): string {
  if (when === 'always') return 'true';
  if ('all' in when) {
    const say = (some: readonly When[]) => some.map((one) => whenSql(one, column)).join(' and ');
    const [dear, cheap] = [when.all.filter(isDear), when.all.filter((one) => !isDear(one))];
    if (dear.length === 0 || cheap.length === 0) return `(${say(when.all)})`;
    return `case when ${say(cheap)} then ${say(dear)} else false end`;
  }
  if ('any' in when) return `(${when.any.map((one) => whenSql(one, column)).join(' or ')})`;
  if ('not' in when) return `not (${whenSql(when.not, column)})`;
  if ('on' in when) return termSql({ setting: when.on }, column);
  if ('is' in when) {
    const [name, value] = when.is;
    return `${column(name)} = ${typeof value === 'string' ? text(value) : String(value)}`;
  }
  const [a, b] = pairOf(when).map((term) => termSql(term, column));
  return `${a} ${'over' in when ? '>' : 'same' in when ? '=' : '<>'} ${b}`;
}

/** The rows of a kind that needed somebody's word by one of its asks. */
function askSql(spec: DocumentSpec, ask: Ask): string {
  const { table, key, lines } = spec;
  const of = ask.each ? lines : undefined;
  const from = of
    ? `${ident(of.table)} l join ${ident(table)} d on d.kode_toko = l.kode_toko and d.${ident(key)} = l.${ident(key)}`
    : `${ident(table)} d`;
  const op = of && 'op' in (of.inside ?? {}) ? 'l.op' : 'd.op';
  const when = [
    ...(ask.since ? [`${of ? 'l' : 'd'}.aturan >= ${ask.since}`] : []),
    whenSql(ask.when, columnsOf(spec, ask)),
    ...ofLevels(ask.event, op),
  ];
  return `select d.kode_toko as shop, ${op} as op_id, ${text(ask.event.kode)}::text as event
  from ${from}
 where ${when.join('\n   and ')}`;
}

/**
 * Cancels that no mirror set in the book tells of: of what the book does not hold, or by a set of its own on any day.
 * The others are seen by their sets (`v_need__buku`).
 */
function cancelSql({ table, book, inside = {}, cancel }: DocumentSpec): readonly string[] {
  const kept = 'none' in book || 'op_batal' in inside;
  if (!kept && !cancel.anyDay) return [];
  const op = kept ? 'd.op_batal' : 's.op';
  const set = kept
    ? ''
    : ' join buku_set s on s.kode_toko = d.kode_toko and s.no_bukti = d.no_batal';
  // What waited is rejected without a number, and without anybody's word.
  const when = ['d.no_batal is not null', `${op} is not null`, ...ofLevels(cancel.event, op)];
  return [
    `select d.kode_toko as shop, ${op} as op_id, ${text(cancel.event.kode)}::text as event
  from ${ident(table)} d${set}
 where ${when.join('\n   and ')}`,
  ];
}

/** A view a kind: acts and cancels that its declaration asks somebody's word for. Kinds of one table say the same. */
export const needViews = (kinds: readonly DocumentSpec[]): ReadonlyMap<string, string> =>
  new Map(
    kinds.flatMap((spec) => {
      const asks = Object.values(spec.asks ?? {}).map((ask) => askSql(spec, ask));
      const all = [...asks, ...cancelSql(spec)];
      return all.length > 0 ? [[`${NEED}${spec.table}`, all.join('\nunion all\n')] as const] : [];
    }),
  );
