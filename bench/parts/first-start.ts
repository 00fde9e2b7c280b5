import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

/**
 * From `npm start` to the address on a machine that has the packages and nothing else, in a copy of the checkout with
 * an empty home; goal 40 s on two cores that do nothing else. Beside each line that it says: processor time so far,
 * of Node with all that it has ended, and of the PostgreSQL that runs now.
 */
const PORT = process.env.BENCH_PORT ?? '4919';
const TICKS = 100;
const bare = mkdtempSync(join(tmpdir(), 'kilau-first-'));
// PostgreSQL's own account goes through it, where root starts it.
chmodSync(bare, 0o711);
const root = join(bare, 'kilau');
for (const name of ['kilau', 'home', 'data']) mkdirSync(join(bare, name));
for (const path of listed()) {
  mkdirSync(join(root, dirname(path)), { recursive: true });
  cpSync(path, join(root, path));
}
symlinkSync(resolve('node_modules'), join(root, 'node_modules'));

const load = (): string => readFileSync('/proc/loadavg', 'utf8').split(' ').slice(0, 3).join(' ');
const began = performance.now();
console.log(`load ${load()}`);
const child = spawn('node', ['start.mjs', 'demo'], {
  cwd: root,
  env: { ...process.env, HOME: join(bare, 'home'), KILAU_DATA: join(bare, 'data'), PORT },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const ended = once(child, 'exit');
try {
  for await (const line of createInterface({ input: child.stdout })) {
    if (line === '' || line.startsWith('Migration')) continue;
    const seconds = ((performance.now() - began) / 1000).toFixed(1).padStart(6);
    console.log(`${seconds} s  ${told(child.pid!)}  ${line}`);
    if (line.includes('http://')) break;
  }
  console.log(`load ${load()}`);
} finally {
  child.kill('SIGTERM');
  await ended;
  rmSync(bare, { recursive: true, force: true });
}

/** What the checkout consists of, changes that are in no commit yet included. */
function listed(): string[] {
  const said = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' });
  return said.split('\n').filter((path) => path !== '');
}

function told(pid: number): string {
  const found = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => statOf(Number(name)))
      .map((one) => [one.pid, one] as const),
  );
  const isOurs = (one: number): boolean =>
    one === pid || (found.has(one) && isOurs(found.get(one)!.parent));
  const sum = { node: 0, postgres: 0 };
  for (const { pid: one, name, own, ended } of found.values()) {
    if (!isOurs(one)) continue;
    if (name === 'postgres') sum.postgres += own + ended;
    else sum.node += own + ended;
  }
  return `node ${sum.node.toFixed(1)} postgres ${sum.postgres.toFixed(1)}`;
}

/** Of a process: its parent, its own seconds, and those of its ended children; nothing of one that is gone. */
function statOf(pid: number) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const name = text.slice(text.indexOf('(') + 1, text.lastIndexOf(')'));
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const at = (one: number): number => fields[one] ?? 0;
    const [own, ended] = [at(11) + at(12), at(13) + at(14)];
    return [{ pid, name, parent: at(1), own: own / TICKS, ended: ended / TICKS }];
  } catch {
    return [];
  }
}
