import { setTimeout as sleep } from 'node:timers/promises';
import { endTogether } from '#kit/server/postgres/end-together.ts';
import type { Say } from '#kit/server/postgres/home.ts';
import { isStill, type Running } from '#kit/server/postgres/running.ts';

/** How often it is looked for: a look reads one line of /proc. */
const LOOK_MS = 250;
/** A server that stays up this long has recovered: the next end is a new one, not the same again. */
const STEADY_MS = 60_000;
const PAUSE_MS_MAX = 30_000;

/** Nothing at first, then a second, two, four: a server that cannot start does not eat the machine. */
export const pauseBefore = (tries: number): number =>
  tries === 0 ? 0 : Math.min(1000 * 2 ** (tries - 1), PAUSE_MS_MAX);

/** What runs, and how to say that it need not end with this process any more. */
type Kept = { readonly running: Running; callOff(): void };

/**
 * Starts PostgreSQL again whenever it ends by itself (killed, out of memory), for as long as this
 * process lives. Until then the socket is gone and every call is refused with 503; connections
 * are opened again when they are next needed, so no other code has to know. `release` ends the watch.
 */
export function keepRunning(
  first: Running,
  start: () => Promise<Running>,
  say: Say,
): { release(): Promise<Kept> } {
  const end = new AbortController();
  let running = first;
  let callOff = stopWithUs(running);
  const watch = async (): Promise<void> => {
    for (let [tries, since] = [0, performance.now()]; !end.signal.aborted;) {
      if (isStill(running)) {
        await pause(LOOK_MS, end.signal);
        continue;
      }
      tries = performance.now() - since > STEADY_MS ? 0 : tries;
      await pause(pauseBefore(tries), end.signal);
      if (end.signal.aborted) return;
      callOff();
      say('PostgreSQL has ended by itself: starting it again');
      running = await start().catch((error: Error) => {
        say(error.message);
        return running;
      });
      callOff = stopWithUs(running);
      [tries, since] = [tries + 1, performance.now()];
    }
  };
  const watching = watch();
  return {
    release: async () => {
      end.abort();
      // A start that is under way is waited for: it would come up after the caller has stopped PostgreSQL.
      await watching;
      return { running, callOff };
    },
  };
}

/** For a process that does not keep PostgreSQL running: one that ends is not started again. */
export function leave(running: Running): { release(): Promise<Kept> } {
  const callOff = stopWithUs(running);
  return { release: async () => ({ running, callOff }) };
}

/** A process that ends in disorder takes the server that it started with it. */
const stopWithUs = (running: Running): (() => void) =>
  running.starter === process.pid ? endTogether(running) : () => {};

const pause = (ms: number, signal: AbortSignal): Promise<unknown> =>
  sleep(ms, undefined, { signal, ref: false }).catch(() => {});
