import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import {
  chmod,
  chown,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setClock } from '#kit/server/clock.ts';
import { forgetDigests } from '#kit/server/schema/digest.ts';
import type { Home } from '#kit/server/postgres/home.ts';
import { openTemplate, type Template } from '#app/server/demo/template/template.ts';

let place: string;
const at = (...names: string[]): string => join(place, ...names);
const said: string[] = [];

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(at(path)), { recursive: true });
  await writeFile(at(path), text);
}

/** A data folder in which the demo was lived, and a checkout that it was lived by. */
beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'kilau-template-'));
  vi.stubEnv('KILAU_CACHE', at('cache'));
  vi.stubEnv('KILAU_DATA', at('made'));
  for (const name of ['DATABASE_URL', 'KILAU_PHOTOS', 'KILAU_FOTO']) vi.stubEnv(name, '');
  setClock('2026-11-28T03:00:00.000Z');
  await write('root/src/app/server/start.ts', 'the way in');
  await write('root/src/areas/stock/rules/harga.ts', 'the price of a gram');
  await write('made/postgres/PG_VERSION', '18');
  await write('made/postgres/base/1/1259', 'cincin');
  await write('made/postgres/postmaster.opts', 'who started it');
  await mkdir(at('made/postgres/pg_notify'));
  await write('made/foto/NSIPIC/KJ1/cincin.jpg', 'a photo');
  await write('made/kunci', 'the key of this server');
});
afterEach(async () => {
  setClock(undefined);
  vi.unstubAllEnvs();
  said.length = 0;
  await rm(place, { recursive: true });
});

/** Kept at once: what waits for the disk is done, too. */
async function keepWhole(): Promise<void> {
  await template().keep(at('made'));
  await template().finish();
}

function template(days = 30): Template {
  forgetDigests();
  return openTemplate(at('root'), days, (line) => said.push(line))!;
}

/** Takes the demo into a new data folder; what lies in it then. */
async function taken(name: string): Promise<string[]> {
  await mkdir(at(name));
  vi.stubEnv('KILAU_DATA', at(name));
  const home = { folder: at(name), cluster: at(name, 'postgres'), account: undefined };
  await template().take(home as Home);
  vi.stubEnv('KILAU_DATA', at('made'));
  const files = await readdir(at(name), { recursive: true, withFileTypes: true });
  return files
    .filter((one) => !one.isDirectory())
    .map((one) => join(one.parentPath, one.name).slice(at(name).length + 1))
    .toSorted();
}

const shelf = async (): Promise<string[]> => (await readdir(at('cache/demo'))).toSorted();
const WHOLE = ['foto/NSIPIC/KJ1/cincin.jpg', 'postgres/PG_VERSION', 'postgres/base/1/1259'];

test('a demo that was made once is taken twice, without the key of the server that made it', async () => {
  expect(await template().isThere()).toBe(false);
  expect(await taken('none')).toEqual([]);
  await keepWhole();
  expect(await template().isThere()).toBe(true);
  expect(await taken('one')).toEqual(WHOLE);
  expect(await taken('two')).toEqual(WHOLE);
  expect(await readFile(at('two/postgres/base/1/1259'), 'utf8')).toBe('cincin');
  expect(existsSync(at('two/postgres/pg_notify'))).toBe(true);
});

test('what another source, another length of the story or another day made is not taken', async () => {
  await keepWhole();
  expect(await template(90).isThere()).toBe(false);
  setClock('2026-12-05T03:00:00.000Z');
  expect(await template().isThere()).toBe(true);
  for (const now of ['2026-12-06T03:00:00.000Z', '2026-11-27T03:00:00.000Z']) {
    setClock(now);
    expect([now, await template().isThere()]).toEqual([now, false]);
  }
  setClock('2026-11-28T09:00:00.000Z');
  expect(await template().isThere()).toBe(true);
  await write('root/src/areas/stock/rules/harga.test.ts', 'a test makes no other demo');
  expect(await template().isThere()).toBe(true);
  await write('root/src/areas/stock/rules/harga.ts', 'another price');
  expect(await template().isThere()).toBe(false);
});

