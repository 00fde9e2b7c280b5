import type { Field, Fields, Kind } from '#kit/contract/field.ts';
import { statesOf } from '#areas/dokumen/contract/document.ts';
import type { DocumentSpec } from '#areas/dokumen/contract/document-spec.ts';

/** A column as PostgreSQL names its type. */
export type Column = { readonly type: string; readonly nullable: boolean };
/** Columns by table and name. */
export type Catalogue = ReadonlyMap<string, ReadonlyMap<string, Column>>;

/** Where a table is not as its kind declares it: what is wrong, and the statement that mends it. */
export type Difference = { readonly says: string; readonly sql: string };

/** The types that a kind of field may have, the first of which a new column gets. */
const TYPES: Partial<Record<Kind, readonly string[]>> = {
  int: ['integer', 'bigint'],
  rupiah: ['rupiah'],
  gram: ['miligram'],
  persen: ['persen', 'integer'],
  grade: ['persen', 'integer'],
  yesNo: ['boolean'],
  day: ['date'],
  instant: ['timestamp with time zone'],
  list: ['jsonb'],
};
const TEXT: readonly string[] = ['text', 'uuid'];

const typesOf = ({ kind }: Field): readonly string[] => TYPES[kind] ?? TEXT;
const described = (name: string, field: Field): string =>
  `${name} ${typesOf(field)[0]}${field.optional ? '' : ' not null'}${checkOf(name, field)}`;

/** What a new column may hold, as far as its field says it: one of its choices, more than nothing. */
function checkOf(name: string, { kind, options, typed }: Field): string {
  if (kind === 'choice' && options) {
    const values = options.map(({ value }) => `'${value.replaceAll("'", "''")}'`);
    return ` check (${name} in (${values.join(', ')}))`;
  }
  return typed === 'oneOrMore' ? ` check (${name} > 0)` : '';
}

/** What the kinds declare and their tables do not have, or have in another type. */
export const differencesOf = (
  kinds: readonly DocumentSpec[],
  tables: Catalogue,
): readonly Difference[] =>
  kinds.flatMap((spec) => {
    const { table, lines } = spec;
    if (!tables.has(table)) return [{ says: `Table ${table} is missing`, ...created(spec) }];
    return [
      ...columnsOf(table, { ...spec.head, ...spec.inside }, tables),
      ...(lines ? columnsOf(lines.table, { ...lines.head, ...lines.inside }, tables) : []),
    ];
  });

function columnsOf(table: string, fields: Fields, tables: Catalogue): Difference[] {
  const held = tables.get(table);
  if (!held) return [{ says: `Table ${table} is missing`, sql: createdLines(table, fields) }];
  return Object.entries(fields).flatMap(([name, field]) => {
    const column = held.get(name);
    const at = `${table}.${name}`;
    const [type = 'text'] = typesOf(field);
    const nullable = field.optional === true;
    if (!column)
      return [
        {
          says: `${at} is missing`,
          sql: `alter table ${table} add ${described(name, field)};`,
        },
      ];
    const alter = `alter table ${table} alter ${name}`;
    return [
      ...(typesOf(field).includes(column.type)
        ? []
        : [
            {
              says: `${at} is ${column.type}, declared as ${field.kind}`,
              sql: `${alter} type ${type} using ${name}::${type};`,
            },
          ]),
      ...(column.nullable === nullable
        ? []
        : [
            {
              says: `${at} ${nullable ? 'may be left out and is not null' : 'is always there and may be null'}`,
              sql: `${alter} ${nullable ? 'drop' : 'set'} not null;`,
            },
          ]),
    ];
  });
}

/** The call that makes the table of a kind; its views are made of the declaration. */
function created(spec: DocumentSpec): Pick<Difference, 'sql'> {
  const { name, table, key, head, inside, on, acts, book, cancel, letters } = spec;
  const numbers = {
    ...Object.fromEntries(Object.keys(letters).map((one) => [one, name.replaceAll('_', '-')])),
    ...(cancel.letters && { [cancel.letters]: `batal-${name.replaceAll('_', '-')}` }),
  };
  const said = [
    ...('none' in book ? ['p_posts => false'] : []),
    ...(spec.states
      ? [
          `p_states => array[${Object.keys(statesOf(spec))
            .map((one) => `'${one}'`)
            .join(', ')}]`,
        ]
      : []),
    ...(acts ? ['p_acts => true'] : []),
    ...(on ? [`p_on => '${on.spec.table}'`, `p_on_key => '${on.spec.key}'`] : []),
  ];
  const columns = Object.entries({ ...head, ...inside }).map(([one, field]) =>
    described(one, field),
  );
  const kept = `${JSON.stringify(numbers).replaceAll(':', ': ').replaceAll(',', ', ')}`;
  const facts = [`$$\n  ${columns.join(',\n  ')}$$`, ...said].join(', ');
  return { sql: `select create_document('${table}', '${key}', '${kept}', ${facts});` };
}

const createdLines = (table: string, fields: Fields): string =>
  `create table ${table} (
  kode_toko text not null,
  <key of the document> text not null,
  urut int not null,
  tgl_system date not null,
  ${Object.entries(fields)
    .map(([one, field]) => described(one, field))
    .join(',\n  ')},
  primary key (kode_toko, <key of the document>, urut),
  foreign key (kode_toko, <key of the document>) references <table of the document>
);`;
