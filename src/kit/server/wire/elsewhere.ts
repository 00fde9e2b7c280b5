import type { FastifyRequest } from 'fastify';
import type { Right } from '#kit/contract/endpoint.ts';
import type { Ctx } from '#kit/server/ctx.ts';
import { header } from '#kit/server/credentials.ts';
import { Problem } from '#kit/server/problem.ts';
import type { Raw } from '#kit/server/routes.ts';

/** What is asked of another server: its path below the first step, as this one was asked. */
type AskedElsewhere = {
  readonly method: string;
  readonly steps: readonly string[];
  readonly search: string;
  readonly body: unknown;
  readonly key?: string;
};

/** Calls that another server answers, all below one first step: who may make them, and how they go on. */
export type Elsewhere = {
  /** What the gate calls them. */
  readonly call: string;
  readonly right: Right;
  answer(asked: AskedElsewhere, ctx: Ctx): Promise<Raw>;
};

const METHODS = new Set(['GET', 'POST', 'PUT', 'DELETE']);

/** A request as it goes on: a write has its key there as here. */
export function askedElsewhere(request: FastifyRequest, steps: readonly string[]): AskedElsewhere {
  const { method, url } = request;
  if (!METHODS.has(method)) throw new Problem(404, 'TIDAK_DITEMUKAN', 'Data Tidak Ditemukan');
  const key = header(request, 'idempotency-key');
  if (method !== 'GET' && !key)
    throw new Problem(400, 'KUNCI_KOSONG', 'Idempotency-Key Tidak Boleh Kosong');
  const search = /\?[^#]*/.exec(url)?.[0] ?? '';
  return { method, steps, search, body: request.body ?? undefined, key };
}
