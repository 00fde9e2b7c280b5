import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Endpoint } from '#kit/contract/endpoint.ts';
import { call } from '#kit/web/api/client.ts';
import { isProblem } from '#kit/web/api/problem.ts';

type Asked<P, B> = {
  readonly params?: P;
  readonly body: B;
  /** Enough is typed to ask. */
  readonly ready: boolean;
  /** How long the figures of the same body are kept, in milliseconds. */
  readonly staleTime?: number;
};

/**
 * What an act would come to by the server's own sums, again with every change of what is typed. The last figures are
 * kept while others are on their way (`waits`); refused figures are none, and `why` says why.
 */
export function useReckoned<P, Q, B, A>(of: Endpoint<P, Q, B, A>, asked: Asked<P, B>) {
  const { params, body, ready, staleTime } = asked;
  const {
    data,
    error,
    isFetching: waits,
  } = useQuery({
    queryKey: [of.call, params, body],
    queryFn: () => call(of, { params, body }),
    enabled: ready,
    placeholderData: keepPreviousData,
    retry: false,
    staleTime,
  });
  return {
    valued: ready && !error ? data : undefined,
    why: ready && isProblem(error) ? error.message : undefined,
    waits,
  };
}
