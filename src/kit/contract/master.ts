import * as z from 'zod/mini';
import { defineEndpoint, type AnyEndpoint, type Endpoint } from '#kit/contract/endpoint.ts';
import {
  listOf,
  looseOf,
  objectOf,
  optional,
  yesNo,
  type Field,
  type Fields,
  type Schema,
  type ValuesOf,
} from '#kit/contract/field.ts';
import { queryOf } from '#kit/contract/query-of.ts';
import { leftAsIs, told } from '#kit/contract/field-more.ts';
import { pagingShape } from '#kit/contract/paging.ts';
import type { MenuPlace } from '#kit/contract/menu.ts';
import type { Gate } from '#kit/rules/gate.ts';
import { upTo, type Filled } from '#kit/rules/lists.ts';

/** A row of a master as the list answers it. */
export type MasterRow<F extends Fields> = ValuesOf<F> & { is_active: boolean };

/** Other tables whose rows forbid a removal, and the sentence that says so; `only` narrows to rows that still count. */
export type UsedBy = {
  readonly table: string;
  readonly columns: readonly string[];
  readonly message: string;
  readonly only?: { readonly column: string; readonly is: readonly (string | boolean)[] };
  /** The column holds several codes. */
  readonly several?: true;
};

/** Rows that count only while they stand themselves: `usedByActive('ongkos', ['kode_group'], '…')`. */
export const usedByActive = (table: string, columns: string[], message: string): UsedBy => ({
  table,
  columns,
  message,
  only: { column: 'is_active', is: [true] },
});

type Words<F extends Fields> = {
  /** The screen's path, which is also its menu entry. */
  path: string;
  /** Of several masters on one screen the first says it. */
  menu?: MenuPlace;
  title: string;
  /** What one row is called: 'Tambah sales', 'sales sudah ada'. */
  noun: string;
  table: string;
  key: (keyof F & string) | Filled<keyof F & string>;
  fields: F;
  /** This percent says a row wherever its code would stand. */
  saidBy?: keyof F & string;
  api: { list: string; create?: string; update?: string; remove?: string; restore?: string };
  /** Columns the search text is looked for in; the key and the first text fields when left out. */
  search?: readonly (keyof F & string)[];
  usedBy?: readonly UsedBy[];
  gate?: Gate;
  /** Who may write, where they are fewer than those who may see. */
  writeGate?: Gate;
  /** Further menu paths whose owners may write too. */
  alsoMenu?: readonly string[];
  /** Rows that ship with the product can be renamed, not removed. */
  fixed?: readonly string[];
  /** What a list of several masters on one screen calls this one; the screen bears the title. */
  tab?: string;
  /** Filled by the server at creation: a running number, behind these letters where they are given. */
  keyFromServer?: true | string;
  /** The key is a text that says itself: it travels in the query, and a change may carry another one. */
  keyInQuery?: true;
  /** Fields in which no two rows in use may agree (empty agrees with empty), and the sentence that says so. */
  unique?: readonly { readonly fields: readonly (keyof F & string)[]; readonly message: string }[];
  /** A pair from–to: never backwards, and with `overlap` never across another row that agrees in `within`. */
  range?: {
    readonly from: keyof F & string;
    readonly to: keyof F & string;
    readonly overlap?: { readonly within: readonly (keyof F & string)[]; readonly message: string };
  };
  /** The question before a removal, and its buttons, where the requirement gives them. */
  confirm?: { question: string; yes: string; no: string };
  /** What this master sells or buys for: these fields change by approval, dated, and ring the counters. */
  harga?: { readonly jenis: string; readonly fields: readonly (keyof F & string)[] };
  /** A removed row is gone, and its pictures with it; the audit tells what it was. */
  removal?: 'whole';
  /** The rows of `fixed` and no others: none is added, none removed. */
  closed?: true;
  /** Its client sends what it keeps for itself, too: a body's unknown fields are dropped (3§3). */
  loose?: true;
  /** What is said when it worked, where the requirement gives other words. */
  success?: { createMessage: string; updateMessage: string; removeMessage: string };
  /** What is said when the server has no words of its own, where the requirement gives others. */
  failure?: { createMessage: string; updateMessage: string; removeMessage: string };
};

/**
 * A master: one table that a shop keeps by hand. Screen, dialogs, list call, CSV, rights, removal
 * with restoring, and tests are derived from this one value (D-7).
 */
export type Master<F extends Fields = Fields> = Omit<Words<F>, 'key' | 'api'> & {
  readonly key: Filled<string>;
  readonly api: Required<Words<F>['api']>;
  readonly row: Schema<MasterRow<F>>;
  /** The calls that are answered: none to bring back what is gone, only a change where nothing is added. */
  readonly offered: readonly AnyEndpoint[];
  readonly endpoints: {
    readonly list: Endpoint<unknown, Record<string, unknown>, unknown, MasterRow<F>[]>;
    readonly create: Endpoint<unknown, unknown, ValuesOf<F>, MasterRow<F>>;
    readonly update: Endpoint<KeyPart, KeyPart, Partial<ValuesOf<F>>, MasterRow<F>>;
    readonly remove: Endpoint<KeyPart, KeyPart, unknown, unknown>;
    readonly restore: Endpoint<KeyPart, KeyPart, unknown, MasterRow<F>>;
  };
};

