import { randomBytes } from 'node:crypto';
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { readEnv } from '#kit/server/settings/env.ts';
import type { FotoStore } from '#areas/stock/server/foto/foto-keeping.ts';

/** Where photos lie on this machine: KILAU_PHOTOS, else beside the data of the shop (D-8.4). */
export const fotoFolder = (): string =>
  resolve(readEnv('KILAU_PHOTOS') ?? join(readEnv('KILAU_DATA') ?? '.kilau', 'foto'));

const at = (path: string): string => join(fotoFolder(), path);

export const folderStore: FotoStore = {
  /** Whole or not at all: written beside its place, then moved into it. */
  async put(path, bytes) {
    await mkdir(dirname(at(path)), { recursive: true });
    const draft = `${at(path)}.${randomBytes(4).toString('hex')}`;
    await writeFile(draft, bytes);
    await rename(draft, at(path));
  },
  get: (path) => readFile(at(path)).catch(() => undefined),
  has: (path) =>
    access(at(path)).then(
      () => true,
      () => false,
    ),
  drop: (path) => rm(at(path), { force: true }),
};
