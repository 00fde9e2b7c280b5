import { access, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Database, Tx } from '#kit/server/database.ts';
import { backupFolder } from '#kit/server/postgres/log-segments.ts';
import { Problem } from '#kit/server/problem.ts';
import { hapusGambar, isFoto, kecilOf } from '#areas/stock/server/foto/foto-simpan.ts';
import {
  listFotoHilang,
  listHapusFoto,
  noteFotoHilang,
  noteGagalHapus,
  reopenHapusFoto,
  saveHapusFoto,
} from '#areas/stock/server/foto/foto-hapus.table.ts';
import { fotoStore, s3FromEnv } from '#areas/stock/server/foto/foto-store.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** Photos lie in the backup in one folder beside its base copies. */
export const FOTO_CADANGAN = 'foto';

/**
 * Photos that an act takes out of the house for good (D-39.8, decision 1264): the act writes down which, and none waits
 * for the store. Each is tried until it is gone, whatever stops the server meanwhile.
 */
export const mintaHapusFoto =
  (db: Database) =>
  async (tx: Tx, paths: readonly string[], ctx: Pick<Ctx, 'kode_toko'>): Promise<void> => {
    if ((await saveHapusFoto(tx, paths, ctx)) === 0) return;
    tx.afterwards(() => void hapusFotoTertunda(db).catch(() => {}));
  };

/** As many rows as one look takes. */
const SEKALI = 100;

const berjalan = new WeakMap<Database, Promise<void>>();
/** Takes out what is due; a look that is due while the one before is at work is that one. */
export function hapusFotoTertunda(db: Database): Promise<void> {
  const ada = berjalan.get(db);
  if (ada) return ada;
  const look = hapusSemua(db).finally(() => berjalan.delete(db));
  berjalan.set(db, look);
  return look;
}

/** Each has a try of its own: one that fails is put off and stops no other. */
async function hapusSemua(db: Database): Promise<void> {
  for (let some = await listHapusFoto(db, SEKALI); some.length > 0;) {
    for (const { gambar_path } of some) {
      const sebab = await buang(gambar_path).then(
        () => undefined,
        (error: unknown) => sebabOf(error),
      );
      if (sebab === undefined) await noteFotoHilang(db, gambar_path);
      else await noteGagalHapus(db, gambar_path, sebab);
    }
    some = await listHapusFoto(db, SEKALI);
  }
}

const sebabOf = (error: unknown): string => {
  if (error instanceof CadanganTiada) return 'FOLDER_TIDAK_ADA';
  return error instanceof Problem ? error.code : 'LAIN';
};

/** The disk of the backup is away: what lies there is not known. */
class CadanganTiada extends Error {}

async function buang(gambar_path: string): Promise<void> {
  await hapusGambar([gambar_path]);
  for (const one of await diCadangan(gambar_path)) await rm(one, { force: true });
}

/** Where a backup of a folder of photos keeps this one; photos of an S3 are in none. */
async function diCadangan(gambar_path: string): Promise<string[]> {
  const wished = backupFolder();
  if (!wished || s3FromEnv() || !isFoto(gambar_path)) return [];
  const folder = resolve(wished);
  await access(folder).catch(() => {
    throw new CadanganTiada();
  });
  return [gambar_path, kecilOf(gambar_path)].map((one) => join(folder, FOTO_CADANGAN, one));
}

/** Whether a photo that was taken out is there again, or was copied into the backup in that moment. */
async function isKembali(gambar_path: string): Promise<boolean> {
  for (const one of [gambar_path, kecilOf(gambar_path)])
    if (await fotoStore().has(one)) return true;
  for (const one of await diCadangan(gambar_path)) {
    const ada = await access(one).then(
      () => true,
      () => false,
    );
    if (ada) return true;
  }
  return false;
}

/** Photos that were taken out and are there again, a page of the rows at a time. */
export async function* fotoKembali(db: Database): AsyncGenerator<string> {
  let last = '';
  for (;;) {
    const some = await listFotoHilang(db, last, SEKALI);
    for (const path of some) if (await isKembali(path)) yield path;
    const next = some.at(-1);
    if (next === undefined) return;
    last = next;
  }
}

/** A restore brings photos back that were taken out: they go once more. */
export async function hapusYangKembali(db: Database): Promise<void> {
  for await (const path of fotoKembali(db)) await reopenHapusFoto(db, path);
}

const SEMENIT = 60_000;
/** At the start what came back with a backup, and each minute what is due; answers how to stop. */
export function jagaHapusFoto(db: Database, say: (line: string) => void): () => void {
  const failed = (error: Error): void => say(`Hapus foto gagal: ${error.message}`);
  const look = (): void => void hapusFotoTertunda(db).catch(failed);
  void hapusYangKembali(db).catch(failed).then(look);
  const timer = setInterval(look, SEMENIT);
  timer.unref();
  return () => clearInterval(timer);
}
