import type { Endpoint } from '#kit/contract/endpoint.ts';

/** One act of setting a shop up: a call and its body in inner units. */
export type Langkah = {
  readonly endpoint: Endpoint<never, never, never, unknown>;
  readonly params?: Readonly<Record<string, string>>;
  readonly body: unknown;
};

/** The same call for each of these bodies. */
export function semua<B>(
  endpoint: Endpoint<never, never, B, unknown> | Endpoint<unknown, unknown, B, unknown>,
  bodies: readonly B[],
): Langkah[] {
  return bodies.map((body) => ({ endpoint: endpoint as unknown as Langkah['endpoint'], body }));
}
