import { setTimeout as sleep } from 'node:timers/promises';
import { isClockFixed, setClock } from '#kit/server/clock.ts';
import { forgetCallers } from '#kit/server/limiter.ts';

/** How a worker looks before a file of tests begins. */
export type Before = {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly folder: string;
  readonly open: ReadonlyMap<string, number>;
};

/** Said by the test runner to its workers, and by the library of pictures to itself when it is loaded. */
const THEIRS = /^(VITEST|VIPSHOME$)/;
/** Sockets of a pool, servers that listen, processes: by their kind, as Node counts them. */
const KINDS = ['PipeWrap', 'TCPSocketWrap', 'TCPServerWrap', 'PipeServerWrap', 'ProcessWrap'];

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

function openThings(): Map<string, number> {
  const counts = new Map<string, number>();
  for (const kind of process.getActiveResourcesInfo())
    if (KINDS.includes(kind)) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return counts;
}

/** What was closed is gone a moment later: it is waited for as long as a busy machine may need. */
async function stillOpen({ open }: Before, tries: number): Promise<string[]> {
  const more = [...openThings()].flatMap(([kind, count]) => {
    const extra = count - (open.get(kind) ?? 0);
    return extra > 0 ? [`${extra} of ${kind}`] : [];
  });
  if (more.length === 0 || tries === 0) return more;
  await sleep(100);
  return stillOpen({ open } as Before, tries - 1);
}
