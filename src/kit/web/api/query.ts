import { keepPreviousData, useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Endpoint } from '#kit/contract/endpoint.ts';
import { callPage, type CallOptions, type Page } from '#kit/web/api/client.ts';
import type { Problem } from '#kit/web/api/problem.ts';
import { queryClient } from '#kit/web/api/query-client.ts';

export { queryClient };

/** Everything read from this call, whatever its filters: `refresh(tokosEndpoint)`. */
export const refresh = (...endpoints: readonly { readonly call: string }[]): Promise<unknown> =>
  Promise.all(endpoints.map(({ call }) => queryClient.invalidateQueries({ queryKey: [call] })));

type ReadOptions<P, Q> = Pick<CallOptions<P, Q, never>, 'params' | 'query' | 'toko'> & {
  enabled?: boolean;
  staleTime?: number;
  /** The old rows stay until the new ones are here. */
  keep?: boolean;
};

/** Reads ahead what will soon be asked for, so that no person waits for it. */
export const prefetchPage = <P, Q, B, A>(
  endpoint: Endpoint<P, Q, B, A>,
  { params, query, toko, staleTime }: ReadOptions<P, Q>,
): Promise<void> =>
  queryClient.prefetchQuery({
    queryKey: [endpoint.call, { params, query, toko }],
    queryFn: ({ signal }) => callPage(endpoint, { params, query, toko, signal }),
    staleTime,
  });

export function usePage<P, Q, B, A>(
  endpoint: Endpoint<P, Q, B, A>,
  options: ReadOptions<P, Q> = {},
): UseQueryResult<Page<A>, Problem> {
  const { params, query, toko, enabled, staleTime, keep } = options;
  return useQuery<Page<A>, Problem>({
    queryKey: [endpoint.call, { params, query, toko }],
    queryFn: ({ signal }) => callPage(endpoint, { params, query, toko, signal }),
    enabled,
    staleTime,
    placeholderData: keep ? keepPreviousData : undefined,
  });
}

/** Reads an endpoint's `data`; the same call with the same filters is asked once. */
export function useRead<P, Q, B, A>(
  endpoint: Endpoint<P, Q, B, A>,
  options: ReadOptions<P, Q> = {},
): UseQueryResult<A, Problem> {
  const { params, query, toko, enabled, staleTime, keep } = options;
  return useQuery<Page<A>, Problem, A>({
    queryKey: [endpoint.call, { params, query, toko }],
    queryFn: ({ signal }) => callPage(endpoint, { params, query, toko, signal }),
    select: dataOf as (page: Page<A>) => A,
    enabled,
    staleTime,
    placeholderData: keep ? keepPreviousData : undefined,
  });
}

/**
 * Several calls at once, in their order; their number may differ from one drawing to the next. `every`: they are read
 * again after so many milliseconds.
 */
export const useReads = <P, Q, A>(
  asked: readonly {
    readonly endpoint: Endpoint<P, Q, unknown, A>;
    readonly options: ReadOptions<P, Q> & { every?: number };
  }[],
): UseQueryResult<A, Problem>[] =>
  useQueries({
    queries: asked.map(({ endpoint, options: { params, query, toko, staleTime, every } }) => ({
      queryKey: [endpoint.call, { params, query, toko }],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        callPage(endpoint, { params, query, toko, signal }),
      select: dataOf as (page: Page<A>) => A,
      staleTime,
      refetchInterval: every,
    })),
  });

const dataOf = (page: Page<unknown>): unknown => page.data;
