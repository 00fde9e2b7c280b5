import { nowMs } from '#kit/server/clock.ts';
import { refusals } from '#kit/rules/refusal.ts';
import { Problem } from '#kit/server/problem.ts';

const TIDAK = refusals({
  TERLALU_SERING: { message: 'Terlalu Banyak Permintaan, Coba Lagi Nanti' },
});
type Kept = { from: number; count: number };
/** Callers that are remembered; with more the oldest are forgotten. */
const MOST_CALLERS = 10_000;

const everybody = new Set<Map<string, Kept>>();

/** Forgets all calls so far: for a process that runs one shop after the other. */
export const forgetCallers = (): void => everybody.forEach((kept) => kept.clear());

/** What is left of a span: so many calls, and the seconds until it begins again. */
export type Left = { readonly calls: number; readonly seconds: number };

/**
 * So many calls of one caller in a span of time, or as many as `allowed`; a further call must wait (429). A large one
 * may count as many.
 */
export function limiter({ most, seconds }: { most: number; seconds: number }) {
  const kept = new Map<string, Kept>();
  everybody.add(kept);
  const freshOf = (caller: string): Kept => {
    const known = kept.get(caller);
    return known && Math.abs(nowMs() - known.from) < seconds * 1000
      ? known
      : { from: nowMs(), count: 0 };
  };
  const againIn = ({ from }: Kept): number =>
    Math.max(1, Math.ceil(seconds - (nowMs() - from) / 1000));
  const wait = (of: Kept) =>
    new Problem(429, TIDAK.TERLALU_SERING.code, TIDAK.TERLALU_SERING.message, {
      retryAfter: againIn(of),
    });
  const limit = (caller: string, allowed = most, as = 1): Left => {
    const fresh = freshOf(caller);
    fresh.count += as;
    kept.delete(caller);
    kept.set(caller, fresh);
    const [oldest = caller] = kept.keys();
    if (kept.size > MOST_CALLERS) kept.delete(oldest);
    if (fresh.count > allowed) throw wait(fresh);
    return { calls: allowed - fresh.count, seconds: againIn(fresh) };
  };
  /**
   * Refuses a caller who has used all of his calls, and counts none: where only what goes wrong is counted. So many
   * more are under way, and may go wrong yet.
   */
  const full = (caller: string, underWay = 0): void => {
    const fresh = freshOf(caller);
    if (fresh.count + underWay >= most) throw wait(fresh);
  };
  return Object.assign(limit, { full });
}
