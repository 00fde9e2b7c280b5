import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Endpoint } from '#kit/contract/endpoint.ts';
import { call } from '#kit/web/api/client.ts';
import { isProblem, type Problem } from '#kit/web/api/problem.ts';

/** What every quote says beside its figures. */
export type Quote = Readonly<Record<string, unknown>> & {
  readonly status: string;
  readonly otorisasi: readonly string[];
  readonly kurang: readonly { readonly isian: string; readonly pesan: string }[];
};

type Values = Readonly<Record<string, unknown>>;
export type QuoteCall = Endpoint<Values, unknown, Values, Quote>;

/** A sum that is typed in one breath is asked for once. */
const BREATH_MS = 150;

/**
 * The figures of an act for what is typed, again with every change. The last figures stay while others are on their
 * way or the act is refused; `fresh` says that they are those of `body`.
 */
export function useQuote(endpoint: QuoteCall | undefined, params: Values, body: Values) {
  const wanted = JSON.stringify(body);
  const [asked, setAsked] = useState(wanted);
  useEffect(() => {
    const soon = setTimeout(() => setAsked(wanted), BREATH_MS);
    return () => clearTimeout(soon);
  }, [wanted]);
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery({
    queryKey: [endpoint?.call, params, asked],
    queryFn: ({ signal }) => call(endpoint!, { params, body: JSON.parse(asked) as Values, signal }),
    enabled: endpoint !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
  const last = useRef<Quote>(undefined);
  if (data) last.current = data;
  const settled = asked === wanted && !isFetching && !isPlaceholderData;
  return {
    quote: last.current,
    fresh: settled && data !== undefined && !error,
    problem: settled && isProblem(error) ? (error as Problem) : undefined,
    again: () => void refetch(),
  };
}

/** The same by the declaration of a kind, for a form of its own: its fields may be more than figures. */
export const useQuoteOf = <N extends string>(
  { quotes }: { readonly quotes: { readonly [K in N]: object } },
  name: N,
  { params = {}, body, off }: { readonly params?: Values; readonly body: Values; off?: boolean },
) =>
  // Its body and answer are those of the declaration; the hook knows names.
  useQuote(off ? undefined : (quotes[name] as unknown as QuoteCall), params, body);
