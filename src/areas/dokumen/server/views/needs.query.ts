import type { Event } from '#areas/akses/contract/event.ts';
import type { DocumentSpec } from '#areas/dokumen/contract/document-spec.ts';
import {
  pairOf,
  partsOf,
  type Ask,
  type Term,
  type When,
} from '#areas/dokumen/contract/document-asks.ts';
import { LEVELS, levelPeminta, setidaknya } from '#areas/toko/rules/level.ts';

const ident = (name: string): string => `"${name.replaceAll('"', '""')}"`;
const text = (value: string): string => `'${value.replaceAll("'", "''")}'`;

/** What a generated view is called: `susun_pandangan` joins it with those that are written. */
export const NEED = 'v_need__declared_';

/** The condition that an act was done by a level whose acts need this approval; empty where all levels need it. */
function ofLevels({ diminta }: Event, op: string): readonly string[] {
  const asked = LEVELS.filter((level) =>
    diminta.some((one) => setidaknya(one, levelPeminta(level))),
  );
  if (asked.includes('OWN')) return [];
  const levels = asked.map(text).join(', ');
  return [
    `exists (select from audit a where a.kode_toko = d.kode_toko and a.op = ${op} and a.level in (${levels}))`,
  ];
}

/** How a condition reads its row: where a column is, whose act it is, and its lines. */
type Reader = {
  readonly column: (name: string) => string;
  readonly op: string;
  readonly lines: string;
};

/** A column is of the lines first, where the ask is of each or of their sum. */
const columnOf =
  ({ lines }: DocumentSpec, ofLine: boolean) =>
  (name: string): string => {
    const own = ofLine && lines && (name in lines.head || name in (lines.inside ?? {}));
    return `${own ? 'l' : 'd'}.${ident(name)}`;
  };

const linesSql = ({ key, lines }: DocumentSpec): string =>
  lines
    ? `${ident(lines.table)} l where l.kode_toko = d.kode_toko and l.${ident(key)} = d.${ident(key)}`
    : '';

/** The level of the person whose act it was. */
const levelSql = (op: string): string =>
  `(select a.level from audit a where a.kode_toko = d.kode_toko and a.op = ${op} order by a.urut limit 1)`;

function termSql(term: Term, of: Reader, spec: DocumentSpec): string {
  if (typeof term === 'string') return of.column(term);
  if ('setting' in term) {
    const { key, bawaan } = term.setting;
    const read = typeof bawaan === 'boolean' ? 'sakelar_toko' : 'batas_toko';
    return `${read}(d.kode_toko, ${text(key)}, d.input_date, ${String(bawaan)})`;
  }
  if ('sum' in term) {
    const line = { ...of, column: columnOf(spec, true) };
    return `(select sum(${termSql(term.sum, line, spec)})::bigint from ${of.lines})`;
  }
  if ('byLevel' in term) {
    const cases = term.byLevel.map(
      ([level, one]) => `when ${text(level)} then ${termSql(one, of, spec)}`,
    );
    return `case ${levelSql(of.op)} ${cases.join(' ')} end`;
  }
  const [a = '', b = ''] = partsOf(term).map((one) => termSql(one, of, spec));
  if ('minus' in term) return `(${a} - ${b})`;
  if ('raised' in term) return `(${a} + bagian_persen(${a}, ${b}))`;
  if ('percent' in term) return `bagian_persen(${a}, ${b})`;
  if ('percentDown' in term) return `(${a}::bigint * ${b} / 10000)`;
  return 'gap' in term ? `abs(${a} - ${b})` : `(${a} * ${b})`;
}

const asksSetting = (term: Term): boolean => {
  if (typeof term === 'string') return false;
  if ('setting' in term || 'sum' in term || 'byLevel' in term) return true;
  return partsOf(term).some(asksSetting);
};
const isDear = (when: When): boolean => {
  if (when === 'always' || 'is' in when) return false;
  if ('on' in when) return true;
  if ('not' in when) return isDear(when.not);
  return 'all' in when || 'any' in when
    ? ('all' in when ? when.all : when.any).some(isDear)
    : pairOf(when).some(asksSetting);
};

