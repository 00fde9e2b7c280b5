import { join, resolve } from 'node:path';
import { Client, type ClientConfig } from 'pg';
import { applyMigrations } from '#kit/server/migrations.ts';
import { hasCluster } from '#kit/server/postgres/cluster.ts';
import { openHome } from '#kit/server/postgres/home.ts';
import { openPostgres } from '#kit/server/postgres/open-postgres.ts';
import { readEnv } from '#kit/server/settings/env.ts';
import { hariDemo } from '#app/server/demo/template/hari-demo.ts';
import { openTemplate } from '#app/server/demo/template/template.ts';

const ROOT = join(import.meta.dirname, '../../../../..');
const MIGRATIONS = join(ROOT, 'src/app/server/migrations');
const say = (line: string): void => console.log(line);

/**
 * Run on a new machine while the server is still being built (decision 1166): PostgreSQL is unpacked, a cluster made
 * and its tables in it, by the sources of these few files alone. It leaves what a start leaves that was cut off behind
 * its tables; `demo-make` goes on from there. What is somebody's already is left alone, and so is a folder that gets a
 * kept demo. What fails here fails there too, and is said there.
 */
if (!(await isSettled())) await layTables();

async function isSettled(): Promise<boolean> {
  if (readEnv('DATABASE_URL')) return true;
  if (await openTemplate(ROOT, hariDemo(process.argv), () => {})?.isThere()) return true;
  return hasCluster(await openHome(resolve(readEnv('KILAU_DATA') ?? '.kilau'), () => {}));
}

async function layTables(): Promise<void> {
  const cluster = { smallLog: true, autovacuum: false };
  const { connection, stop } = await openPostgres({ say, alone: true, cluster });
  try {
    const steps = await migrate(connection);
    if (steps > 0) say(`Basis data siap (${steps} langkah).`);
  } finally {
    await stop();
  }
}

/** Its commits do not wait for the disk one by one: the stop behind them does, and one that is lost is made again. */
async function migrate(connection: ClientConfig): Promise<number> {
  const owner = new Client({ ...connection, options: '-c synchronous_commit=off' });
  owner.on('error', () => {});
  await owner.connect();
  try {
    return await applyMigrations(owner, MIGRATIONS, say);
  } finally {
    await owner.end();
  }
}
