import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openPostgres } from '#kit/server/postgres/open-postgres.ts';
import { openGuardedFolder } from '#kit/testing/guarded-folder.ts';
import { openTemplate } from '#app/server/demo/template/template.ts';

const LONG = 300_000;
const ROOT = join(import.meta.dirname, '../../../../..');
const NONE = { DATABASE_URL: '', KILAU_PHOTOS: '', KILAU_FOTO: '' };

async function openFolder(): Promise<string> {
  const { folder, close } = await openGuardedFolder();
  onTestFinished(close);
  return folder;
}

/** Runs `demo-make`, as `npm start` does on a new machine; `cut` kills it while it lives the demo's days. */
async function make(env: Readonly<Record<string, string>>, cut = false) {
  const line = ['src/app/server/start.ts', 'demo-make', '--days', '1'];
  const child = spawn(process.execPath, line, {
    cwd: ROOT,
    env: { ...process.env, ...NONE, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  let said = '';
  for await (const part of child.stdout) {
    said += String(part);
    if (!cut || !said.includes('Preparing')) continue;
    await sleep(2_000);
    child.kill('SIGKILL');
  }
  const [code, signal] = await ended;
  return { code: code ?? signal, said };
}

/** Lays the tables ahead, as a first start does while its server is being built; `cut` kills it between two of its steps. */
async function lay(env: Readonly<Record<string, string>>, cut = false) {
  const line = ['src/app/server/demo/template/lay-tables.ts', '--days', '1'];
  const child = spawn(process.execPath, line, {
    cwd: ROOT,
    env: { ...process.env, ...NONE, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  let said = '';
  for await (const part of child.stdout) {
    said += String(part);
    if (cut && said.includes('Migration')) child.kill('SIGKILL');
  }
  const [code, signal] = await ended;
  return { code: code ?? signal, said };
}

/** What tells one demo from another, or a half one from a whole one. */
const TOLD = `
  select (select count(*)::int from toko) as toko, (select bool_and(selesai is not null) from riwayat_demo) as whole,
         (select count(*)::int from hari_toko where status = 'OPEN') as open,
         (select md5(string_agg(no_bukti, ' ' order by no_bukti)) from buku_set) as books`;

async function look(dataFolder: string): Promise<Record<string, unknown>> {
  const { connection, stop } = await openPostgres({ dataFolder });
  const client = new Client(connection);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(TOLD)).rows[0]!;
  } finally {
    await client.end();
    await stop();
  }
}

test(
  'a demo whose making was killed is made whole by the next start, and only a whole one is kept',
  async () => {
    const [cache, first, second] = [await openFolder(), await openFolder(), await openFolder()];
    vi.stubEnv('KILAU_CACHE', cache);
    for (const [name, value] of Object.entries(NONE)) vi.stubEnv(name, value);
    onTestFinished(() => void vi.unstubAllEnvs());
    const template = openTemplate(ROOT, 1, () => {})!;
    const env = { KILAU_CACHE: cache, KILAU_DATA: first };

    // Tables that were laid ahead by half are gone on from, and no second one lays them.
    expect((await lay(env, true)).code).toBe('SIGKILL');
    expect(await lay(env)).toEqual({ code: 0, said: '' });
    expect((await make(env, true)).code).toBe('SIGKILL');
    await template.finish();
    expect(await template.isThere()).toBe(false);
    expect(await look(first)).toMatchObject({ toko: 3, whole: false });

    const again = await make(env);
    expect([again.code, again.said]).toEqual([0, expect.stringContaining('2 / 2 hari')]);
    const told = await look(first);
    expect(told).toMatchObject({ toko: 3, whole: true, open: 3 });

    // What lies aside is kept by the start behind it; then another folder gets the same demo without its being told.
    expect(await template.isThere()).toBe(false);
    await template.finish();
    expect(await template.isThere()).toBe(true);
    expect(await lay({ ...env, KILAU_DATA: second })).toEqual({ code: 0, said: '' });
    const copied = await make({ ...env, KILAU_DATA: second });
    expect([copied.code, copied.said]).toEqual([
      0,
      expect.not.stringContaining('Preparing the demo'),
    ]);
    expect(await look(second)).toEqual(told);
  },
  LONG,
);

test(
  'tables that are laid ahead are those of every step, and the start behind them makes none again',
  async () => {
    const [cache, folder] = [await openFolder(), await openFolder()];
    const env = { KILAU_CACHE: cache, KILAU_DATA: folder };
    const laid = await lay(env);
    const steps = (await readdir(join(ROOT, 'src/app/server/migrations'))).length;
    expect([laid.code, laid.said]).toEqual([
      0,
      expect.stringContaining(`Basis data siap (${steps} langkah).`),
    ]);
    const { code, said } = await make(env);
    expect([code, said]).toEqual([0, expect.stringContaining('2 / 2 hari')]);
    expect(said).not.toMatch(/Migration|Unpacking|Membuat basis data/);
    expect(await look(folder)).toMatchObject({ toko: 3, whole: true, open: 3 });
  },
  LONG,
);
