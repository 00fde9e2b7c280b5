import { randomBytes } from 'node:crypto';
import { access, mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Gambar } from '#areas/stock/contract/barang.api.ts';

/** Where photos lie: KILAU_FOTO, else beside the data of the shop (D-8.4). */
const folder = (): string =>
  resolve(process.env['KILAU_FOTO'] || join(process.env['KILAU_DATA'] || '.kilau', 'foto'));

/** A path that this server made itself: names of users never reach the disk (abuse case 22). */
const NAME = /^NSIPIC\/([A-Z0-9]{3})\/([0-9a-f]{32}\.jpg)$/;

/** The place of a photo on the disk; nothing for a path that was not made here. */
export const diskPath = (gambar_path: string): string | undefined =>
  NAME.test(gambar_path) ? join(folder(), gambar_path) : undefined;

/** Keeps a photo whole: written beside its place, then moved into it. */
export async function saveFoto(kode_toko: string, jpeg: Buffer): Promise<Gambar> {
  const gambar_name = `${randomBytes(16).toString('hex')}.jpg`;
  const gambar_path = `NSIPIC/${kode_toko}/${gambar_name}`;
  await writeWhole(join(folder(), gambar_path), jpeg);
  return { gambar_path, gambar_name };
}

export async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${randomBytes(4).toString('hex')}`;
  await writeFile(draft, bytes);
  await rename(draft, path);
}

/** Those of the named photos that are this shop's and are there. */
export async function findGambar(kode_toko: string, paths: readonly string[]): Promise<Gambar[]> {
  const found = await Promise.all(
    paths.map(async (gambar_path) => {
      const [, owner, gambar_name] = NAME.exec(gambar_path) ?? [];
      if (owner !== kode_toko || !gambar_name) return [];
      return access(join(folder(), gambar_path)).then(
        () => [{ gambar_path, gambar_name }],
        () => [],
      );
    }),
  );
  return found.flat();
}
