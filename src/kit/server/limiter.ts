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

/** Nobody has asked anything yet: for whoever runs one shop after the other in one process. */
export const forgetCallers = (): void => everybody.forEach((kept) => kept.clear());

/** What is left of a span: so many calls, and the seconds until it begins anew. */
export type Left = { readonly calls: number; readonly seconds: number };

/** So many calls of one caller in a span of time, or as many as this one may; more is told to wait (429). */
export function limiter({ most, seconds }: { most: number; seconds: number }) {
  const kept = new Map<string, Kept>();
  everybody.add(kept);
  return (caller: string, allowed = most): Left => {
    const now = nowMs();
    const known = kept.get(caller);
    const fresh =
      known && Math.abs(now - known.from) < seconds * 1000 ? known : { from: now, count: 0 };
    fresh.count += 1;
    kept.delete(caller);
    kept.set(caller, fresh);
    const [oldest = caller] = kept.keys();
    if (kept.size > MOST_CALLERS) kept.delete(oldest);
    const again = Math.max(1, Math.ceil(seconds - (now - fresh.from) / 1000));
    if (fresh.count > allowed)
      throw new Problem(429, TIDAK.TERLALU_SERING.code, TIDAK.TERLALU_SERING.message, {
        retryAfter: again,
      });
    return { calls: allowed - fresh.count, seconds: again };
  };
}
