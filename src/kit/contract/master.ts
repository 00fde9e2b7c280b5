import * as z from 'zod/mini';
import { defineEndpoint, type Endpoint } from '#kit/contract/endpoint.ts';
import {
  listOf,
  objectOf,
  yesNo,
  type Field,
  type Fields,
  type Schema,
  type ValuesOf,
} from '#kit/contract/field.ts';
import { queryOf } from '#kit/contract/query-of.ts';
import { pagingShape } from '#kit/contract/paging.ts';
import type { Gate } from '#kit/rules/gate.ts';

/** A row of a master as the list answers it. */
export type MasterRow<F extends Fields> = ValuesOf<F> & { is_active: boolean };

/** Other tables whose rows forbid a removal, and the sentence that says so; `only` narrows to rows that still count. */
export type UsedBy = {
  readonly table: string;
  readonly columns: readonly string[];
  readonly message: string;
  readonly only?: { readonly column: string; readonly is: readonly (string | boolean)[] };
};

type Words<F extends Fields> = {
  /** The screen's path, which is also its menu entry. */
  path: string;
  title: string;
  /** What one row is called: 'Tambah sales', 'sales sudah ada'. */
  noun: string;
  table: string;
  key: (keyof F & string) | readonly (keyof F & string)[];
  fields: F;
  api: { list: string; create?: string; update?: string; remove?: string; restore?: string };
  /** Columns the search text is looked for in; the key and the first text fields when left out. */
  search?: readonly (keyof F & string)[];
  usedBy?: readonly UsedBy[];
  gate?: Gate;
  /** Further menu paths whose owners may write too. */
  alsoMenu?: readonly string[];
  /** Rows that ship with the product can be renamed, not removed. */
  fixed?: readonly string[];
  /** Filled by the server at creation where the form leaves the key to it. */
  keyFromServer?: true;
  /** The question before a removal, and its buttons, where the requirement gives them. */
  confirm?: { question: string; yes: string; no: string };
};

/**
 * A master: one table that a shop keeps by hand. Screen, dialogs, list call, CSV, rights, removal
 * with restoring, and tests are derived from this one value (D-7).
 */
export type Master<F extends Fields = Fields> = Omit<Words<F>, 'key' | 'api'> & {
  readonly key: readonly string[];
  readonly api: Required<Words<F>['api']>;
  readonly row: Schema<MasterRow<F>>;
  readonly endpoints: {
    readonly list: Endpoint<unknown, Record<string, unknown>, unknown, MasterRow<F>[]>;
    readonly create: Endpoint<unknown, unknown, ValuesOf<F>, MasterRow<F>>;
    readonly update: Endpoint<Record<string, string>, unknown, Partial<ValuesOf<F>>, MasterRow<F>>;
    readonly remove: Endpoint<Record<string, string>, unknown, unknown, unknown>;
    readonly restore: Endpoint<Record<string, string>, unknown, unknown, MasterRow<F>>;
  };
};

export function defineMaster<const F extends Fields>(words: Words<F>): Master<F> {
  const key = typeof words.key === 'string' ? [words.key] : words.key;
  const keyPath = key.map((name) => `:${name}`).join('/');
  const base = words.api.list.split(' ')[1]!.split('/')[0]!;
  const api = {
    list: words.api.list,
    create: words.api.create ?? `POST ${base}`,
    update: words.api.update ?? `PUT ${base}/${keyPath}`,
    remove: words.api.remove ?? `DELETE ${base}/${keyPath}`,
    restore: words.api.restore ?? `POST ${base}/${keyPath}/aktifkan`,
  };
  const row = objectOf({ ...words.fields, is_active: yesNo('Aktif') }) as unknown as Schema<
    MasterRow<F>
  >;
  return {
    ...words,
    key,
    api,
    row,
    endpoints: endpointsOf(words, key, api, row),
  } as unknown as Master<F>;
}

function endpointsOf<F extends Fields>(
  words: Words<F>,
  key: readonly string[],
  api: Master['api'],
  row: Schema<MasterRow<F>>,
) {
  const { title, gate, fields } = words;
  const right = { menu: [words.path, ...(words.alsoMenu ?? [])] };
  const without = (names: readonly string[]) =>
    Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name))) as Fields;
  const sortable = [...Object.keys(fields), 'is_active'];
  const query = z.strictObject({
    ...pagingShape(sortable),
    /** Removed rows too, so that they can be restored. */
    semua: z.optional(z.enum(['true', 'false'])),
  }) as unknown as Schema<Record<string, unknown>>;
  const params = keyParams(key, fields);
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
      body: words.keyFromServer ? without(key) : fields,
      answer: row,
      right,
      gate,
      status: 201,
    }),
    update: defineEndpoint({
      call: api.update,
      summary: `${title}: ubah`,
      params,
      body: without(key),
      answer: row,
      right,
      gate,
    }),
    remove: defineEndpoint({ call: api.remove, summary: `${title}: hapus`, params, right, gate }),
    restore: defineEndpoint({
      call: api.restore,
      summary: `${title}: aktifkan`,
      params,
      answer: row,
      right,
      gate,
    }),
  };
}

const keyParams = (key: readonly string[], fields: Fields) =>
  queryOf(Object.fromEntries(key.map((name) => [name, fields[name] as Field<string>])));
