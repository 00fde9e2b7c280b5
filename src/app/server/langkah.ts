import type { AnyEndpoint, Endpoint } from '#kit/contract/endpoint.ts';

/** One act of setting a shop up: a call and its body in inner units. */
export type Langkah = {
  readonly endpoint: AnyEndpoint;
  readonly params?: Readonly<Record<string, string>>;
  readonly body: unknown;
};

/** The same call for each of these bodies. */
export const semua = <B>(
  endpoint: Endpoint<unknown, unknown, B>,
  bodies: readonly NoInfer<B>[],
): Langkah[] => bodies.map((body) => ({ endpoint, body }));
