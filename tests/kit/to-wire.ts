type Def = {
  type: string;
  in?: unknown;
  element?: unknown;
  innerType?: unknown;
  shape?: Record<string, unknown>;
  reverseTransform?: (value: unknown, payload: object) => unknown;
};

/**
 * The wire form of a value: units and query texts are turned by the schema's own codecs, and no
 * limit is asked, so that a test may send what the server has to refuse.
 */
export function toWire(schema: unknown, value: unknown): unknown {
  if (value === undefined || value === null) return value;
  const def = (schema as { _zod: { def: Def } })._zod.def;
  if (def.type === 'pipe')
    return toWire(
      def.in,
      def.reverseTransform ? def.reverseTransform(value, { value, issues: [] }) : value,
    );
  if (def.type === 'array') return (value as unknown[]).map((one) => toWire(def.element, one));
  if (def.type === 'object') return objectToWire(def.shape ?? {}, value as Record<string, unknown>);
  return def.innerType ? toWire(def.innerType, value) : value;
}

const objectToWire = (
  shape: Record<string, unknown>,
  value: Record<string, unknown>,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      shape[name] ? toWire(shape[name], one) : one,
    ]),
  );
