import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { Postgres } from '#kit/server/postgres/open-postgres.ts';
import type { Template } from '#app/server/demo/template/template.ts';

const OWN = ['kilau', 'postgres', 'template0', 'template1'];

/**
 * A reset takes the whole cluster out of the data folder and opens another, which the template fills. Where somebody
 * keeps a database of his own in it, or still uses it, or no demo is kept, it stays: then nothing is answered, and the
 * demo is forgotten inside it.
 */
export async function replaceCluster(
  postgres: Postgres,
  template: Template,
  open: () => Promise<Postgres>,
): Promise<Postgres | undefined> {
  const { folder } = postgres;
  if (!folder || !(await template.isThere()) || (await holdsOthers(postgres))) return undefined;
  await postgres.stop();
  const cluster = join(folder, 'postgres');
  if (existsSync(join(cluster, 'postmaster.pid'))) return open();
  const old = `${cluster}.old-${process.pid}`;
  await rename(cluster, old);
  try {
    return await open();
  } finally {
    await rm(old, { recursive: true, force: true });
  }
}

async function holdsOthers({ connection }: Postgres): Promise<boolean> {
  const client = new pg.Client(connection);
  client.on('error', () => {});
  await client.connect();
  const { rowCount } = await client.query(
    'select from pg_database where datname <> all($1::text[])',
    [OWN],
  );
  await client.end();
  return (rowCount ?? 0) > 0;
}
