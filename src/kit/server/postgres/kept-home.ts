import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants, copyFile, cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Home } from '#kit/server/postgres/home.ts';
import {
  checkCopy,
  CONTENTS,
  contentsOf,
  DamagedCopy,
  each,
  endCopy,
  openCopy,
  syncAll,
  type Copy,
} from '#kit/server/postgres/whole-copy.ts';

/** What is kept of a data folder: its cluster, which is stopped, and folders of files beside it. */
const CLUSTER = 'postgres';
/** They tell of a process that has ended. */
const LEFT_OUT = ['postmaster.pid', 'postmaster.opts'].map((name) => `${CLUSTER}/${name}`);

/** Copies a stopped cluster and `beside`, a folder of files, to `draft`, which is whole once it has its list. */
export async function copyHome(folder: string, beside: string, draft: string): Promise<void> {
  if (existsSync(join(folder, CLUSTER, 'postmaster.pid')))
    throw new Error(`PostgreSQL still runs in ${folder}`);
  try {
    await rm(draft, { recursive: true, force: true });
    await mkdir(draft, { recursive: true, mode: 0o700 });
    const copy = openCopy(draft);
    await copyFolder(copy, folder, CLUSTER);
    if (existsSync(beside)) await copyFolder(copy, dirname(beside), basename(beside));
    await copy.list();
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

/** Whether a draft was copied to its end. */
export const isCopied = (draft: string): boolean => existsSync(join(draft, CONTENTS));

/** A copied draft is forced to the disk, read again, compared with its list, and only then given its name. */
export async function keepHome(draft: string, place: string): Promise<void> {
  try {
    await endCopy(draft);
    // Another may have been quicker, also at this moment: what it has kept is as good.
    if (!existsSync(place))
      await rename(draft, place).catch((error: Error) => {
        if (!existsSync(place)) throw error;
      });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function copyFolder(copy: Copy, from: string, name: string): Promise<void> {
  const { folders, files } = await listIn(from, name);
  for (const path of folders) await copy.folder(path);
  const paths = files.filter((path) => !LEFT_OUT.includes(path));
  if ((await copy.files(from, paths)) !== paths.length)
    throw new Error(`${join(from, name)} changed while it was copied`);
}

/**
 * The folder and all in it, with / and seen from `from`; a folder comes before what is in it. A link, a pipe or a
 * device is refused: it leads to what is in no list.
 */
async function listIn(from: string, name: string) {
  const [folders, files]: [string[], string[]] = [[name], []];
  for (const path of folders)
    for (const one of await readdir(join(from, path), { withFileTypes: true })) {
      const within = `${path}/${one.name}`;
      if (!one.isDirectory() && !one.isFile())
        throw new DamagedCopy(`${join(from, within)} is neither a file nor a folder`);
      (one.isDirectory() ? folders : files).push(within);
    }
  return { folders, files };
}

/**
 * Lays a kept home out in a data folder that has no cluster. It is copied aside, and every file of the copy is compared
 * with the list that was made when it was kept: one that lacks a file, or has another or one more, is refused, and
 * nothing is laid out.
 */
export async function takeHome(place: string, home: Home, beside: string): Promise<void> {
  const draft = `${home.cluster}.kept-${process.pid}`;
  try {
    await rm(draft, { recursive: true, force: true });
    const { folders, files } = await listIn(place, '.');
    const paths = files.map((path) => path.slice(2)).filter((path) => path !== CONTENTS);
    const list = Object.keys(await contentsOf(place)).toSorted();
    if (list.join() !== paths.toSorted().join()) throw new DamagedCopy(`${place} is damaged`);
    for (const path of folders) await mkdir(join(draft, path), { mode: 0o700 });
    await each([...paths, CONTENTS], (path) =>
      copyFile(join(place, path), join(draft, path), constants.COPYFILE_FICLONE),
    );
    await checkCopy(draft);
    await syncAll(draft, paths);
    const own = join(draft, basename(beside));
    if (existsSync(own)) await cp(own, beside, { recursive: true });
    const cluster = join(draft, CLUSTER);
    const { account } = home;
    if (account) execFileSync('chown', ['-R', `${account.uid}:${account.gid}`, cluster]);
    await rename(cluster, home.cluster);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}
