import { copyFile, mkdir, readdir, rename, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fotoFolder } from '#areas/stock/server/foto/foto-folder.ts';
import { FOTO_CADANGAN } from '#areas/stock/server/foto/foto-hapus.ts';
import { s3FromEnv } from '#areas/stock/server/foto/foto-store.ts';

type Say = (line: string) => void;

/**
 * All base copies share one folder of photos: a photo never changes under its name, and none is taken out of it but by
 * an erasure (decision 1264).
 */
const FOTO = FOTO_CADANGAN;

/** Photos that are new since the last backup go into it; those of an S3 stay where they are, and that is said. */
export async function cadangkanFoto(backups: string, say: Say): Promise<void> {
  const s3 = s3FromEnv();
  if (s3) {
    say(`Foto ada di ${s3.endpoint}/${s3.bucket} dan TIDAK ikut cadangan ini: jaga di sana.`);
    return;
  }
  const copied = await copyMissing(fotoFolder(), join(backups, FOTO));
  say(`Foto dicadangkan: ${copied} baru.`);
}

/** The photos of a backup into a new data folder; the one that is used now is not touched. */
export async function pulihkanFoto(backups: string, dataFolder: string, say: Say): Promise<void> {
  const s3 = s3FromEnv();
  if (s3) {
    say(`Foto dibaca dari ${s3.endpoint}/${s3.bucket} seperti keadaannya sekarang.`);
    return;
  }
  const copied = await copyMissing(join(backups, FOTO), join(dataFolder, FOTO));
  say(`Foto dipulihkan: ${copied}, di ${join(dataFolder, FOTO)}`);
}

/** Whole or not at all, whatever stops it: the next time goes on. A photo that goes meanwhile is no fault. */
async function copyMissing(from: string, to: string): Promise<number> {
  let copied = 0;
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true }).catch(
    () => [],
  )) {
    if (!entry.isFile() || !/\.(jpg|webp)$/.test(entry.name)) continue;
    const source = join(entry.parentPath, entry.name);
    const target = join(to, source.slice(from.length));
    if (await stat(target).catch(() => undefined)) continue;
    await mkdir(dirname(target), { recursive: true });
    const draft = `${target}.draft`;
    const there = await copyFile(source, draft).then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return false;
        throw error;
      },
    );
    if (!there) continue;
    await rename(draft, target);
    copied += 1;
  }
  return copied;
}
