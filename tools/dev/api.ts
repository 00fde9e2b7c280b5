import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

const SERVER = /^src\/(.+\/(server|contract|rules)\/.+|areas\/[^/]+\/[^/]+\.area)\.(ts|sql)$/;
/** Files that an editor or a change of branch saves together start the API once. */
const TOGETHER_MS = 60;

/** Whether a saved file, seen from the root with /, is one that the API runs. */
export const isOfServer = (path: string): boolean =>
  SERVER.test(path) && !/\.(test|fixtures)\.ts$/.test(path);

export type Api = {
  /** Resolves when calls are answered again, or when the API has ended and said why. */
  ready(): Promise<void>;
  restart(): void;
  stop(): Promise<void>;
};

/** Keeps one API running: a next one starts when the last has ended, so that the port is free. */
export function keepApi(start: () => ChildProcess, answers: () => Promise<void>): Api {
  let child: ChildProcess | undefined;
  let waiting = false;
  let ready = begin();
  async function begin(): Promise<void> {
    await end(child);
    const mine = (child = start());
    const ended = new AbortController();
    await Promise.race([until(answers, ended.signal), once(mine, 'exit')]);
    ended.abort();
  }
  return {
    ready: () => ready,
    restart: () => {
      if (waiting) return;
      waiting = true;
      const soon = new Promise((resolve) => setTimeout(resolve, TOGETHER_MS));
      ready = Promise.all([ready, soon]).then(() => {
        waiting = false;
        return begin();
      });
    },
    stop: () => ready.then(() => end(child)),
  };
}

async function until(answers: () => Promise<void>, given: AbortSignal): Promise<void> {
  while (!given.aborted) {
    const came = await answers().then(
      () => true,
      () => false,
    );
    if (came) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function end(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}
