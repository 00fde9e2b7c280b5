import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandOf, isStill } from '#kit/server/postgres/running.ts';

/** Who serves the folder: its number, and its start line, for after a power cut the number may be anybody's. */
type Holder = { pid: number; command: string };

const pathIn = (folder: string): string => join(folder, 'server.pid');

/**
 * One server at a time serves a data folder: a second would open days, catch the demo up and look
 * after the book beside the first. Answers how to leave it; what a killed server left is taken over.
 */
export async function standAlone(folder: string): Promise<() => void> {
  const path = pathIn(folder);
  const own = `${path}.${process.pid}`;
  const command = commandOf(process.pid);
  writeFileSync(own, JSON.stringify({ pid: process.pid, command } satisfies Holder));
  try {
    while (!take(own, path)) {
      const holder = read(path);
      if (holder && isThere(holder))
        throw new Error(
          `Folder data ${folder} sedang dipakai oleh server Kilau lain (proses ${holder.pid}). ` +
            'Tutup server itu dahulu, atau pakai folder lain dengan KILAU_DATA.',
        );
      clear(path, holder);
    }
  } finally {
    rmSync(own, { force: true });
  }
  return () => {
    if (read(path)?.pid === process.pid) rmSync(path, { force: true });
  };
}

/** Only one of many gets the name. */
function take(own: string, path: string): boolean {
  try {
    linkSync(own, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Another may have cleared it and taken the name meanwhile: then it is given back. */
function clear(path: string, stale: Holder | undefined): void {
  const aside = `${path}.${process.pid}.old`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  const found = read(aside);
  if (found?.pid !== stale?.pid || found?.command !== stale?.command) take(aside, path);
  rmSync(aside, { force: true });
}

function read(path: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

const isThere = (holder: Holder): boolean => holder.pid !== process.pid && isStill(holder);
