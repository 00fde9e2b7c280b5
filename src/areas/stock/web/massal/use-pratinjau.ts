import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { AnswerOf, Endpoint } from '#kit/contract/endpoint.ts';
import { call } from '#kit/web/api/client.ts';
import { isProblem } from '#kit/web/api/problem.ts';
import type { hitungProfitEndpoint } from '#areas/stock/contract/ubah-massal.api.ts';

export type BarisPratinjau = AnswerOf<typeof hitungProfitEndpoint>[number];

const DIAM_MS = 300;

/** What the change would make of the pieces, asked of the server when the typing rests. */
export function usePratinjau<B>(
  of: Endpoint<unknown, unknown, B, unknown>,
  body: B | undefined,
): { baris: readonly BarisPratinjau[]; salah?: string } {
  const [asked, setAsked] = useState<B>();
  const text = JSON.stringify(body);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(body), DIAM_MS);
    return () => clearTimeout(timer);
    // The body is a new object at every render; its text says whether it has changed.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [text]);
  const { data, error } = useQuery({
    queryKey: [of.call, asked],
    queryFn: () => call(of, { body: asked! }) as Promise<readonly BarisPratinjau[]>,
    enabled: asked !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 0,
  });
  if (body === undefined || asked === undefined) return { baris: [] };
  return isProblem(error) ? { baris: [], salah: error.message } : { baris: data ?? [] };
}
