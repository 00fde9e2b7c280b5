import * as z from 'zod/mini';
import type { Schema } from '#kit/contract/field.ts';
import { isCost } from '#kit/contract/hidden.ts';
import { Problem } from '#kit/web/api/problem.ts';

z.config({ jitless: true }); // the content security policy forbids code made at run time

/**
 * Between the wire and the code: grams to milligrams and back, by the contract's own codecs.
 * What goes out is checked, so that a message is shown at its field before the call is sent.
 * What comes in is only converted, never refused: the server may be a version ahead. A cost that it left
 * out, for those who may not see it, is null here: no screen can take it for a figure (D-3.5).
 */
type Convert = (value: unknown) => unknown;
type Def = {
  type: string;
  innerType?: z.ZodMiniType;
  element?: z.ZodMiniType;
  options?: readonly z.ZodMiniType[];
  shape?: Record<string, z.ZodMiniType>;
  in?: z.ZodMiniType;
  out?: z.ZodMiniType;
  transform?: Convert;
  getter?: () => z.ZodMiniType;
};

const compiled = new WeakMap<object, Convert | null>();

export function decode<A>(schema: Schema<A>, value: unknown): A {
  const convert = converterOf(schema);
  return (convert ? convert(value) : value) as A;
}

/** null: nothing below needs converting, and the value passes untouched. */
function converterOf(schema: z.ZodMiniType): Convert | null {
  const known = compiled.get(schema);
  if (known !== undefined) return known;
  compiled.set(schema, (value) => converterOf(schema)?.(value) ?? value); // a shape that holds itself
  const made = build(schema._zod.def as Def);
  compiled.set(schema, made);
  return made;
}

function build(def: Def): Convert | null {
  if (def.type === 'array' && def.element) return listConverter(converterOf(def.element));
  if (def.type === 'object' && def.shape) return objectConverter(def.shape);
  if (def.type === 'union' && def.options) return unionConverter(def.options);
  if (def.type === 'pipe' && def.in && def.out)
    return pipeConverter(def.in, def.out, def.transform);
  if (def.innerType) return skipEmpty(converterOf(def.innerType));
  return null;
}

const skipEmpty = (inner: Convert | null): Convert | null =>
  inner && ((value) => (value == null ? value : inner(value)));
const listConverter = (item: Convert | null): Convert | null =>
  item && ((value) => (Array.isArray(value) ? value.map(item) : value));

/** An answer that is a list or one thing: the sort of the value says which of them it is. */
const unionConverter =
  (options: readonly z.ZodMiniType[]): Convert =>
  (value) => {
    const isList = Array.isArray(value);
    const meant = options.find(
      (one) => ((one._zod.def as { type: string }).type === 'array') === isList,
    );
    return (meant && converterOf(meant)?.(value)) ?? value;
  };

function objectConverter(shape: Record<string, z.ZodMiniType>): Convert | null {
  const parts = Object.entries(shape).flatMap(([name, schema]) => {
    const convert = converterOf(schema);
    return convert ? [[name, convert] as const] : [];
  });
  const costs = Object.entries(shape).flatMap(([name, schema]) => (isCost(schema) ? [name] : []));
  if (parts.length + costs.length === 0) return null;
  return (value) => {
    if (typeof value !== 'object' || value === null) return value;
    const changed: Record<string, unknown> = { ...value };
    for (const [name, convert] of parts)
      if (name in changed) changed[name] = convert(changed[name]);
    for (const name of costs) changed[name] ??= null;
    return changed;
  };
}

function pipeConverter(
  before: z.ZodMiniType,
  after: z.ZodMiniType,
  transform: Convert | undefined,
): Convert | null {
  const [first, last] = [converterOf(before), converterOf(after)];
  return (value) => {
    const entered = first ? first(value) : value;
    const turned = transform && value != null ? transform(entered) : entered;
    return last ? last(turned) : turned;
  };
}

/** Throws a 422 Problem, shaped as the server's own, when the values break the contract. */
export function encode<T>(schema: Schema<T>, value: T): unknown {
  const result = z.safeEncode(schema as z.ZodMiniType<T, unknown>, value);
  if (result.success) return result.data;
  throw new Problem({
    status: 422,
    code: 'ISIAN_TIDAK_VALID',
    message: '',
    errors: result.error.issues.map((issue) => ({
      path: issue.path.join('.'),
      message: issue.message,
    })),
  });
}
