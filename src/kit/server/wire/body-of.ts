import type { Endpoint } from '#kit/contract/endpoint.ts';
import type { Schema } from '#kit/contract/field.ts';
import type { Ctx } from '#kit/server/ctx.ts';
import type { Page } from '#kit/server/routes.ts';
import { encode } from '#kit/server/wire/encode.ts';
import { withoutCost } from '#kit/server/wire/hide.ts';
import { withoutPeople } from '#kit/server/wire/people.ts';

type OneEndpoint = Endpoint<unknown, unknown, unknown, unknown>;

/** The wire form of an answer, by the endpoint's own schema, and without what the asker may not see. */
export function bodyOf(
  endpoint: OneEndpoint,
  found: unknown,
  ctx?: Pick<Ctx, 'lihat_modal' | 'samarkan'>,
) {
  if (endpoint.status === 204) return null;
  const say = (schema: Schema<unknown>, value: unknown) => {
    const wire = encode(schema, value);
    if (ctx?.samarkan && endpoint.people !== 'whole') withoutPeople(schema, wire, endpoint.paged);
    return ctx?.lihat_modal ? wire : withoutCost(schema, wire);
  };
  if (!endpoint.paged && !endpoint.extra) return { data: say(endpoint.answer, found ?? null) };
  const { data, ...more } = found as Page<unknown>;
  const extra = endpoint.extra ? say(endpoint.extra, pick(more, ['count', 'skip', 'limit'])) : {};
  const { count, skip, limit } = more;
  const paging = endpoint.paged ? { count, skip, limit } : {};
  return { data: say(endpoint.answer, data), ...paging, ...(extra as object) };
}

const pick = (from: Record<string, unknown>, without: readonly string[]) =>
  Object.fromEntries(Object.entries(from).filter(([key]) => !without.includes(key)));
