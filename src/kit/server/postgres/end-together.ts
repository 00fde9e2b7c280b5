const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * A process that ends without having stopped its server, by a fault or by a signal that nobody
 * handles yet (Ctrl-C while it still starts), tells the server to stop. Answers how to call it off.
 */
export function endTogether(pid: number): () => void {
  const tell = (): void => {
    try {
      process.kill(pid, 'SIGINT');
    } catch {
      // It is gone already.
    }
  };
  const onSignal = (signal: NodeJS.Signals): void => {
    // Whoever handles the signal stops the server in its own order; `once` has removed this one.
    if (process.listenerCount(signal) > 0) return;
    tell();
    process.kill(process.pid, signal);
  };
  process.once('exit', tell);
  for (const signal of SIGNALS) process.once(signal, onSignal);
  return () => {
    process.off('exit', tell);
    for (const signal of SIGNALS) process.off(signal, onSignal);
  };
}
