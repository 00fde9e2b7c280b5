import type { Endpoint } from '#kit/contract/endpoint.ts';
import { call, type CallOptions } from '#kit/web/api/client.ts';
import { newKey } from '#kit/web/api/key.ts';
import { isProblem } from '#kit/web/api/problem.ts';
import { KEPT } from '#kit/web/base/prefs.ts';
import { workingShop } from '#kit/web/base/working-shop.ts';

/** A write that left this computer and whose answer is not known yet. */
export type Unanswered = {
  /** Its Idempotency-Key. */
  readonly kunci: string;
  /** The branch that head office worked on. */
  readonly toko?: string;
  /** What the screen is called that sent it. */
  readonly judul: string;
  readonly tab: string;
  /** When it was sent, by the clock of this computer, in ms. */
  readonly at: number;
};

/** Longer than the patience of a call: what is older waits in no page any more. */
export const OVER_MS = 40_000;

/** The time of this computer alone, which a reload keeps; never the shop's. */
export const nowHere = (): number => performance.timeOrigin + performance.now();

/** Whose writes are noted; without a person (the login, the first set-up) none is. */
let user_id: string | undefined;
export const noteFor = (person: string): void => void (user_id = person);

/** Keys that a call of this page waits for. */
const inFlight = new Set<string>();
export const isInFlight = (kunci: string): boolean => inFlight.has(kunci);

/**
 * A write whose key stays on this computer from before it leaves until the server has said yes or no. A lost line,
 * a gateway and a closed page say neither: the key is there after a reload, and the server is asked by it.
 */
export async function noted<P, Q, B, A>(
  endpoint: Endpoint<P, Q, B, A>,
  options: CallOptions<P, Q, B>,
): Promise<A> {
  const { key, toko = workingShop() } = options;
  if (!key || !keepsKey(endpoint)) return call(endpoint, options);
  const again = isNoted(key);
  note({ kunci: key, ...(toko && { toko }), judul: titleOf(), tab: tabOf(), at: nowHere() });
  inFlight.add(key);
  try {
    const answer = await call(endpoint, options);
    forget(key);
    return answer;
  } catch (error) {
    if (isProblem(error) && isAnswer(error, again)) forget(key);
    throw error;
  } finally {
    inFlight.delete(key);
  }
}

/** What writes aside or nothing leaves no key on the server: of that it cannot be asked. */
const keepsKey = ({ method, aside, readOnly }: Pick<Endpoint, 'method' | 'aside' | 'readOnly'>) =>
  method !== 'GET' && !aside && !readOnly;

/** Spoken before the server looks at a key: no session, no right to it any more, too many calls. */
const BEFORE_THE_KEY: readonly number[] = [401, 403, 429];

/**
 * The server said no. That the key was used for other contents says that those were saved. Of a write that had left
 * before, a refusal at the door says nothing about the first time.
 */
const isAnswer = ({ status, code }: { status: number; code: string }, again: boolean): boolean =>
  status >= 400 && status < 500 && code !== USED && !(again && BEFORE_THE_KEY.includes(status));
export const USED = 'KUNCI_DIPAKAI';

/** What waits for an answer that no page of this computer waits for. */
export function unanswered(): readonly Unanswered[] {
  const over = nowHere() - OVER_MS;
  return read().filter(
    ({ kunci, tab, at }) => !inFlight.has(kunci) && (tab === tabOf() || at < over),
  );
}

export const isNoted = (kunci: string): boolean => read().some((one) => one.kunci === kunci);
export const forget = (kunci: string): void => write(read().filter((one) => one.kunci !== kunci));

const note = (sent: Unanswered): void =>
  write([...read().filter(({ kunci }) => kunci !== sent.kunci), sent].slice(-MOST));

/** A line that is away for long leaves no more than this behind. */
const MOST = 20;
/** It outlives a session that ended meanwhile: the next log-in tells the person. */
const place = () => `${KEPT}tanpa-jawaban.${user_id}`;

/** The tab outlives its pages; two tabs of one browser do not take each other's writes for lost. */
function tabOf(): string {
  try {
    const tab = sessionStorage.getItem('kilau.tab') ?? newKey();
    sessionStorage.setItem('kilau.tab', tab);
    return tab;
  } catch {
    return '';
  }
}

const titleOf = (): string => document.title.split('|').at(-1)!.trim();

/** A full or forbidden store costs the question after a reload, never the write. */
function read(): readonly Unanswered[] {
  if (user_id === undefined) return [];
  try {
    return JSON.parse(localStorage.getItem(place()) ?? '[]') as Unanswered[];
  } catch {
    return [];
  }
}

function write(all: readonly Unanswered[]): void {
  if (user_id === undefined) return;
  try {
    if (all.length > 0) localStorage.setItem(place(), JSON.stringify(all));
    else localStorage.removeItem(place());
  } catch {
    // As above.
  }
}