test('one that is half made, or damaged since, is never taken', async () => {
  await keepWhole();
  const [name] = await shelf();
  const kept = at('cache/demo', name!);
  await cp(kept, at('whole'), { recursive: true });
  const spoil = [
    () => rm(join(kept, 'contents.json')),
    () => writeFile(join(kept, 'contents.json'), '{"files":{"postgres/PG_VERSION":'),
    () => writeFile(join(kept, 'postgres/base/1/1259'), 'cinci'),
    () => rm(join(kept, 'postgres/base/1/1259')),
    () => rm(join(kept, 'foto'), { recursive: true }),
    () => writeFile(join(kept, 'postgres/base/1/1260'), 'one more'),
  ];
  for (const [index, one] of spoil.entries()) {
    await rm(kept, { recursive: true, force: true });
    await cp(at('whole'), kept, { recursive: true });
    await one();
    expect([index, await taken(`spoilt${index}`)]).toEqual([index, []]);
    expect(said.at(-1)).toMatch(/cannot be copied/);
    expect(await shelf()).toEqual([]);
  }
  // A start that was killed while it kept its demo leaves a folder with the name of a draft.
  await cp(at('whole'), `${kept}.4711.draft`, { recursive: true });
  expect(await template().isThere()).toBe(false);
});

test('a copy that a killed start left behind is kept by the next one if it is whole, and never before that', async () => {
  await template().keep(at('made'));
  const [name] = (await shelf()) as [string];
  const [place] = name.split('.') as [string];
  const ended = spawnSync(process.execPath, ['--version']).pid;
  const left = (pid: number): string => at('cache/demo', `${place}.${pid}.draft`);
  await rename(at('cache/demo', name), at('whole'));
  const leave = (pid: number) => cp(at('whole'), left(pid), { recursive: true });

  await leave(ended);
  expect([await template().isThere(), await taken('early')]).toEqual([false, []]);
  await template().finish();
  expect([await shelf(), await taken('late')]).toEqual([[place], WHOLE]);

  await rm(at('cache/demo', place), { recursive: true });
  await leave(process.ppid);
  await template().finish();
  expect(await shelf()).toEqual([`${place}.${process.ppid}.draft`]);
  await rm(left(process.ppid), { recursive: true });

  await leave(ended);
  await rm(join(left(ended), 'contents.json'));
  await template().finish();
  expect([await shelf(), await template().isThere()]).toEqual([[`${place}.${ended}.draft`], false]);
  expect(said).toEqual(expect.not.arrayContaining([expect.stringMatching(/not kept/)]));
  await rm(left(ended), { recursive: true });

  await leave(ended);
  await writeFile(join(left(ended), 'postgres/base/1/1259'), 'cinci');
  await template().finish();
  expect(said.at(-1)).toMatch(/not kept: The copy .* is damaged/);
  expect(await shelf()).toEqual([]);
});

/** A copy that was made whole and not finished, under the number of a process that has ended. */
async function leaveDraft(): Promise<{ readonly name: string; readonly ended: number }> {
  await template().keep(at('made'));
  const [draft] = (await shelf()) as [string];
  const [name] = draft.split('.') as [string];
  const ended = spawnSync(process.execPath, ['--version']).pid;
  await rename(at('cache/demo', draft), at('cache/demo', `${name}.${ended}.draft`));
  return { name, ended };
}

test('drafts that cannot be kept leave the others to be kept, and the old ones to be cleared', async () => {
  const { name, ended } = await leaveDraft();
  const good = at('cache/demo', `${name}.${ended}.draft`);
  const bad = ['a', 'z'].map((one) => `${one}.${ended}.draft`);
  for (const one of bad) {
    await cp(good, at('cache/demo', one), { recursive: true });
    await chmod(at('cache/demo', one), 0o770);
  }
  await mkdir(at('cache/demo', `b.${ended}.draft`));
  await utimes(at('cache/demo', `b.${ended}.draft`), 0, 0);
  await template().finish();
  expect(await shelf()).toEqual([...bad, name].toSorted());
  expect(said).toEqual(bad.map(() => expect.stringMatching(/not kept.* other accounts/)));
});

