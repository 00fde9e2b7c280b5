import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { standAlone } from '#kit/server/postgres/stand-alone.ts';

const SOURCE = new URL('stand-alone.ts', import.meta.url).href;
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kilau-sendiri-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A server that takes the folder, says so, and stays until its input ends. */
function server() {
  const child = spawn(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `const { standAlone } = await import(${JSON.stringify(SOURCE)});
       await standAlone(${JSON.stringify(folder)}).then(() => console.log('serves'), (no) => console.log(no.message));
       process.stdin.resume();`,
    ],
    { stdio: ['pipe', 'pipe', 'inherit'], cwd: process.cwd() },
  );
  const said = once(child.stdout, 'data').then(([text]) => String(text).trim());
  const end = async (): Promise<void> => {
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  return { said, end };
}

test('a second server on one data folder is refused with a sentence; a killed one is no hindrance', async () => {
  const first = server();
  expect(await first.said).toBe('serves');
  await expect(standAlone(folder)).rejects.toThrow(/sedang dipakai oleh server Kilau lain/);
  await first.end();
  const leave = await standAlone(folder);
  const second = server();
  expect(await second.said).toMatch(/sedang dipakai/);
  await second.end();
  leave();
  expect(readdirSync(folder)).toEqual([]);
});

test('of three that start at once where one was killed, one serves', async () => {
  writeFileSync(join(folder, 'server.pid'), JSON.stringify({ pid: 2 ** 22 + 1, command: 'node' }));
  const three = [server(), server(), server()];
  const said = await Promise.all(three.map((one) => one.said));
  expect(said.filter((one) => one === 'serves')).toHaveLength(1);
  await Promise.all(three.map((one) => one.end()));
  expect(readFileSync(join(folder, 'server.pid'), 'utf8')).toContain('pid');
  const again = await standAlone(folder);
  again();
});
