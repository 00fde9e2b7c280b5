import { setTimeout as sleep } from 'node:timers/promises';
import { isClockFixed, setClock } from '#kit/server/clock.ts';
import { forgetCallers } from '#kit/server/limiter.ts';
import { lent } from '#kit/testing/stock/lent.ts';

/** How a worker looks before a file of tests begins. */
export type Before = {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly folder: string;
  readonly open: ReadonlySet<object>;
  readonly world: ReadonlyMap<string, unknown>;
  readonly heard: Readonly<Record<string, number>>;
};

/** What the compiler's own helpers (tslib, below the library of fingers) write on the world, once. */
const HELPERS =
  'extends|assign|rest|decorate|param|esDecorate|runInitializers|propKey|setFunctionName|metadata|awaiter|generator|' +
  'exportStar|createBinding|values|read|spread\\w*|await|async\\w+|makeTemplateObject|import(Star|Default)|' +
  'classPrivateField\\w+|addDisposableResource|disposeResources|rewriteRelativeImportExtension';
/** Said by the test runner to its workers; by the libraries of pictures and shapes to themselves. */
const THEIRS = new RegExp(`^(VITEST|VIPSHOME$|__zod_|__vite|__(${HELPERS})$)`);
/** Sockets of a pool, servers that listen, processes: what Node holds open for us, by its kind. */
const KINDS = new Set(['Socket', 'TLSSocket', 'Server', 'ChildProcess']);
// Node's own types leave it out: it is there to find what keeps a process alive.
const node = process as unknown as { _getActiveHandles(): object[] };

export const look = (): Before => ({
  env: { ...process.env },
  folder: process.cwd(),
  open: openThings(),
  world: new Map(Object.getOwnPropertyNames(globalThis).map((name) => [name, known(name)])),
  heard: heard(),
});

/** Puts back what a file has changed in its worker, and names it; what is still open can only be named. */
export async function leftovers(before: Before, tries = 100): Promise<string[]> {
  forgetCallers();
  const left = [...putBackClock(), ...putBackEnvironment(before), ...putBackFolder(before)];
  left.push(...putBackWorld(before), ...stillHeard(before), ...stillLent());
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

/** What tests put something else in the place of; the rest is not read, for Node loads much of it only then. */
const REPLACED = ['Date', 'fetch', 'crypto', 'setTimeout', 'setInterval', 'setImmediate'];
const known = (name: string): unknown =>
  REPLACED.includes(name) ? (globalThis as Record<string, unknown>)[name] : undefined;

/** A name that was not there, a stand-in for the time, the net or chance. */
function putBackWorld({ world }: Before): string[] {
  const changed = Object.getOwnPropertyNames(globalThis).filter(
    (name) => !THEIRS.test(name) && (!world.has(name) || known(name) !== world.get(name)),
  );
  for (const name of changed) {
    if (world.has(name))
      Object.defineProperty(globalThis, name, { value: world.get(name), writable: true });
    else delete (globalThis as Record<string, unknown>)[name];
  }
  return changed.map((name) => `globalThis.${name}`);
}

/** How many listeners the process itself has for each event: signals, and errors that no code has caught. */
const heard = (): Record<string, number> =>
  Object.fromEntries(process.eventNames().map((of) => [String(of), process.listenerCount(of)]));

const stillHeard = (before: Before): string[] =>
  Object.entries(heard())
    .filter(([of, count]) => count > (before.heard[of] ?? 0))
    .map(([of]) => `a listener of the process to ${of}`);

/** Databases lie ready between files (stock.ts): one that is still held is of a shop that was not closed. */
function stillLent(): string[] {
  const left = [...lent].map(() => 'a database of a shop that was not closed');
  lent.clear();
  return left;
}

/** Open handles, without the three streams of the process: any code opens those at their first use. */
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
