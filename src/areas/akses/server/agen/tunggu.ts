/** Calls of agents that wait for a paper, by agent. */
const waiting = new Map<string, Set<(ends: boolean) => void>>();

/** A paper came for this agent. One that came by another process of the server is found by the next look. */
export const bangunkanAgen = (agen: string): void =>
  waiting.get(agen)?.forEach((wake) => wake(false));

/** The server ends: no call waits any longer. */
export const bangunkanSemuaAgen = (): void =>
  waiting.forEach((wakes) => wakes.forEach((wake) => wake(true)));

/** Answers true where the server ends. */
export const tungguKertas = (agen: string, ms: number): Promise<boolean> =>
  new Promise((woken) => {
    const wakes = waiting.get(agen) ?? new Set();
    waiting.set(agen, wakes);
    const wake = (ends: boolean) => {
      clearTimeout(timer);
      wakes.delete(wake);
      if (wakes.size === 0) waiting.delete(agen);
      woken(ends);
    };
    const timer = setTimeout(() => wake(false), ms);
    wakes.add(wake);
  });
