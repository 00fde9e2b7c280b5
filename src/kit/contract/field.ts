import * as z from 'zod/mini';
import { isHari, type Hari } from '#kit/rules/hari.ts';
import type { Miligram, Persen, Rupiah } from '#kit/rules/quantity.ts';
import { kataKode } from '#kit/rules/kata.ts';
import { sentence, word } from '#kit/rules/sentence.ts';
import {
  bounded,
  empty,
  onlyTyped,
  saysOf,
  scaled,
  textSchema,
  tooLong,
  type Limits,
  type TextLimits,
} from '#kit/contract/limits.ts';
import { tellsCost } from '#kit/contract/hidden.ts';
import type { TypedText } from '#kit/contract/typed.ts';
import type { Field, Fields, Kind, Person, Schema, ValuesOf } from '#kit/contract/field-type.ts';
import { alike, shapeOf, withSchema } from '#kit/contract/later.ts';
import { meansIn } from '#kit/contract/meaning.ts';
import { lastOf, type Filled } from '#kit/rules/lists.ts';

export type * from '#kit/contract/field-type.ts';

const field = <T>(
  kind: Kind,
  label: string,
  make: () => unknown,
  more?: Partial<Field<T>>,
): Field<T> => withSchema({ kind, label, ...more }, make);

export const text = (label: string, limits: TextLimits = {}): Field<string> =>
  field('text', label, () => textSchema(label, limits), saysOf(limits));

export const longText = (label: string, limits: TextLimits = {}): Field<string> =>
  field('longText', label, () => textSchema(label, { max: 2000, ...limits }));

/**
 * Letters of a code as they are kept. A letter that only looks like one (full width, dotless, long) stays what it is
 * and is refused: what it would be read as could be another piece.
 */
export const capitals = (value: string): string =>
  /^[ -~]*$/.test(value) ? value.toUpperCase() : value;

/** A master's key: upper case letters, digits, '-' and '.', at most 20 (D-7.1, D-7.3). */
export const kode = (label: string, max = 20, typed?: TypedText): Field<string> =>
  field(
    'kode',
    label,
    () =>
      z.string().check(
        z.overwrite((value: string) => capitals(value.trim())),
        z.minLength(1, empty(label)),
        z.maxLength(max, tooLong(label, max)),
        z.regex(
          /^[A-Z0-9_.-]*$/,
          sentence('{label} Hanya Boleh Huruf, Angka, Titik Dan Strip', { label: word(label) }),
        ),
        ...(typed ? onlyTyped(label, typed) : []),
      ),
    { typed },
  );

/** Any character, never trimmed, never shown. */
export const secret = (label: string, min = 1): Field<string> =>
  field('secret', label, () =>
    z.string().check(
      z.minLength(1, empty(label)),
      z.maxLength(256, tooLong(label, 256)),
      z.refine(
        (value: string) => value.length === 0 || value.length >= min,
        sentence('{label} Minimal {min} Karakter', { label: word(label), min }),
      ),
    ),
  );

export const int = (label: string, limits: Limits = {}): Field<number> =>
  field('int', label, () => bounded(label, limits), {
    typed: (limits.min ?? 0) >= 1 ? 'oneOrMore' : undefined,
  });

/** Whole rupiah, within ten trillion either way (I-28). */
export const rupiah = (label: string, limits: Limits = {}): Field<Rupiah> =>
  field('rupiah', label, () => bounded(label, { min: -1e13, max: 1e13, ...limits }));

/** Grams outside with at most 3 decimals, milligrams inside; at most 100 kg (I-28). */
export const gram = (label: string, limits: Limits & { decimals?: 2 | 3 } = {}): Field<Miligram> =>
  field('gram', label, () => scaled<Miligram>(label, 1000, { min: -1e8, max: 1e8, ...limits }), {
    decimals: limits.decimals ?? 3,
  });

/** Percent outside with 2 decimals, hundredths inside; 0 to 100 unless stated. */
export const persen = (label: string, limits: Limits = {}): Field<Persen> =>
  field('persen', label, () =>
    scaled<Persen>(label, 100, {
      min: 0,
      max: 10_000,
      maxMessage: 'Tidak Boleh Melebihi 100 !',
      ...limits,
    }),
  );

type GradeLimits = Limits & { readonly most: NonNullable<Field['most']> };

/** How fine a thing is, in percent: said in the shortest way, marked where the house has a mark. */
export const grade = (label: string, { most, ...limits }: GradeLimits): Field<Persen> =>
  field('grade', label, () => scaled<Persen>(label, 100, { min: 1, ...limits }), { most });

export const yesNo = (label: string): Field<boolean> => field('yesNo', label, () => z.boolean());

export const day = (label: string): Field<Hari> =>
  field('day', label, () =>
    z
      .string()
      .check(
        z.refine(
          (value: string) => isHari(value),
          sentence('{label} Tidak Valid', { label: word(label) }),
        ),
      ),
  );

