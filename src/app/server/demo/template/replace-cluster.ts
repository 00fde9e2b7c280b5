import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { Postgres } from '#kit/server/postgres/open-postgres.ts';
import type { Template } from '#app/server/demo/template/template.ts';

const OWN = ['kilau', 'postgres', 'template0', 'template1'];

/** The PostgreSQL to go on with, and whether it is another one: else the demo is forgotten inside it. */
type Replaced = { readonly postgres: Postgres; readonly replaced: boolean };

/**
 * A reset takes the whole cluster out of the data folder and opens another, which the template fills. Where a person
 * keeps a database of his own in it, or another process still uses it, or no demo is kept, it stays.
 */
export async function replaceCluster(
  postgres: Postgres,
  template: Template,
  open: () => Promise<Postgres>,
): Promise<Replaced> {
  const { folder } = postgres;
  if (!folder || !(await template.isThere()) || (await holdsOthers(postgres)))
    return { postgres, replaced: false };
  await postgres.stop();
  const cluster = join(folder, 'postgres');
  if (existsSync(join(cluster, 'postmaster.pid')))
    return { postgres: await open(), replaced: false };
  const old = `${cluster}.old-${process.pid}`;
  await rename(cluster, old);
  try {
    return { postgres: await open(), replaced: true };
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
