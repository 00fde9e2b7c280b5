import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { lstat, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { addDays, type Hari } from '#kit/rules/hari.ts';
import { dateAt, machineMs, nowIso } from '#kit/server/clock.ts';
import { digestOf } from '#kit/server/schema/digest.ts';
import type { Home, Say } from '#kit/server/postgres/home.ts';
import { copyHome, isCopied, keepHome, takeHome } from '#kit/server/postgres/kept-home.ts';
import { isAlive } from '#kit/server/postgres/running.ts';
import { DamagedCopy } from '#kit/server/postgres/whole-copy.ts';
import { cacheFolder, readEnv } from '#kit/server/settings/env.ts';
import { WINDOWS } from '#kit/server/postgres/windows.ts';
import { fotoFolder } from '#areas/stock/server/foto/foto-folder.ts';
import { s3FromEnv } from '#areas/stock/server/foto/foto-store.ts';
import { DEMO_HARI } from '#app/server/demo/story.ts';

/** What the demo is made of: in a checkout its sources, in a release the built server and its SQL. */
const SOURCES = [
  'src/**/{server,contract,rules}/**/*.{ts,sql}',
  'src/areas/*/*.area.ts',
  'package-lock.json',
];
const BUILT = ['.build/server/start.js', 'src/app/server/{migrations,functions}/*.sql'];
const TESTS = /\.test\.ts$/;

/** A later start closes the day that was left open; of an older demo too many days would be missing. */
const OLDEST_DAYS = 7;
/** Two branches of a working copy take turns. */
const MOST = 2;
const DRAFT_MS = 86_400_000;

/** The demo as it was made once by this version, for every later first start and reset. */
export type Template = {
  /** Whether one is kept that may be taken today. */
  isThere(): Promise<boolean>;
  /** Lays it out in a folder without a cluster; one that is not there, or is damaged, lays nothing out. */
  take(home: Home): Promise<void>;
  /** Copies the demo of this folder, whose PostgreSQL is stopped, aside; what waits for the disk is for `finish`. */
  keep(folder: string): Promise<void>;
  /** Keeps what was copied aside, here or by a start that broke off behind its copy; none that lives is disturbed. */
  finish(): Promise<void>;
};

/**
 * None where the demo is not all in the data folder (a database or a store of photos of one's own, a cluster with a
 * password), and where KILAU_CACHE says so.
 */
export function openTemplate(
  root: string,
  days: number | undefined,
  say: Say,
): Template | undefined {
  const cache = cacheFolder();
  const elsewhere = readEnv('DATABASE_URL') ?? readEnv('KILAU_PHOTOS') ?? s3FromEnv();
  if (!cache || elsewhere || WINDOWS) return undefined;
  const shelf = join(cache, 'demo');
  const version = versionOf(root, days ?? DEMO_HARI);
  const find = async (): Promise<string | undefined> => {
    try {
      if (!existsSync(shelf)) return undefined;
      await needOwn(shelf);
      const place = await findNewest(shelf, version);
      if (place) await needOwn(place);
      return place;
    } catch (error) {
      say(`Tidak dapat disalin, dibuat lagi / cannot be copied: ${(error as Error).message}`);
      return undefined;
    }
  };
  return {
    isThere: async () => (await find()) !== undefined,
    take: async (home) => {
      const place = await find();
      if (!place) return;
      say('Toko demo yang pernah dibuat disalin …');
      say('Copying the demo shops that were made before …');
      try {
        await takeHome(place, home, fotoFolder());
        await utimes(place, machineMs() / 1000, machineMs() / 1000).catch(() => {});
      } catch (error) {
        say(`Tidak dapat disalin, dibuat lagi / cannot be copied: ${(error as Error).message}`);
        // A disk that is full, or a folder that cannot be read now, says nothing against the kept demo.
        if (error instanceof DamagedCopy)
          await rm(place, { recursive: true, force: true }).catch(() => {});
      }
    },
    keep: (folder) =>
      orSay(say, async () => {
        await mkdir(shelf, { recursive: true, mode: 0o700 });
        await needOwn(shelf);
        await copyHome(folder, fotoFolder(), draftOf(join(shelf, `${version}-${today()}`)));
      }),
    finish: () =>
      orSay(say, async () => {
        if (!existsSync(shelf)) return;
        await needOwn(shelf);
        for (const name of await readdir(shelf)) await orSay(say, () => finishDraft(shelf, name));
        await clearShelf(shelf, say);
      }),
  };
}

/** A full disk, or a folder that may not be written: the next demo is lived again. */
const orSay = (say: Say, work: () => Promise<void>): Promise<void> =>
  work().catch((error: Error) =>
    say(`Toko demo tidak disimpan / the demo is not kept: ${error.message}`),
  );

/** A name that no other start takes: in containers that share a cache each process may have the same number. */
const draftOf = (place: string): string =>
  `${place}.${process.pid}-${randomBytes(4).toString('hex')}.draft`;

/** A draft is ended by one process: it bears the number of that, and one that still lives has its own. */
async function finishDraft(shelf: string, name: string): Promise<void> {
  const [, kept, pid] = /^(.+)\.(\d+)(?:-[0-9a-f]+)?\.draft$/.exec(name) ?? [];
  const draft = join(shelf, name);
  if (!kept || !isCopied(draft)) return;
  if (Number(pid) !== process.pid && isAlive(Number(pid))) return;
  const place = join(shelf, kept);
  const own = draftOf(place);
  try {
    await needOwn(draft);
    await rename(draft, own);
  } catch (error) {
    // Another was quicker: it ends this draft.
    if (!existsSync(draft)) return;
    throw error;
  }
  await keepHome(own, place);
}

/** A demo that another account may have laid down is not run: its functions would act as this one. */
async function needOwn(path: string): Promise<void> {
  const found = await lstat(path);
  if (!found.isDirectory()) throw new Error(`${path} is not a folder`);
  if (found.uid !== 0 && found.uid !== process.getuid?.())
    throw new Error(`${path} belongs to another account`);
  if ((found.mode & 0o022) !== 0) throw new Error(`${path} may be written by other accounts`);
}

const today = (): Hari => dateAt(nowIso(), 'WIB', '04:00');

function versionOf(root: string, days: number): string {
  const made = existsSync(join(root, 'src/app/server/start.ts')) ? SOURCES : BUILT;
  const { platform, arch, versions } = process;
  return `${digestOf(made, root, TESTS)}-${platform}-${arch}-node${versions.modules}-${days}`;
}

/** The newest of this version that is neither of a later day nor too old. */
async function findNewest(shelf: string, version: string): Promise<string | undefined> {
  const [newest, oldest] = [today(), addDays(today(), -OLDEST_DAYS)];
  const dayOf = (name: string): string => name.slice(version.length + 1);
  const fits = (name: string): boolean =>
    name.startsWith(`${version}-`) &&
    /^\d{4}-\d\d-\d\d$/.test(dayOf(name)) &&
    dayOf(name) <= newest &&
    dayOf(name) >= oldest;
  const names = await readdir(shelf).catch(() => []);
  const found = names.filter(fits).toSorted().at(-1);
  return found && join(shelf, found);
}

/** What has not been asked for longest goes, and drafts of starts that broke off. */
async function clearShelf(shelf: string, say: Say): Promise<void> {
  const found = await Promise.all(
    (await readdir(shelf)).map(async (name) => {
      const path = join(shelf, name);
      // Another start may have ended or cleared it.
      const { mtimeMs: at } = await stat(path).catch(() => ({ mtimeMs: undefined }));
      return at === undefined ? [] : [{ path, draft: name.endsWith('.draft'), at }];
    }),
  );
  const there = found.flat();
  const kept = there.filter(({ draft }) => !draft).toSorted((a, b) => b.at - a.at);
  const broken = there.filter(({ draft, at }) => draft && machineMs() - at > DRAFT_MS);
  for (const { path } of [...kept.slice(MOST), ...broken])
    await orSay(say, () => rm(path, { recursive: true, force: true }));
}
