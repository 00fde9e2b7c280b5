import { Problem } from '#kit/server/problem.ts';

/** Ends a turn; a second call does nothing. */
export type GiveBack = () => void;

export type Turns = {
  /** The next free turn, first come first served; 503 when the queue is full or the wait took too long. */
  take(): Promise<GiveBack>;
  /** A turn that is free at this moment, for a caller that can also do without. */
  takeFree(): GiveBack | undefined;
};

type Waiting = { begin(): void; readonly clock: NodeJS.Timeout };

const busy = (): Problem =>
  new Problem(503, 'SERVER_SIBUK', 'Server Sedang Sibuk, Coba Lagi Nanti');

/** Whether it only was not this caller's turn: asked again, it may be. */
export const isBusy = (error: unknown): boolean =>
  error instanceof Problem && error.code === 'SERVER_SIBUK';

/**
 * Turns at a scarce resource. A caller that holds one never waits for another: callers that did would in the end
 * all wait for one another, for ever.
 */
export function turns(most: number, queue: number, patience: number): Turns {
  let free = most;
  const waiting = new Set<Waiting>();
  const next = (): void => {
    const [first] = waiting;
    if (!first) return void (free += 1);
    waiting.delete(first);
    clearTimeout(first.clock);
    first.begin();
  };
  const turn = (): GiveBack => {
    let over = false;
    return () => {
      if (!over) next();
      over = true;
    };
  };
  const takeFree = (): GiveBack | undefined => {
    if (free === 0) return undefined;
    free -= 1;
    return turn();
  };
  const wait = (): Promise<GiveBack> =>
    new Promise((resolve, reject) => {
      const clock = setTimeout(() => {
        waiting.delete(one);
        reject(busy());
      }, patience);
      const one: Waiting = { begin: () => resolve(turn()), clock };
      waiting.add(one);
    });
  return {
    takeFree,
    take: async () => {
      const now = takeFree();
      if (now) return now;
      if (waiting.size >= queue) throw busy();
      return wait();
    },
  };
}
