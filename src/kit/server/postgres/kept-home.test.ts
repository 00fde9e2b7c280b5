import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { copyHome, keepHome, takeHome } from '#kit/server/postgres/kept-home.ts';
import { openPostgres, type Postgres } from '#kit/server/postgres/open-postgres.ts';
import { openGuardedFolder } from '#kit/testing/guarded-folder.ts';

let folders: Awaited<ReturnType<typeof openGuardedFolder>>[] = [];
const opened: Postgres[] = [];
beforeEach(async () => {
  vi.stubEnv('DATABASE_URL', '');
  folders = await Promise.all([1, 2, 3].map(() => openGuardedFolder()));
});
afterEach(async () => {
  for (const one of opened.splice(0)) await one.stop();
  for (const one of folders) await one.close();
  vi.unstubAllEnvs();
});

async function ask({ connection }: Postgres, text: string): Promise<unknown[]> {
  const client = new Client(connection);
  await client.connect();
  return client
    .query(text)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}

test('a stopped database that is kept runs in another folder as it was, and each goes its own way', async () => {
  const [made, shelf, next] = folders.map(({ folder }) => folder) as [string, string, string];
  const open = async (folder: string, fill?: Parameters<typeof openPostgres>[0]) => {
    const one = await openPostgres({ dataFolder: folder, ...fill });
    opened.push(one);
    return one;
  };
  const first = await open(made);
  await ask(first, 'create table cincin as select 5125 as berat');
  const draft = join(shelf, 'a.draft');
  await expect(copyHome(made, join(made, 'foto'), draft)).rejects.toThrow('still runs');
  expect(existsSync(draft)).toBe(false);
  await first.stop();
  await mkdir(join(made, 'foto'));
  await writeFile(join(made, 'foto/cincin.jpg'), 'a photo');
  await copyHome(made, join(made, 'foto'), draft);
  await keepHome(draft, join(shelf, 'a'));

  const fill: Parameters<typeof openPostgres>[0] = {
    fill: (home) => takeHome(join(shelf, 'a'), home, join(next, 'foto')),
  };
  const second = await open(next, fill);
  expect(await ask(second, 'select berat from cincin')).toEqual([{ berat: 5125 }]);
  expect(existsSync(join(next, 'foto/cincin.jpg'))).toBe(true);
  await ask(second, 'update cincin set berat = 1');
  await second.stop();

  const again = await open(made, {
    fill: () => Promise.reject(new Error('a folder with a cluster is not filled')),
  });
  expect(await ask(again, 'select berat from cincin')).toEqual([{ berat: 5125 }]);
});