/** A point in time, ISO 8601 with zone. */
export const instant = (label: string): Field<string> =>
  field('instant', label, () =>
    z
      .string()
      .check(
        z.refine(
          (value: string) => ISO.test(value) && !Number.isNaN(Date.parse(value)),
          sentence('{label} Tidak Valid', { label: word(label) }),
        ),
      ),
  );

const ISO = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

/** One of a fixed list; the label of a value is its own word unless given. */
export function choice<const V extends string>(
  label: string,
  values: readonly V[] | Readonly<Record<V, string>>,
): Field<V> {
  const pairs: readonly (readonly [string, string])[] = Array.isArray(values)
    ? (values as readonly V[]).map((value) => [value, kataKode(value)])
    : Object.entries<string>(values as Record<string, string>);
  const options = pairs.map(([value, shown]) => ({ value, label: shown }));
  return field(
    'choice',
    label,
    () =>
      z.enum(
        options.map((one) => one.value) as [V, ...V[]],
        sentence('{label} Harus Dipilih', { label: word(label) }),
      ),
    { options },
  );
}

/** The same values shown as a coloured word: states of documents and pieces. */
export const status = <const V extends string>(
  label: string,
  values: readonly V[] | Readonly<Record<V, string>>,
): Field<V> => alike(choice(label, values), { kind: 'status' });

export type HasList = {
  readonly api: { readonly list: string };
  readonly key: string | Filled<string>;
  readonly table: string;
  readonly saidBy?: string;
};

/** The code of a master's row, chosen from its list. */
export function ref(label: string, master: HasList, show: string): Field<string> {
  const value = typeof master.key === 'string' ? master.key : lastOf(master.key);
  return field(
    'ref',
    label,
    () =>
      z.string().check(
        z.overwrite((typed: string) => typed.trim().toUpperCase()),
        z.minLength(1, sentence('{label} Harus Dipilih', { label: word(label) })),
        z.maxLength(20, tooLong(label, 20)),
      ),
    {
      source: { call: master.api.list, value, show, table: master.table, saidBy: master.saidBy },
      named: master.saidBy !== undefined || undefined,
    },
  );
}

/** Lines inside one cell of a report. */
export const list = (label: string): Field<string[]> =>
  field('list', label, () => z.array(z.string()));
const TEXTS: readonly Kind[] = ['text', 'longText', 'kode', 'secret', 'ref'];

/** May be left out, null or, where it is typed, empty; held as null. */
export const optional = <T>(of: Field<T>): Field<T | null> =>
  alike<T | null>(of, { optional: true }, () =>
    TEXTS.includes(of.kind) ? orEmpty(of) : orNull(of),
  );
/** May be missing, `undefined`: the server's own figure holds then. Given null or empty it is refused. */
export const leftOut = <T>(of: Field<T>): Field<T | undefined> =>
  alike<T | undefined>(of, { leftOut: true }, () => z.optional(of.schema as z.ZodMiniType));

const orNull = (of: Field) =>
  z.codec(z.optional(z.nullable(of.schema as z.ZodMiniType)), z.nullable(z.any()), {
    decode: (value) => value ?? null,
    encode: (value) => value ?? null,
  });
const orEmpty = (of: Field) =>
  z.codec(z.optional(z.nullable(z.string())), z.nullable(of.schema as z.ZodMiniType), {
    decode: (typed) =>
      typed === undefined || typed === null || typed.trim() === '' ? null : typed,
    encode: (value) => value as string | null,
  });
export const cost = <T>(of: Field<T>): Field<T> => alike(of, { cost: true });
/** Says that a value is a person's, or the house's own although it looks like one. */
export const ofPerson = <T>(person: Person, of: Field<T>): Field<T> => alike(of, { person });
export const withModul = <T>(modul: Field['modul'], of: Field<T>): Field<T> => alike(of, { modul });
export const hint = <T>(words: string, of: Field<T>): Field<T> => alike(of, { hint: words });

function shown(one: Field): z.ZodMiniType {
  const schema = one.schema as z.ZodMiniType;
  return one.cost ? tellsCost(schema) : schema;
}

/** A strict object of fields: an unknown key is refused (abuse case 21). */
export const objectOf = <F extends Fields>(fields: F): Schema<ValuesOf<F>> =>
  meansIn(
    z.strictObject(shapeOf(fields, shown)),
    fields as Readonly<Record<string, Field>>,
  ) as Schema<ValuesOf<F>>;

/** A body whose client sends more than it is asked for: what the fields do not name is dropped, never refused. */
export const looseOf = <F extends Fields>(fields: F): Schema<ValuesOf<F>> =>
  meansIn(z.object(shapeOf(fields, shown)), fields as Readonly<Record<string, Field>>) as Schema<
    ValuesOf<F>
  >;

export const listOf = <T>(
  of: Schema<T>,
  limits: { min?: number; max?: number; minMessage?: string } = {},
): Schema<T[]> =>
  z
    .array(of)
    .check(
      z.minLength(limits.min ?? 0, limits.minMessage ?? 'Data Tidak Boleh Kosong'),
      z.maxLength(limits.max ?? 100_000, 'Data Terlalu Banyak'),
    );
