import * as z from 'zod/mini';
import { defineEndpoint, type Endpoint } from '#kit/contract/endpoint.ts';
import type { Schema } from '#kit/contract/field.ts';
import type { Paging } from '#kit/contract/paging.ts';

type Row = Record<string, unknown>;
type ListEndpoint = Endpoint<Record<string, never>, Paging, Record<string, never>, Row[]>;

const made = new Map<string, ListEndpoint>();

/** A list named by its call alone, as a `ref` names its source: rows as the wire has them. */
export function listEndpoint(call: string): ListEndpoint {
  const known = made.get(call);
  if (known) return known;
  const endpoint = defineEndpoint({
    call,
    summary: call,
    query: z.any() as unknown as Schema<Paging>,
    answer: z.any() as unknown as Schema<Row[]>,
    right: 'login',
    paged: true,
  });
  made.set(call, endpoint);
  return endpoint;
}