/** What is cheap to see comes first: only the few rows that are left look a setting up. */
function whenSql(when: When, of: Reader, spec: DocumentSpec): string {
  if (when === 'always') return 'true';
  if ('all' in when) {
    const say = (some: readonly When[]) => some.map((one) => whenSql(one, of, spec)).join(' and ');
    const [dear, cheap] = [when.all.filter(isDear), when.all.filter((one) => !isDear(one))];
    if (dear.length === 0 || cheap.length === 0) return `(${say(when.all)})`;
    return `case when ${say(cheap)} then ${say(dear)} else false end`;
  }
  if ('any' in when) return `(${when.any.map((one) => whenSql(one, of, spec)).join(' or ')})`;
  if ('not' in when) return `not (${whenSql(when.not, of, spec)})`;
  if ('on' in when) return termSql({ setting: when.on }, of, spec);
  if ('is' in when) {
    const [name, value] = when.is;
    return `${of.column(name)} = ${typeof value === 'string' ? text(value) : String(value)}`;
  }
  const [a, b] = pairOf(when).map((term) => termSql(term, of, spec));
  return `${a} ${'over' in when ? '>' : 'same' in when ? '=' : '<>'} ${b}`;
}

/** The rows of a kind that needed somebody's word by one of its asks. */
function askSql(spec: DocumentSpec, ask: Ask): readonly string[] {
  const { table, key, lines } = spec;
  // Lines keep the act that made them; the head of what waited may have that of a later step.
  const ofLine = 'op' in (lines?.inside ?? {});
  const same = `d.kode_toko = l.kode_toko and d.${ident(key)} = l.${ident(key)}`;
  const from =
    lines && (ask.each || ofLine)
      ? `${ident(lines.table)} l join ${ident(table)} d on ${same}`
      : `${ident(table)} d`;
  const op = ofLine ? 'l.op' : 'd.op';
  const reader = { column: columnOf(spec, ask.each !== undefined), op, lines: linesSql(spec) };
  const when = [
    ...(ofLine && !ask.each ? ['l.urut = 1'] : []),
    ...(ask.since ? [`${ask.each ? 'l' : 'd'}.aturan >= ${ask.since}`] : []),
    whenSql(ask.when, reader, spec),
    ...ofLevels(ask.event, op),
  ];
  const rows = (event: string, more: readonly string[]): string =>
    `select d.kode_toko as shop, ${op} as op_id, ${text(event)}::text as event
  from ${from}
 where ${[...when, ...more].join('\n   and ')}`;
  const { kode } = ask.event;
  if (!ask.owner) return [rows(kode, [])];
  const others = [whenSql(ask.owner, reader, spec), answeredByOthers(op)];
  return [rows(kode, []), rows(`${kode}_OWN`, others)];
}

/** An approval of the act by another than an owner: what an owner had to agree to is not met by it. */
const answeredByOthers = (op: string): string =>
  `exists (select from audit a join otorisasi o on o.kode_toko = a.kode_toko and o.keystore = a.keystore
     where a.kode_toko = d.kode_toko and a.op = ${op} and o.disetujui_level <> 'OWN')`;

/**
 * Cancels that no mirror set in the book tells of: of what the book does not hold, or by a set of its own on any day;
 * and those that are agreed to by another event than a cancel's. The others are seen by their sets (`v_need__buku`).
 */
function cancelSql({ table, book, inside = {}, cancel }: DocumentSpec): readonly string[] {
  if (cancel.never) return [];
  const kept = 'none' in book || 'op_batal' in inside;
  if (!kept && !cancel.anyDay && cancel.event.kode.startsWith('BATAL')) return [];
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
      const asks = Object.values(spec.asks ?? {}).flatMap((ask) => askSql(spec, ask));
      const all = [...asks, ...cancelSql(spec)];
      return all.length > 0 ? [[`${NEED}${spec.table}`, all.join('\nunion all\n')] as const] : [];
    }),
  );
