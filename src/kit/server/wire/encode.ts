import * as z from 'zod/mini';
import type { Schema } from '#kit/contract/field.ts';

/** What an endpoint's schema makes of a value that leaves the house. */
type Encode = (value: unknown) => unknown;
type AnySchema = z.core.$ZodType;
type Check = NonNullable<z.core.$ZodTypeDef['checks']>[number];
/** The definition of any kind of schema or check; what a kind does not have is not there. */
type Def = {
  readonly type: string;
  readonly check?: string;
  readonly format?: string;
  readonly coerce?: boolean;
  readonly checks?: readonly Check[];
  readonly innerType: AnySchema;
  readonly element: AnySchema;
  readonly shape: Readonly<Record<string, AnySchema>>;
  readonly catchall?: AnySchema;
  readonly entries: Readonly<Record<string, unknown>>;
  readonly in: AnySchema;
  readonly out: AnySchema;
  readonly reverseTransform?: (value: unknown, payload: unknown) => unknown;
};
type CheckDef = {
  readonly check: string;
  readonly format?: string;
  readonly tx: Encode;
  readonly minimum: number;
  readonly maximum: number;
  readonly pattern?: RegExp;
  readonly fn?: (value: unknown) => unknown;
  readonly when?: unknown;
  readonly value: number;
  readonly inclusive: boolean;
};

/** Thrown where a value may not fit: zod then looks at the whole of it and says what is wrong. */
const DOUBT = new Error('A value that zod has to look at');
const doubt = (): never => {
  throw DOUBT;
};

const known = new WeakMap<AnySchema, Encode>();

/**
 * Inner units back to the wire by the schema itself, each check of it made. What every answer consists
 * of is done here in one walk, since zod walks twice at every step on the way out; a schema that is not
 * known here, and any value that may not fit, is left to zod. Such a row is our bug.
 */
export function encode<T>(schema: Schema<T>, value: unknown): unknown {
  try {
    return encoderOf(schema as AnySchema)(value);
  } catch {
    return z.encode(schema, value as T);
  }
}

function encoderOf(schema: AnySchema): Encode {
  const made = known.get(schema);
  if (made) return made;
  // A schema that holds itself finds this while it is being made.
  known.set(schema, (value) => known.get(schema)!(value));
  const built = build(schema) ?? ((value) => z.encode(schema, value));
  known.set(schema, built);
  return built;
}

/** Nothing for a schema that is left to zod. */
function build(schema: AnySchema): Encode | undefined {
  const def = schema._zod.def as Def;
  const before = checksOf(def);
  const plain = before && KINDS[def.type]?.(def);
  if (!plain || before.length === 0) return plain || undefined;
  return (value) => {
    let checked = value;
    for (const check of before) checked = check(checked);
    return plain(checked);
  };
}

const only =
  (fits: (value: unknown) => boolean): Encode =>
  (value) =>
    fits(value) ? value : doubt();

const KINDS: Readonly<Record<string, (def: Def) => Encode | undefined>> = {
  any: () => (value) => value,
  unknown: () => (value) => value,
  boolean: ({ coerce }) => (coerce ? undefined : only((value) => typeof value === 'boolean')),
  string: ({ coerce, check }) =>
    coerce || check ? undefined : only((value) => typeof value === 'string'),
  number: ({ coerce, check, format }) => {
    if (coerce || (check && format !== 'safeint')) return undefined;
    return only(check ? Number.isSafeInteger : Number.isFinite);
  },
  enum: ({ entries }) => {
    const values = new Set(Object.values(entries));
    return only((value) => values.has(value));
  },
  nullable: ({ innerType }) => {
    const inner = encoderOf(innerType);
    return (value) => (value === null ? null : inner(value));
  },
  optional: ({ innerType }) => {
    const inner = encoderOf(innerType);
    const nested = innerType._zod.optin !== undefined;
    return (value) => (value === undefined ? (nested ? doubt() : undefined) : inner(value));
  },
  array: ({ element }) => {
    const inner = encoderOf(element);
    return (value) => (Array.isArray(value) ? value.map((one) => inner(one)) : doubt());
  },
  pipe: ({ in: outer, out: inner, reverseTransform }) => {
    if (!reverseTransform) return undefined;
    const [first, last] = [encoderOf(inner), encoderOf(outer)];
    return (value) => last(reverseTransform(first(value), { value, issues: [] }));
  },
  object: (def) => {
    const rest = def.catchall && (def.catchall._zod.def as Def).type;
    return rest === undefined || rest === 'never' ? objectOf(def, rest === 'never') : undefined;
  },
};

/** The fields of the shape in its order; a strict one has no key beside them. */
function objectOf({ shape }: Def, strict: boolean): Encode {
  const fields = Object.entries(shape).map(([key, schema]) => ({
    key,
    inner: encoderOf(schema),
    optional: (schema._zod.def as Def).type === 'optional',
  }));
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return doubt();
    const row = value as Record<string, unknown>;
    const out: Record<string, unknown> = {};
    let found = 0;
    for (const { key, inner, optional } of fields) {
      const one = row[key];
      if (one !== undefined || key in row) {
        out[key] = inner(one);
        found += 1;
      } else if (!optional) return doubt();
    }
    // A strict one has no key beside those of its shape.
    if (strict) for (const _ in row) found -= 1;
    return strict && found !== 0 ? doubt() : out;
  };
}

/** What runs before the value is looked at; nothing where one check is not known here. */
function checksOf({ checks = [] }: Def): Encode[] | undefined {
  const made = checks.map((one) => checkOf(one._zod.def as CheckDef));
  return made.every((one) => one !== undefined) ? made : undefined;
}

const length = (value: unknown): number =>
  typeof value === 'string' || Array.isArray(value) ? value.length : doubt();
const number = (value: unknown): number => (typeof value === 'number' ? value : doubt());
const text = (value: unknown): string => (typeof value === 'string' ? value : doubt());

function checkOf(def: CheckDef): Encode | undefined {
  const { fn, pattern, value: limit, inclusive } = def;
  switch (def.check) {
    case 'overwrite':
      return (value) => def.tx(text(value));
    case 'min_length':
      return only((value) => length(value) >= def.minimum);
    case 'max_length':
      return only((value) => length(value) <= def.maximum);
    case 'greater_than':
      return only((value) => number(value) > limit || (inclusive && value === limit));
    case 'less_than':
      return only((value) => number(value) < limit || (inclusive && value === limit));
    case 'string_format':
      return def.format === 'regex' && pattern && !pattern.global && !pattern.sticky
        ? only((value) => pattern.test(text(value)))
        : undefined;
    case 'custom':
      return fn && !def.when ? only((value) => fn(value) === true) : undefined;
    default:
      return undefined;
  }
}
