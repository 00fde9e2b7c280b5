import type * as z from 'zod/mini';
import type { Fields, Person, Schema } from '#kit/contract/field.ts';
import { meaningOf } from '#kit/contract/meaning.ts';
import { samarkanAlamat, samarkanHp, samarkanKtp } from '#kit/rules/masked.ts';

type AnySchema = z.core.$ZodType;
type Row = Record<string, unknown>;
type Mask = (value: string) => string | null;
/** Covers what a value that is about to leave tells of people, in place. */
type Cover = (value: unknown) => void;
type Def = {
  readonly type: string;
  readonly innerType: AnySchema;
  readonly element: AnySchema;
  readonly valueType: AnySchema;
  readonly options: readonly AnySchema[];
  readonly shape: Readonly<Record<string, AnySchema>>;
  readonly in: AnySchema;
};

const identity: Mask = (value) => samarkanKtp(value) ?? value;
const phone: Mask = (value) => samarkanHp(value) ?? value;

/** A picture of an identity card tells the number on it: such a reader does not learn its name. */
const picture: Mask = () => null;

/** Numbers of identity are whole nowhere; phone and address of one card are: the counter calls its customer. */
function maskOf(person: Person | undefined, inList: boolean): Mask | undefined {
  if (person === 'IDENTITY') return identity;
  if (person === 'PICTURE') return picture;
  if (!inList) return undefined;
  if (person === 'PHONE') return phone;
  return person === 'ADDRESS' ? samarkanAlamat : undefined;
}

const known = {
  one: new WeakMap<AnySchema, Cover | null>(),
  list: new WeakMap<AnySchema, Cover | null>(),
};

/**
 * An answer without what only supervisors read of people (abuse case 19). Its contract says which fields are a
 * person's (`ofPerson`); `tests/orang-bertanda.test.ts` finds one that looks like it and does not say so.
 */
export function withoutPeople(schema: Schema<unknown>, wire: unknown, inList = false): unknown {
  coverOf(schema as AnySchema, inList)?.(wire);
  return wire;
}

/** Nothing for a schema that tells nothing of people. */
function coverOf(schema: AnySchema, inList: boolean): Cover | null {
  const made = inList ? known.list : known.one;
  const found = made.get(schema);
  if (found !== undefined) return found;
  // A schema that holds itself finds this while it is being looked through.
  made.set(schema, (value) => made.get(schema)?.(value));
  const cover = build(schema, inList);
  made.set(schema, cover);
  return cover;
}

function build(schema: AnySchema, inList: boolean): Cover | null {
  // zod tells its kinds apart by `type`, which its own type of any schema does not say.
  const def = schema._zod.def as unknown as Def;
  switch (def.type) {
    case 'object':
      return ofObject(schema, def, inList);
    case 'array':
      return ofEach(coverOf(def.element, true), (value) => (Array.isArray(value) ? value : []));
    case 'record':
      return ofEach(coverOf(def.valueType, inList), (value) => Object.values(value ?? {}));
    case 'optional':
    case 'nullable':
    case 'default':
      return coverOf(def.innerType, inList);
    // The wire is the input side of every codec.
    case 'pipe':
      return coverOf(def.in, inList);
    case 'union': {
      const covers = def.options.flatMap((one) => coverOf(one, inList) ?? []);
      return covers.length === 0 ? null : (value) => covers.forEach((cover) => cover(value));
    }
    // Its contract says nothing of what is in it: rows as the audit keeps them.
    case 'any':
    case 'unknown':
      return (value) => coverByName(value, inList);
    default:
      return null;
  }
}

const ofEach = (cover: Cover | null, all: (value: unknown) => readonly unknown[]): Cover | null =>
  cover && ((value) => all(value).forEach(cover));

function ofObject(schema: AnySchema, { shape }: Def, inList: boolean): Cover | null {
  const parts = Object.keys(shape).flatMap((name) => {
    const mask = maskOf(meaningOf(schema, name)?.person, inList);
    const cover = mask ? null : coverOf(shape[name]!, inList);
    return mask || cover ? [{ name, mask, cover }] : [];
  });
  if (parts.length === 0) return null;
  return (value) => {
    if (typeof value !== 'object' || value === null) return;
    const row = value as Row;
    for (const { name, mask, cover } of parts)
      if (mask) row[name] = masked(row[name], mask);
      else cover?.(row[name]);
  };
}

const masked = (value: unknown, mask: Mask): unknown =>
  typeof value === 'string' && value !== '' ? mask(value) : value;

const NAMES: Readonly<Record<string, Person>> = {
  no_ktp: 'IDENTITY',
  no_identitas: 'IDENTITY',
  npwp: 'IDENTITY',
  foto_identitas: 'PICTURE',
  foto_customer: 'PICTURE',
  no_hp: 'PHONE',
  no_hp_customer: 'PHONE',
  alamat_customer: 'ADDRESS',
};

function coverByName(value: unknown, inList: boolean): void {
  if (Array.isArray(value)) return value.forEach((one) => coverByName(one, true));
  if (typeof value !== 'object' || value === null) return;
  const row = value as Row;
  for (const [name, one] of Object.entries(row)) {
    // A bare `alamat` is a person's where the row also has a customer code or a phone.
    const beside = name === 'alamat' && ('kode_customer' in row || 'no_hp' in row);
    const mask = maskOf(beside ? 'ADDRESS' : NAMES[name], inList);
    if (mask) row[name] = masked(one, mask);
    else coverByName(one, inList);
  }
}

/** The rows of a report for such a reader: the same in every shape that it is had in. */
export async function* rowsWithoutPeople<T extends Row>(
  columns: Fields,
  batches: AsyncIterable<T[]>,
): AsyncGenerator<T[]> {
  const masks = Object.entries(columns).flatMap(([name, { person }]) => {
    const mask = maskOf(person, true);
    return mask ? [[name, mask] as const] : [];
  });
  for await (const rows of batches) {
    for (const row of rows as Row[])
      for (const [name, mask] of masks) row[name] = masked(row[name], mask);
    yield rows;
  }
}
