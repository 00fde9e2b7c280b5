import type * as z from 'zod/mini';
import { costLinesOf, isCost } from '#kit/contract/hidden.ts';
import type { Schema } from '#kit/contract/field.ts';

type AnySchema = z.core.$ZodType;
/** Takes cost out of a value that is about to leave, in place. */
type Hide = (value: unknown) => void;
type Def = {
  readonly type: string;
  readonly innerType: AnySchema;
  readonly element: AnySchema;
  readonly shape: Readonly<Record<string, AnySchema>>;
  readonly in: AnySchema;
};

const known = new WeakMap<AnySchema, Hide | null>();

/** An answer without what only those see who may see cost (D-3.5): the one place where that is held. */
export function withoutCost(schema: Schema<unknown>, wire: unknown): unknown {
  hiderOf(schema as AnySchema)?.(wire);
  return wire;
}

/** Nothing for a schema that tells no cost. */
function hiderOf(schema: AnySchema): Hide | null {
  const made = known.get(schema);
  if (made !== undefined) return made;
  // A schema that holds itself finds this while it is being looked through.
  known.set(schema, (value) => known.get(schema)?.(value));
  const hide = build(schema);
  known.set(schema, hide);
  return hide;
}

function build(schema: AnySchema): Hide | null {
  const def = schema._zod.def as Def;
  switch (def.type) {
    case 'object':
      return ofObject(def);
    case 'array':
      return ofList(schema, def);
    case 'optional':
    case 'nullable':
    case 'default':
      return hiderOf(def.innerType);
    // The wire is the input side of every codec.
    case 'pipe':
      return hiderOf(def.in);
    default:
      return null;
  }
}

function ofObject({ shape }: Def): Hide | null {
  const told = Object.entries(shape).flatMap(([key, one]) => (isCost(one) ? [key] : []));
  const inside = Object.entries(shape).flatMap(([key, one]) => {
    const hide = isCost(one) ? null : hiderOf(one);
    return hide ? [[key, hide] as const] : [];
  });
  if (told.length === 0 && inside.length === 0) return null;
  return (value) => {
    if (typeof value !== 'object' || value === null) return;
    const row = value as Record<string, unknown>;
    for (const key of told) delete row[key];
    for (const [key, hide] of inside) hide(row[key]);
  };
}

function ofList(schema: AnySchema, { element }: Def): Hide | null {
  const tells = costLinesOf(schema);
  const hide = hiderOf(element);
  if (!tells && !hide) return null;
  return (value) => {
    if (!Array.isArray(value)) return;
    if (tells) value.splice(0, value.length, ...value.filter((line) => !tells(line)));
    if (hide) value.forEach(hide);
  };
}
