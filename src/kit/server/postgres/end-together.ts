import { isStill, type Running } from '#kit/server/postgres/running.ts';
import { signalPostgres } from '#kit/server/postgres/windows.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** A terminal tells its Ctrl-C to everybody, so the same signal may come twice at once. */
const PATIENCE_MS = 10_000;

/**
 * A process that ends without having stopped its PostgreSQL, by a fault or by a signal that no
 * listener handles yet (Ctrl-C while it still starts), tells PostgreSQL to stop. Answers how to call it off.
 * A process number that another program has got meanwhile gets no signal.
 */
export function endTogether(running: Pick<Running, 'pid' | 'command' | 'pgCtl'>): () => void {
  let handledAt = Number.NEGATIVE_INFINITY;
  const tell = (): void => {
    try {
      if (isStill(running)) signalPostgres(running, 'SIGINT');
    } catch {
      // It is gone already.
    }
  };
  const onSignal = (signal: NodeJS.Signals): void => {
    // Another listener stops everything in its own order; a second signal right after must not cut that short.
    if (process.listenerCount(signal) > 1) handledAt = performance.now();
    if (performance.now() - handledAt < PATIENCE_MS) return;
    callOff();
    tell();
    process.kill(process.pid, signal);
  };
  const callOff = (): void => {
    process.off('exit', tell);
    for (const signal of SIGNALS) process.off(signal, onSignal);
  };
  process.once('exit', tell);
  // Before all others, also after a later start: one who listens once is still counted then.
  for (const signal of SIGNALS) process.prependListener(signal, onSignal);
  return callOff;
}