test('of two starts at one draft the second says nothing, and the demo is kept', async () => {
  const { name } = await leaveDraft();
  await Promise.all([template().finish(), template().finish()]);
  expect([await shelf(), said]).toEqual([[name], []]);
});

test('two processes of one number, as in two containers, write two drafts', async () => {
  await template().keep(at('made'));
  const [first] = await shelf();
  await template().keep(at('made'));
  expect(await shelf()).toHaveLength(2);
  expect(await shelf()).toContain(first);
});

test('one that other accounts may have written, in whole or in part, is neither taken nor kept', async () => {
  await keepWhole();
  const [name] = await shelf();
  for (const path of [at('cache/demo'), at('cache/demo', name!)])
    for (const mode of [0o770, 0o702]) {
      await chmod(path, mode);
      expect(await template().isThere()).toBe(false);
      expect(await taken(`written${mode}${path.length}`)).toEqual([]);
      expect(said.at(-1)).toMatch(/cannot be copied.* may be written by other accounts/);
      await chmod(path, 0o700);
    }
  expect(await template().isThere()).toBe(true);
  await chmod(at('cache/demo'), 0o777);
  await keepWhole();
  expect(said.at(-1)).toMatch(/not kept.* may be written by other accounts/);
  await rename(at('cache/demo'), at('elsewhere'));
  await chmod(at('elsewhere'), 0o700);
  await symlink(at('elsewhere'), at('cache/demo'));
  expect(await taken('linked')).toEqual([]);
  expect(said.at(-1)).toMatch(/is not a folder/);
});

test.skipIf(process.getuid?.() !== 0)('one of another account is not taken', async () => {
  await keepWhole();
  await chown(at('cache/demo'), 4711, 4711);
  expect(await taken('theirs')).toEqual([]);
  expect(said.at(-1)).toMatch(/belongs to another account/);
});

test('a link in it is refused, though it leads to what was kept', async () => {
  await keepWhole();
  const [name] = await shelf();
  const file = at('cache/demo', name!, 'postgres/base/1/1259');
  await rename(file, at('1259'));
  await symlink(at('1259'), file);
  expect(await taken('linked')).toEqual([]);
  expect(said.at(-1)).toMatch(/1259 is neither a file nor a folder/);
  expect(await shelf()).toEqual([]);
});

test('one that cannot be laid out now, for want of room, stays for the next start', async () => {
  await keepWhole();
  const home = { folder: at('away'), cluster: at('away/postgres'), account: undefined };
  await template().take(home as Home);
  expect(said.at(-1)).toMatch(/cannot be copied/);
  expect(existsSync(at('away'))).toBe(false);
  expect(await taken('later')).toEqual(WHOLE);
});

test('a cluster whose PostgreSQL still runs is not kept, and the start goes on', async () => {
  await write('made/postgres/postmaster.pid', '4711');
  await keepWhole();
  expect(said.at(-1)).toMatch(/not kept: PostgreSQL still runs/);
  expect(await shelf()).toEqual([]);
});

test('of many the last two are kept', async () => {
  for (const price of ['1', '2', '3']) {
    await write('root/src/areas/stock/rules/harga.ts', price);
    await keepWhole();
  }
  expect(await shelf()).toHaveLength(2);
  expect(await template().isThere()).toBe(true);
});

test('a database or photos of one’s own, and KILAU_CACHE=off, keep none', () => {
  for (const [name, value] of [
    ['DATABASE_URL', 'postgres://db.example.com/kilau'],
    ['KILAU_PHOTOS', '/srv/photos'],
    ['KILAU_CACHE', 'off'],
  ] as const) {
    const before = process.env[name];
    vi.stubEnv(name, value);
    expect([name, template()]).toEqual([name, undefined]);
    vi.stubEnv(name, before);
  }
});
