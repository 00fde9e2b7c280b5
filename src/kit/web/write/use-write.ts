import { newKey } from '#kit/web/api/key.ts';
import { useCallback, useRef, useState } from 'react';
import type { Endpoint } from '#kit/contract/endpoint.ts';
import type { CallOptions } from '#kit/web/api/client.ts';
import { isProblem, noNetwork, Problem, wordedBy } from '#kit/web/api/problem.ts';
import { refresh } from '#kit/web/api/query.ts';
import { pathOf } from '#kit/web/api/url.ts';
import { encode } from '#kit/web/api/wire.ts';
import { keysAfter } from '#kit/web/base/key-router.ts';
import { mark } from '#kit/web/base/text.ts';
import { showProblem } from '#kit/web/feedback/dialogs.ts';
import { toast } from '#kit/web/feedback/toast.ts';
import { authorise, type Agreed } from '#kit/web/write/authorise.ts';
import { askAnswers } from '#kit/web/write/ask-answers.ts';
import type { Exact } from '#kit/web/write/exact.ts';
import { tellSaved } from '#kit/web/write/saved.ts';
import { noted, USED } from '#kit/web/write/unanswered.ts';

type Sent<P, Q, B> = { params?: P; query?: Q; body?: B; toko?: string };

type Options<A> = {
  /** Said when it worked; left out where the screen says it itself. */
  success?: string | ((answer: A) => string);
  /** Said when it failed and the server had no words of its own (2§8). */
  failure?: string;
  after?: (answer: A) => void;
  /** Lists to read again. */
  refresh?: readonly { readonly call: string }[];
  /** Return true when the failure has found its place (a field, a dialog of the screen). */
  onProblem?: (problem: Problem) => boolean | void;
  /** Where the key is kept beside a draft that outlives the page; left out, it lives as long as the form. */
  kept?: KeptKey;
};

/** A key that was sent and whose answer never came, so that the same form says the same after a reload. */
export type KeptKey = { get: () => string | null; set: (key: string | null) => void };

export type Write<P, Q, B, A> = {
  /** Answers `{ data }` when it was done, nothing when it was refused (and said so). */
  send: <S extends B>(
    sent?: Sent<P, Q, S> & { body?: Exact<B, S> },
  ) => Promise<{ data: A } | undefined>;
  busy: boolean;
  /** Renews the Idempotency-Key: call it when the form opens for another document. */
  renew: () => void;
};

/** An endpoint whose declaration is fetched when it is first sent, for a screen that must open quickly. */
type Late<P, Q, B, A> = () => Promise<Endpoint<P, Q, B, A>>;

/**
 * One write of a form. The key is made when the form opens and kept through every retry, so that a
 * double click or a lost answer never saves twice (D-6.2); an act that needs a superior opens the
 * authorisation dialog and goes out again with the approval.
 */
export function useWrite<P, Q, B, A>(
  given: Endpoint<P, Q, B, A> | Late<P, Q, B, A>,
  options: Options<A> = {},
): Write<P, Q, B, A> {
  const key = useRef(newKey());
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const latest = useRef(options);
  latest.current = options;

  const run = useCallback(
    async (sent: Sent<P, Q, B> = {}) => {
      if (running.current) return undefined;
      running.current = true;
      setBusy(true);
      try {
        const { kept } = latest.current;
        key.current = kept?.get() ?? key.current;
        kept?.set(key.current);
        const endpoint = typeof given === 'function' ? await given() : given;
        const data = await sendApproved(endpoint, { ...sent, key: key.current });
        key.current = newKey();
        latest.current.kept?.set(null);
        await finish(data, latest.current);
        return { data };
      } catch (error) {
        const { failure, onProblem } = latest.current;
        const saves = typeof given === 'function' || given.key === 'required';
        const words = failure ?? (saves ? NOT_SAVED : undefined);
        const problem = wordedBy(isProblem(error) ? error : noNetwork(), words);
        if (!isProblem(error)) console.error(error);
        if (problem.code === 'JAM_MUNDUR' || problem.code === 'TANGGAL_LOMPAT') void refresh(ME);
        if (problem.code === USED) void askAnswers();
        else if (problem.code !== GIVEN_UP && !onProblem?.(problem)) showProblem(problem);
        return undefined;
      } finally {
        running.current = false;
        setBusy(false);
      }
    },
    [given],
  );
  // The draft of a counter is emptied by the answer: what is scanned before it belongs to the next one.
  const send = useCallback(
    (sent?: Sent<P, Q, B>) => (latest.current.kept ? keysAfter(run(sent)) : run(sent)),
    [run],
  );

  const renew = useCallback(() => {
    key.current = newKey();
    latest.current.kept?.set(null);
  }, []);
  return { send, busy, renew };
}

/** The digest of an approval holds the path as the server receives it. */
const SERVER_BASE = '/api/v1/';
/** Said of a document that was not saved and whose server gave no reason (1§8). */
const NOT_SAVED = mark('Error menyimpan data, Silahkan Cek tanggal transaksi dan koneksi anda');
/** The call behind what every screen shows of the day and its clock. */
const ME = { call: 'GET users/me' };
const GIVEN_UP = 'OTORISASI_DIBATALKAN';

async function finish<A>(data: A, { success, after, refresh: lists }: Options<A>): Promise<void> {
  if (success) toast.success(typeof success === 'string' ? success : success(data));
  if (lists?.length) await refresh(...lists);
  after?.(data);
}

/** What was agreed to last, and for which form: asked again, it says what has changed since. */
let agreed: (Agreed & { readonly key: string | undefined }) | undefined;

/** Sends once; asks a superior when the server wants one, and sends the same again. */
export async function sendApproved<P, Q, B, A>(
  endpoint: Endpoint<P, Q, B, A>,
  options: CallOptions<P, Q, B>,
): Promise<A> {
  try {
    const answer = await noted(endpoint, options);
    tellSaved(endpoint.call, options.body, answer);
    return answer;
  } catch (error) {
    if (!isProblem(error) || error.code !== 'PERLU_OTORISASI' || endpoint.method === 'GET')
      throw error;
    const keystore = await authorise({
      method: endpoint.method,
      path: SERVER_BASE + pathOf(endpoint, options),
      body: options.body === undefined ? undefined : encode(endpoint.body, options.body),
      problem: error,
      before: agreed?.key === options.key ? agreed : undefined,
    });
    if (!keystore) throw new Problem({ status: 0, code: GIVEN_UP, message: '' });
    agreed = { key: options.key, keystore, problem: error };
    return sendApproved(endpoint, { ...options, keystore });
  }
}
