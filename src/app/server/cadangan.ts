import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { forgetEnv } from '#kit/server/settings/env.ts';
import { openDatabase, type Database } from '#kit/server/database.ts';
import { backupFolder } from '#kit/server/postgres/log-segments.ts';
import { openPostgres } from '#kit/server/postgres/open-postgres.ts';
import { forgetRestore, layOut } from '#kit/server/postgres/restore.ts';
import { pulihkanFoto } from '#app/server/cadangan-foto.ts';
import { buatCadangan } from '#app/server/jaga-cadangan.ts';
import { listDipercaya } from '#app/server/jauh/kunci.table.ts';
import { laporkanPeriksa } from '#app/server/laporan-periksa.ts';

const say = (line: string): void => console.log(line);

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/**
 * `backup` makes a base copy, or a dump of a server of one's own; `restore` a new data folder from a base copy
 * (docs/how-to/back-up.md).
 */
async function main([mode, ...rest]: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: rest,
    allowPositionals: true,
    options: { until: { type: 'string' }, sampai: { type: 'string' } },
  });
  return mode === 'restore' ? pulihkan(positionals, values.until ?? values.sampai) : cadangkan();
}

async function cadangkan(): Promise<number> {
  const folder = backupFolder();
  if (!folder) throw new Error('Tentukan folder cadangan dahulu: KILAU_BACKUP=/folder/cadangan');
  const postgres = await openPostgres({ say });
  try {
    await buatCadangan(postgres, resolve(folder), say);
    return 0;
  } finally {
    await postgres.stop();
  }
}

/** Nothing is believed before the restored copy has passed every invariant. */
async function pulihkan([from, to]: string[], sampai: string | undefined): Promise<number> {
  if (!from || !to)
    throw new Error('npm run restore -- <cadangan> <folder data baru> [--until <waktu>]');
  const target = resolve(to);
  // A trial must not add its own later life to the kept log; the folder that is then served does.
  forgetEnv('KILAU_BACKUP');
  await layOut(resolve(from), target, sampai, say);
  const postgres = await openPostgres({ dataFolder: target, say });
  const db = openDatabase({ connection: postgres.connection, role: 'kilau_app', size: 1 });
  try {
    await pulihkanFoto(dirname(resolve(from)), target, say);
    await sayDipercaya(db);
    const broken = await laporkanPeriksa(db, say);
    if (broken === 0) say(`Pulih. Jalankan dengan KILAU_DATA=${target} npm run serve`);
    return broken === 0 ? 0 : 1;
  } finally {
    await db.close();
    await postgres.stop();
    await forgetRestore(target, say);
  }
}

/** A key that was revoked after the copy was made is believed by the copy again (decision 1267). */
async function sayDipercaya(db: Database): Promise<void> {
  for (const toko of await listDipercaya(db))
    say(
      `Salinan ini percaya kunci server ${toko}. Bila sudah dicabut: npm run kunci-toko -- --cabut ${toko}`,
    );
}
