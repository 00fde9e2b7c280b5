import { randomBytes } from 'node:crypto';
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Gambar } from '#areas/stock/contract/barang.api.ts';

/** Where photos lie: KILAU_FOTO, else beside the data of the shop (D-8.4). */
const folder = (): string =>
  resolve(process.env['KILAU_FOTO'] || join(process.env['KILAU_DATA'] || '.kilau', 'foto'));

/** A path that this server made itself: names of users never reach the disk (abuse case 22). */
const NAME = /^NSIPIC\/([A-Z0-9]{3})\/(?:([A-Z_]{2,20})\/)?([0-9a-f]{32}\.jpg)$/;

/** The longest side of a small photo, which is made once and kept beside the photo. */
export const KECIL = 320;

/** The place of a photo on the disk; nothing for a path that was not made here. */
export const diskPath = (gambar_path: string): string | undefined =>
  NAME.test(gambar_path) ? join(folder(), gambar_path) : undefined;

/** Keeps a photo whole: written beside its place, then moved into it. Pictures of a kind have a folder of their own. */
export async function saveFoto(kode_toko: string, jpeg: Buffer, jenis?: string): Promise<Gambar> {
  const gambar_name = `${randomBytes(16).toString('hex')}.jpg`;
  const gambar_path = ['NSIPIC', kode_toko, ...(jenis ? [jenis] : []), gambar_name].join('/');
  await writeWhole(join(folder(), gambar_path), jpeg);
  return { gambar_path, gambar_name };
}

export async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${randomBytes(4).toString('hex')}`;
  await writeFile(draft, bytes);
  await rename(draft, path);
}

/** A photo of its own for another owner: the first one may go without it. */
export async function salinFoto(
  kode_toko: string,
  gambar_path: string,
  jenis: string,
): Promise<Gambar | undefined> {
  const [there] = await findGambar(kode_toko, [gambar_path]);
  if (!there) return undefined;
  return saveFoto(kode_toko, await readFile(join(folder(), gambar_path)), jenis);
}

/** Takes photos off the disk, with the small ones that were made of them; what is gone is gone. */
export async function hapusGambar(paths: readonly string[]): Promise<void> {
  for (const gambar_path of paths) {
    const file = diskPath(gambar_path);
    if (!file) continue;
    await rm(file, { force: true });
    await rm(`${file}.${KECIL}.webp`, { force: true });
  }
}

/** Those of the named photos that are this shop's, of this kind, and are there. */
export async function findGambar(
  kode_toko: string,
  paths: readonly string[],
  jenis?: string,
): Promise<Gambar[]> {
  const found = await Promise.all(
    paths.map(async (gambar_path) => {
      const [, owner, folderOf, gambar_name] = NAME.exec(gambar_path) ?? [];
      if (owner !== kode_toko || folderOf !== jenis || !gambar_name) return [];
      return access(join(folder(), gambar_path)).then(
        () => [{ gambar_path, gambar_name }],
        () => [],
      );
    }),
  );
  return found.flat();
}
