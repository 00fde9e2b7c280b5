import { createHash } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { WINDOWS } from '#kit/server/postgres/windows.ts';

/** The list of a copy's files, inside it: SHA-256 by path. Copies of older versions have none. */
export const CONTENTS = 'contents.json';

type Contents = { readonly files: Readonly<Record<string, string>> };

/** A copy under way: what was written so far, by its path inside the copy. */
export type Copy = {
  /** Writes these files of a folder; one that has gone meanwhile is left out. Answers how many there were. */
  files(from: string, paths: readonly string[]): Promise<number>;
  text(path: string, text: string): Promise<void>;
  folder(path: string): Promise<void>;
  /** Writes the list: what was copied is all there, and not yet on the disk. */
  list(): Promise<void>;
  /** Writes the list, forces everything to the disk, then reads every file again and compares it. */
  finish(): Promise<void>;
};

/** Files at once: a disk forces many to itself as quickly as one. */
const AT_ONCE = 8;
/** Bytes that are read at once. */
const PIECE = 1 << 18;

export function openCopy(folder: string): Copy {
  const files: Record<string, string> = {};
  const writeList = () =>
    writeFile(join(folder, CONTENTS), JSON.stringify({ files } satisfies Contents), {
      mode: 0o600,
    });
  const copyOne = async (from: string, path: string): Promise<boolean> => {
    const source = await open(from).catch(ignoreMissing);
    if (!source) return false;
    try {
      const file = await open(join(folder, path), 'wx', 0o600);
      await hash(source, file)
        .then((found) => (files[path] = found))
        .finally(() => file.close());
    } finally {
      await source.close();
    }
    return true;
  };
  return {
    async files(from, paths) {
      const there = await each(paths, (path) => copyOne(join(from, path), path));
      return there.filter(Boolean).length;
    },
    async text(path, text) {
      await writeFile(join(folder, path), text, { flag: 'wx', mode: 0o600 });
      files[path] = createHash('sha256').update(text).digest('hex');
    },
    folder: async (path) =>
      void (await mkdir(join(folder, path), { recursive: true, mode: 0o700 })),
    list: writeList,
    async finish() {
      await writeList();
      await endCopy(folder);
    },
  };
}

/** Forces a copy that has its list to the disk, then reads every file again and compares it. */
export async function endCopy(folder: string): Promise<void> {
  await syncAll(folder, [...Object.keys(await contentsOf(folder)), CONTENTS]);
  await checkCopy(folder);
}

/** What a copy holds is not what was written. */
export class DamagedCopy extends Error {}

/** Reads a whole copy; a file that is missing or other than it was written ends it with a sentence. */
export async function checkCopy(folder: string): Promise<void> {
  const files = await contentsOf(folder);
  await each(Object.entries(files), async ([path, wanted]) => {
    const found = await hashOf(join(folder, path)).catch((error: Error) => error.message);
    if (found !== wanted) throw new DamagedCopy(`The copy ${folder} is damaged: ${path}`);
  });
}

/** The list of a copy; of one that has none, nothing. */
export async function contentsOf(folder: string): Promise<Contents['files']> {
  const text = await readFile(join(folder, CONTENTS), 'utf8').catch(ignoreMissing);
  if (text === undefined) return {};
  try {
    return (JSON.parse(text) as Contents).files;
  } catch {
    throw new DamagedCopy(`The copy ${folder} is damaged: ${CONTENTS}`);
  }
}

async function hashOf(path: string): Promise<string> {
  const file = await open(path);
  return hash(file).finally(() => file.close());
}

/** Rooms that no file is read into now: one for each of thousands of small files would be all that is collected. */
const rooms: Buffer[] = [];

/** The digest of a file to its end; written into another one on the way. */
async function hash(from: FileHandle, to?: FileHandle): Promise<string> {
  const digest = createHash('sha256');
  const room = rooms.pop() ?? Buffer.allocUnsafe(PIECE);
  try {
    for (;;) {
      const { bytesRead } = await from.read(room, 0, PIECE, null);
      if (bytesRead === 0) return digest.digest('hex');
      const part = room.subarray(0, bytesRead);
      digest.update(part);
      await to?.writeFile(part);
    }
  } finally {
    if (rooms.length < AT_ONCE) rooms.push(room);
  }
}

export async function each<T, R>(
  all: readonly T[],
  work: (one: T) => Promise<R>,
  atOnce = AT_ONCE,
): Promise<R[]> {
  const done: R[] = [];
  const left = all.values();
  // The first failure ends it; what the others have begun is waited for, so that nothing is written behind it.
  const ends = await Promise.allSettled(
    Array.from({ length: atOnce }, async () => {
      for (const one of left) done.push(await work(one));
    }),
  );
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  return done;
}

/** Forces files of a folder to the disk, with the names of all folders in it. */
export async function syncAll(folder: string, paths: readonly string[]): Promise<void> {
  await each(paths, (path) => syncFile(join(folder, path)), 32);
  for (const one of await foldersIn(folder)) await syncFolder(one);
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+');
  await file.sync().finally(() => file.close());
}

/** The names in a folder are on the disk, too; Windows does that by itself. */
export async function syncFolder(folder: string): Promise<void> {
  if (WINDOWS) return;
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}

/** A folder, and all that are in it. */
async function foldersIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const within = entries.filter((one) => one.isDirectory());
  return [folder, ...within.map((one) => join(one.parentPath, one.name))];
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
