import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { defineEndpoint, type Endpoint } from '#kit/contract/endpoint.ts';
import type { Schema } from '#kit/contract/field.ts';
import type { Paging } from '#kit/contract/paging.ts';
import { callPage, type Page } from '#kit/web/api/client.ts';
import { isProblem, type Problem } from '#kit/web/api/problem.ts';

type Row = Record<string, unknown>;
type ListEndpoint = Endpoint<Record<string, never>, Paging, Record<string, never>, Row[]>;
type Ask = { q?: string; toko?: string };

/** As many as a list answers at once (http.md). */
export const MOST_ROWS = 1000;

/** So long after a list did not come it is asked for again, then twice as long: many counters wait for one server. */
const AGAIN_MS = 5000;
const DOUBLED_MOST = 4;
/** The network or a fault of the server failed the call, so it may succeed later; a refusal is final. */
export const comesLater = (error: unknown): boolean =>
  isProblem(error) && (error.status === 0 || error.status >= 500);

const made = new Map<string, ListEndpoint>();

/** A list named by its call alone, as a `ref` names its source: rows as the wire has them. */
function listEndpoint(call: string): ListEndpoint {
  const known = made.get(call);
  if (known) return known;
  const endpoint = defineEndpoint({
    call,
    summary: call,
    query: z.any() as Schema<Paging>,
    answer: z.any() as Schema<Row[]>,
    right: 'login',
    paged: true,
  });
  made.set(call, endpoint);
  return endpoint;
}

/**
 * Asked plainly first, because some lists know no paging and answer everything; a paged one that
 * has more says so by its count.
 */
async function fetchList(
  call: string,
  { q, toko }: Ask,
  signal: AbortSignal,
): Promise<Page<Row[]>> {
  const endpoint = listEndpoint(call);
  if (!q) {
    const page = await callPage(endpoint, { toko, signal });
    if (page.count <= page.data.length) return page;
  }
  return callPage(endpoint, { query: { limit: MOST_ROWS, q }, toko, signal });
}

/** The rows of a list call; what was chosen from stays while the next search is on its way. */
export const useList = (call: string, ask: Ask): UseQueryResult<Page<Row[]>, Problem> =>
  useQuery<Page<Row[]>, Problem>({ ...listQuery(call, ask), placeholderData: keepPreviousData });

type Tried = { state: { error: unknown; errorUpdateCount: number } };

/** The same question for several lists at once. */
export const listQuery = (call: string, ask: Ask) => ({
  queryKey: [call, 'list', ask],
  queryFn: ({ signal }: { signal: AbortSignal }) => fetchList(call, ask, signal),
  staleTime: 60_000,
  refetchInterval: ({ state }: Tried) =>
    comesLater(state.error) && AGAIN_MS * 2 ** Math.min(state.errorUpdateCount - 1, DOUBLED_MOST),
});
