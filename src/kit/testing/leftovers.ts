import { setTimeout as sleep } from 'node:timers/promises';
import { isClockFixed, setClock } from '#kit/server/clock.ts';
import { forgetCallers } from '#kit/server/limiter.ts';

/** How a worker looks before a file of tests begins. */
export type Before = {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly folder: string;
  readonly open: ReadonlySet<object>;
};

/** Said by the test runner to its workers, and by the library of pictures to itself when it is loaded. */
const THEIRS = /^(VITEST|VIPSHOME$)/;
/** Sockets of a pool, servers that listen, processes: what Node holds open for us, by its kind. */
const KINDS = new Set(['Socket', 'TLSSocket', 'Server', 'ChildProcess']);
const node = process as unknown as { _getActiveHandles(): object[] };

export const look = (): Before => ({
  env: { ...process.env },
  folder: process.cwd(),
  open: openThings(),
});

/** Puts back what a file has changed in its worker, and names it; what is still open can only be named. */
export async function leftovers(before: Before, tries = 100): Promise<string[]> {
  forgetCallers();
  const left = [...putBackClock(), ...putBackEnvironment(before), ...putBackFolder(before)];
  return [...left, ...(await stillOpen(before, tries))];
}

function putBackClock(): string[] {
  if (!isClockFixed()) return [];
  setClock(undefined);
  return ['a clock that stands still'];
}

function putBackEnvironment({ env }: Before): string[] {
  const names = new Set([...Object.keys(env), ...Object.keys(process.env)]);
  const changed = [...names].filter(
    (name) => !THEIRS.test(name) && process.env[name] !== env[name],
  );
  for (const name of changed) {
    if (env[name] === undefined) delete process.env[name];
    else process.env[name] = env[name];
  }
  return changed.map((name) => `process.env.${name}`);
}

function putBackFolder({ folder }: Before): string[] {
  const now = process.cwd();
  if (now === folder) return [];
  process.chdir(folder);
  return [`the working folder ${now}`];
}

/** The three streams of the process itself are opened when they are first used, by whomever. */
const openThings = (): Set<object> =>
  new Set(
    node._getActiveHandles().filter((one) => {
      const own = one === process.stdout || one === process.stderr || one === process.stdin;
      return KINDS.has(one.constructor.name) && !own;
    }),
  );

/** What was closed is gone a moment later: it is waited for as long as a busy machine may need. */
async function stillOpen(before: Before, tries: number): Promise<string[]> {
  const more = [...openThings()].filter((one) => !before.open.has(one));
  if (more.length === 0) return [];
  if (tries === 0) return more.map((one) => `an open ${one.constructor.name}`);
  await sleep(100);
  return stillOpen(before, tries - 1);
}
