import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** A checkout with nothing but the way in, whose `new` command does what a server would. */
let root = '';

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'kilau-start-'));
  for (const name of ['tools', 'node_modules']) mkdirSync(join(root, name));
  for (const name of ['start.mjs', 'tools/follow-parent.ts']) cpSync(name, join(root, name));
  writeFileSync(join(root, 'package.json'), '{ "type": "module" }');
  writeFileSync(
    join(root, 'tools/new.ts'),
    `process.on('SIGTERM', () => { console.log('in order'); process.exit(3); });
    setInterval(() => {}, 1000);
    console.log(process.pid, process.env.KILAU_DATA, ...process.argv.slice(2));
    if (process.argv[2] === 'fail') process.exit(7);`,
  );
});
afterAll(() => rmSync(root, { recursive: true }));

test('an unknown command is told the known ones', async () => {
  const child = start('sell');
  const [code] = (await once(child, 'close')) as [number];
  expect(code).toBe(1);
});

test('the exit code and the arguments are handed through, data lie where one stands', async () => {
  const child = start('new', 'fail', '--x');
  const [line, [code]] = await Promise.all([firstLine(child), once(child, 'close')]);
  expect(line).toMatch(/^\d+ \/elsewhere fail --x$/);
  expect(code).toBe(7);
});

test('a signal reaches the command, which ends in its own way', async () => {
  const child = start('new');
  const lines = linesOf(child);
  await lines.next();
  child.kill('SIGTERM');
  expect((await lines.next()).value).toBe('in order');
  expect(await once(child, 'close')).toEqual([3, null]);
});

test('killed outright, it does not leave the command alone', async () => {
  const child = start('new');
  const pid = Number((await firstLine(child)).split(' ')[0]);
  child.kill('SIGKILL');
  for (let tries = 0; tries < 60 && isRunning(pid); tries += 1) await sleep(50);
  expect(isRunning(pid)).toBe(false);
});

test('verify and periksa are one command, which reads .env of the folder that it is given in; new does not', async () => {
  mkdirSync(join(root, 'src/app/server'), { recursive: true });
  const say = `console.log(process.env.KILAU_BACKUP, process.env.KILAU_DATA)`;
  writeFileSync(join(root, 'src/app/server/periksa.ts'), say);
  writeFileSync(join(root, '.env'), 'KILAU_BACKUP=/mnt/backup\nKILAU_DATA=/weaker\n');
  for (const name of ['verify', 'periksa'])
    expect(await firstLine(start(name))).toBe('/mnt/backup /elsewhere');
  writeFileSync(join(root, 'tools/pages.ts'), say);
  expect(await firstLine(start('pages'))).toBe('undefined /elsewhere');
});

type Child = ChildProcessByStdio<null, Readable, null>;

const start = (...args: string[]): Child =>
  spawn(process.execPath, [join(root, 'start.mjs'), ...args], {
    cwd: root,
    env: { PATH: process.env['PATH'], HOME: root, KILAU_DATA: '/elsewhere' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });

const linesOf = (child: Child): AsyncIterator<string> =>
  createInterface({ input: child.stdout })[Symbol.asyncIterator]();

const firstLine = async (child: Child): Promise<string> =>
  String((await linesOf(child).next()).value);

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