/** The key of the row that is meant: in the path, or in the query for a text. */
type KeyPart = Record<string, string>;

export function defineMaster<const F extends Fields>(words: Words<F>): Master<F> {
  const key: Filled<string> = typeof words.key === 'string' ? [words.key] : words.key;
  const base = upTo(words.api.list.replace(/^GET /, ''), '/');
  const one = words.keyInQuery ? base : [base, ...key.map((name) => `:${name}`)].join('/');
  const api = {
    list: words.api.list,
    create: words.api.create ?? `POST ${base}`,
    update: words.api.update ?? `PUT ${one}`,
    remove: words.api.remove ?? `DELETE ${one}`,
    restore: words.api.restore ?? `POST ${one}/aktifkan`,
  };
  const row = objectOf({ ...stored(words.fields), is_active: yesNo('Aktif') }) as Schema<
    MasterRow<F>
  >;
  const endpoints = endpointsOf(words, key, api, row);
  return {
    ...words,
    key,
    api,
    row,
    endpoints,
    offered: offeredOf(words, endpoints),
  } as Master<F>;
}

function offeredOf<F extends Fields>(
  { removal, closed }: Words<F>,
  { list, create, update, remove, restore }: ReturnType<typeof endpointsOf>,
): readonly unknown[] {
  if (closed) return [list, update];
  return removal ? [list, create, update, remove] : [list, create, update, remove, restore];
}

/** The fields as rows hold them: a value written before a typing rule existed is still shown, changed and removed. */
export const stored = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, of]) => [name, of.typed ? told(of as Field) : of]),
  );

/** What a master says (a price, a limit, a right) may need somebody else's agreement. */
const writeOf = <F extends Fields>({ path, alsoMenu = [], gate, writeGate = gate }: Words<F>) =>
  ({ right: { menu: [path, ...alsoMenu] }, gate: writeGate, approvable: true }) as const;

function endpointsOf<F extends Fields>(
  words: Words<F>,
  key: readonly string[],
  api: Master['api'],
  row: Schema<MasterRow<F>>,
) {
  const { title, gate, fields, loose } = words;
  const write = writeOf(words);
  const without = (names: readonly string[]) => askedOf(fields, names);
  const sortable = [...Object.keys(fields), 'is_active'];
  const query = z.strictObject({
    ...pagingShape(sortable),
    /** Removed rows too, so that they can be restored. */
    semua: z.optional(z.enum(['true', 'false'])),
  });
  const named = keyParams(key, stored(fields));
  const at = words.keyInQuery ? { query: named } : { params: named };
  return {
    list: defineEndpoint({
      call: api.list,
      summary: title,
      query,
      answer: listOf(row),
      right: 'login',
      gate,
      paged: true,
    }),
    create: defineEndpoint({
      call: api.create,
      summary: `${title}: tambah`,
      body: bodyOf(without(words.keyFromServer ? key : []), loose),
      answer: row,
      ...write,
      status: 201,
    }),
    update: defineEndpoint({
      call: api.update,
      summary: `${title}: ubah`,
      ...at,
      body: bodyOf(
        words.keyInQuery ? { ...without([]), ...oldKey(key, fields) } : keptAsTheyAre(without(key)),
        loose,
      ),
      answer: row,
      ...write,
    }),
    remove: defineEndpoint({
      call: api.remove,
      summary: `${title}: hapus`,
      ...at,
      ...write,
    }),
    restore: defineEndpoint({
      call: api.restore,
      summary: `${title}: aktifkan`,
      ...at,
      answer: row,
      ...write,
    }),
  };
}

const bodyOf = (fields: Fields, loose: true | undefined) =>
  loose ? looseOf(fields) : objectOf(fields);

/** What is sent of a row. */
const askedOf = (fields: Fields, without: readonly string[]): Fields =>
  Object.fromEntries(
    Object.entries(fields).filter(([name, of]) => !of.shownOnly && !without.includes(name)),
  );

/**
 * A field that may be empty keeps what it holds where a change leaves it out (D-51.12); a picture too, where the
 * requirement asks for it on adding alone (3§5).
 */
const keptAsTheyAre = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, of]) => [
      name,
      of.picture?.kept ? optional(of as Field) : of.optional ? leftAsIs(of as Field) : of,
    ]),
  );

/** The old text beside the new one, as forms of the requirement send it (2§3); the query is what counts. */
const oldKey = (key: readonly string[], fields: Fields): Fields =>
  Object.fromEntries(key.map((name) => [`${name}_old`, { ...(fields[name] as Field), ...LOOSE }]));

const LOOSE = {
  optional: true,
  schema: z.optional(z.nullable(z.string().check(z.maxLength(2000)))),
} as const;

const keyParams = (key: readonly string[], fields: Fields) =>
  queryOf(Object.fromEntries(key.map((name) => [name, fields[name] as Field<string>])));
