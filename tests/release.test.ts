import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, globSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { closureOf } from '#tools/release/packages.ts';
import { release } from '#tools/release.ts';
import { callOut } from '#kit/server/wire/call-out.ts';

/** Built from nothing on a busy machine. */
const LONG = 400_000;
const MB = 1e6;

let folder = '';
let root = '';
let bytes = 0;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kilau-release-'));
  // The account that runs PostgreSQL gets there where the test is root's.
  chmodSync(folder, 0o755);
  // Packed for speed; what is given to shops is packed for size.
  const made = await release(folder, 1);
  bytes = made.bytes;
  execFileSync('tar', ['-xzf', made.archive, '-C', folder]);
  root = made.archive.replace(/\.tar\.gz$/, '');
}, LONG);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** As on a computer that has nothing: no Node on the path, a folder that knows no sources. */
const start = (...args: string[]) =>
  spawn(join(root, 'kilau'), args, {
    cwd: folder,
    env: { PATH: '/usr/bin:/bin', PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });

test('a release is small, and holds no browser, no compiler, no builder, no source', () => {
  expect(bytes).toBeLessThan(110 * MB);
  const packages = globSync('node_modules/{*,@*/*}', { cwd: root });
  for (const name of [
    'vite',
    'typescript',
    'vitest',
    'react',
    'playwright-core',
    '@20minutes/s3rver',
  ])
    expect(packages).not.toContain(`node_modules/${name}`);
  expect(packages).toEqual(expect.arrayContaining(['node_modules/sharp', 'node_modules/pdfkit']));
  expect(globSync('{src,tests,tools,.build}/**/*.{ts,tsx,map}', { cwd: root })).toEqual([]);
  // Fonts for names of other scripts: two weights of each slice, in the format that papers embed.
  const fonts = globSync('node_modules/@fontsource/*/**/*.{woff,woff2,css}', { cwd: root });
  expect(fonts.filter((one) => !/-[47]00-normal\.woff$/.test(one))).toEqual([]);
  for (const name of ['noto-sans-vietnamese', 'noto-sans-arabic-arabic', 'noto-sans-sc-119'])
    expect(fonts.filter((one) => one.includes(`/${name}-`)).length, name).toBe(2);
});

test(
  'it starts by one command without a Node, serves, and leaves its data beside it',
  { timeout: LONG },
  async () => {
    const child = start('serve');
    onTestFinished(() => void child.kill('SIGKILL'));
    const port = await portOf(child);
    // Read to its end: else its socket stays open after the test.
    const ask = async (path: string) => {
      const answer = await callOut(`http://127.0.0.1:${port}${path}`, {
        headers: { accept: 'text/html', connection: 'close' },
      });
      return { status: answer.status, text: await answer.text() };
    };
    expect((await ask('/readyz')).status).toBe(200);
    const page = (await ask('/setup')).text;
    const [, script = ''] =
      /src="([^"]+\.js)" *(?:crossorigin)?[^>]*><\/script>\s*<\/?/.exec(
        page.slice(page.indexOf('config.js') + 9),
      ) ?? [];
    expect((await ask(script)).status).toBe(200);
    expect((await ask('/api/v1/barang/KJ100001')).status).toBe(401);
    child.kill('SIGTERM');
    expect(await endOf(child)).toBe(0);
    expect(readdirSync(join(folder, 'kilau-data'))).toContain('postgres');
    // The next release is unpacked beside: nothing of the shop lies in this one.
    expect(existsSync(join(root, '.kilau'))).toBe(false);
    const verify = start('verify');
    expect(await endOf(verify)).toBe(0);
  },
);

test('a package comes with what it leans on, from where Node would find it', () => {
  const packages = {
    'node_modules/a': { dependencies: { b: '1', c: '1' } },
    'node_modules/a/node_modules/b': { dependencies: { c: '1' } },
    'node_modules/b': {},
    'node_modules/c': { optionalDependencies: { '@x/win': '1' } },
    'node_modules/@x/win': {},
    'node_modules/d': {},
  };
  const there = (path: string): boolean => path !== 'node_modules/@x/win';
  expect(closureOf({ packages }, ['a'], there)).toEqual([
    'node_modules/a',
    'node_modules/a/node_modules/b',
    'node_modules/c',
  ]);
});

/** What it says to the end is read: else its pipe stays open after it. */
async function endOf(child: ReturnType<typeof start>): Promise<unknown> {
  child.stdout.resume();
  const [code] = await once(child, 'close');
  return code;
}

async function portOf(child: ReturnType<typeof start>): Promise<string> {
  for await (const line of createInterface(child.stdout)) {
    const port = /localhost:(\d+)/.exec(line)?.[1];
    if (port) return port;
  }
  throw new Error('It ended before it served.');
}
