import { useCallback, useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import type { Endpoint } from '#kit/contract/endpoint.ts';
import type { Schema } from '#kit/contract/field.ts';
import type { Progress } from '#kit/contract/progress.ts';
import { call } from '#kit/web/api/client.ts';
import { newKey } from '#kit/web/api/key.ts';
import { isProblem, noNetwork, Problem, type FieldError } from '#kit/web/api/problem.ts';
import { refresh } from '#kit/web/api/query.ts';
import { decode } from '#kit/web/api/wire.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { ofShop } from '#kit/web/base/working-shop.ts';
import { showProblem } from '#kit/web/feedback/dialogs.ts';
import { followProgress } from '#kit/web/feedback/progress.ts';

type Options<A> = {
  /** What the screen does when it is done: at once, or after a reload in the middle of it. */
  after: (answer: A) => void;
  refresh?: readonly { readonly call: string }[];
  /** Return true when the failure has found its place. */
  onProblem?: (problem: Problem) => boolean | void;
};

const begun = z.any() as Schema<{ id: string }>;

/**
 * One long write, followed to its end: its key stays on this computer until the answer is here, so
 * that a reload finds the same work again and it is not saved a second time.
 */
export function useLongWrite<P, Q, B, A>(
  endpoint: Endpoint<P, Q, B, A>,
  name: string,
  options: Options<A>,
): { send: (sent: { params?: P; query?: Q; body?: B }) => Promise<void>; busy: boolean } {
  const place = `kilau.kerja.${ofShop(usePerson().user_id)}.${name}`;
  const [busy, setBusy] = useState(false);
  const latest = useRef(options);
  latest.current = options;

  const refuse = (problem: Problem) => {
    if (!latest.current.onProblem?.(problem)) showProblem(problem);
  };
  const follow = useCallback(
    async (id: string, unknown?: Problem) => {
      setBusy(true);
      const end = await followProgress({ id, kind: 'kirim' });
      localStorage.removeItem(place);
      setBusy(false);
      if (end?.keadaan === 'SELESAI') {
        const { refresh: lists = [], after } = latest.current;
        await refresh(...lists);
        after(decode(endpoint.answer, end.hasil));
      } else if (end) refuse(problemIn(end));
      else if (unknown) refuse(unknown);
    },
    [endpoint, place],
  );
  useEffect(() => {
    const id = localStorage.getItem(place);
    if (id) void follow(id);
  }, [follow, place]);

  const send = async (sent: { params?: P; query?: Q; body?: B }) => {
    const key = newKey();
    setBusy(true);
    localStorage.setItem(place, key);
    try {
      await call({ ...endpoint, answer: begun }, { ...sent, key, later: true });
      await follow(key);
    } catch (error) {
      const problem = isProblem(error) ? error : noNetwork();
      // A lost answer says nothing of the work: the server knows whether it was begun.
      if (problem.status === 0) return follow(key, problem);
      localStorage.removeItem(place);
      setBusy(false);
      refuse(problem);
    }
  };
  return { send, busy };
}

function problemIn({ gagal = {} }: Progress): Problem {
  const { status, code, message, errors, ...detail } = gagal;
  return new Problem({
    status: Number(status ?? 500),
    code: String(code ?? ''),
    message: String(message ?? ''),
    errors: Array.isArray(errors) ? (errors as FieldError[]) : [],
    detail,
  });
}
