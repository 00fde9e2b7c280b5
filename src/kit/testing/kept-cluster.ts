import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, symlink, utimes } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { accountFor, canEnter } from '#kit/server/postgres/account.ts';
import { openProgram } from '#kit/server/postgres/program.ts';

const run = promisify(execFile);

/** Between runs a cluster lies here, packed; the folder may be removed at any time. */
const SHELF = '.build/test-cluster';
/** Two branches of a working copy, whose tables differ, take turns. */
const MOST = 3;
/** What a run of a few files leaves is smaller; what a whole run leaves is not worth keeping. */
const LARGEST = 600 * 2 ** 20;

const quiet = (): void => {};

/**
 * A cluster that a run has made once lies ready for the next, as long as `key` is the same: 0.3 s where making it
 * takes four. A pack that cannot be read is as good as none.
 */
export async function unpackCluster(folder: string, key: string, shelf = SHELF): Promise<boolean> {
  const pack = join(shelf, `${key}.tar`);
  if (!existsSync(pack)) return false;
  try {
    await run('tar', ['-xpf', resolve(pack), '-C', folder]);
    await utimes(pack, new Date(), new Date());
    return true;
  } catch {
    await rm(join(folder, 'postgres'), { recursive: true, force: true });
    return false;
  }
}

/** Keeps the cluster of a server that has been stopped in good order; what has not been asked for longest goes. */
export async function packCluster(
  folder: string,
  key: string,
  shelf = SHELF,
  largest = LARGEST,
): Promise<boolean> {
  const draft = join(shelf, `${key}.${process.pid}.new`);
  try {
    await mkdir(shelf, { recursive: true });
    await run('tar', ['-cpf', resolve(draft), '-C', folder, 'postgres']);
    const small = (await stat(draft)).size <= largest;
    if (small) await rename(draft, join(shelf, `${key}.tar`));
    await clearShelf(shelf);
    return small;
  } catch {
    // A checkout that may only be read keeps nothing, and every run makes its own.
    return false;
  } finally {
    await rm(draft, { force: true }).catch(quiet);
  }
}

async function clearShelf(shelf: string): Promise<void> {
  const packs = (await readdir(shelf)).filter((name) => name.endsWith('.tar'));
  const used = await Promise.all(
    packs.map(async (name) => ({ name, at: (await stat(join(shelf, name))).mtimeMs })),
  );
  for (const { name } of used.toSorted((a, b) => b.at - a.at).slice(MOST))
    await rm(join(shelf, name), { force: true });
}

/** The programs of PostgreSQL are copied once and linked to, where the account that runs them gets there. */
export async function shareProgram(folder: string, shelf = SHELF): Promise<boolean> {
  try {
    await mkdir(shelf, { recursive: true });
    const { postgres } = await openProgram(resolve(shelf), quiet);
    const program = resolve(postgres, '../..');
    if (!canEnter(program, await accountFor(folder))) return false;
    await symlink(program, join(folder, basename(program)));
    return true;
  } catch {
    return false;
  }
}
