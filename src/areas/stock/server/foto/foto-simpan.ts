import { randomBytes } from 'node:crypto';
import type { Gambar } from '#areas/stock/contract/barang.api.ts';
import { fotoStore } from '#areas/stock/server/foto/foto-store.ts';

/** A path that this server made itself: names of users never reach a store (abuse case 22). */
const NAME = /^NSIPIC\/([A-Z0-9]{3})\/(?:([A-Z_]{2,20})\/)?([0-9a-f]{32}\.jpg)$/;

/** The longest side of a small photo, which is made once and kept beside the photo. */
export const KECIL = 320;
export const kecilOf = (gambar_path: string): string => `${gambar_path}.${KECIL}.webp`;

/** Whether a path was made here: no other is ever looked for. */
export const isFoto = (gambar_path: string): boolean => NAME.test(gambar_path);

/** Keeps a photo whole. Pictures of a kind have a folder of their own. */
export async function saveFoto(kode_toko: string, jpeg: Buffer, jenis?: string): Promise<Gambar> {
  const gambar_name = `${randomBytes(16).toString('hex')}.jpg`;
  const gambar_path = ['NSIPIC', kode_toko, ...(jenis ? [jenis] : []), gambar_name].join('/');
  await fotoStore().put(gambar_path, jpeg);
  return { gambar_path, gambar_name };
}

/** The photo of a path; nothing for a path that is not ours or a photo that is gone. */
export const readFoto = async (gambar_path: string): Promise<Buffer | undefined> =>
  isFoto(gambar_path) ? fotoStore().get(gambar_path) : undefined;

/**
 * A photo of its own for another owner: the first one may go without it. It is one that a piece of this shop keeps, so
 * it may lie with the shop that the piece came from (D-42.4); pictures of a kind are no photos of pieces.
 */
export async function salinFoto(
  kode_toko: string,
  gambar_path: string,
  jenis: string,
): Promise<Gambar | undefined> {
  const [, , folderOf] = NAME.exec(gambar_path) ?? [];
  const bytes = folderOf === undefined ? await readFoto(gambar_path) : undefined;
  return bytes && saveFoto(kode_toko, bytes, jenis);
}

/**
 * Takes photos away, with the small ones that were made of them; what is gone is gone. One that fails stops no other:
 * the first failure is thrown when all were tried.
 */
export async function hapusGambar(paths: readonly string[]): Promise<void> {
  const gagal: unknown[] = [];
  for (const one of paths.filter(isFoto).flatMap((path) => [path, kecilOf(path)]))
    await fotoStore()
      .drop(one)
      .catch((error: unknown) => gagal.push(error));
  if (gagal.length > 0) throw gagal[0];
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
      return (await fotoStore().has(gambar_path)) ? [{ gambar_path, gambar_name }] : [];
    }),
  );
  return found.flat();
}
