import { Client } from 'pg';
import { afterAll } from 'vitest';
import { openDatabase } from '#kit/server/database.ts';
import { openDatabase as openTest } from '#kit/testing/database.ts';
import { isiTokoContoh } from '#areas/buku/server/toko-contoh.fixtures.ts';

/** The small shop of the fixtures in a database of its own: as its owner sees it, and as the product does. */
export async function openTokoContoh() {
  const base = await openTest();
  const owner = new Client(base.connection);
  await owner.connect();
  await isiTokoContoh(owner);
  const db = openDatabase({ connection: base.connection, role: 'kilau_app' });
  afterAll(async () => {
    await db.close();
    await owner.end();
    await base.drop();
  });
  return { connection: base.connection, owner, db };
}
