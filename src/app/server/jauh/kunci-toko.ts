import { parseArgs } from 'node:util';
import { openDatabase } from '#kit/server/database.ts';
import { openPostgres } from '#kit/server/postgres/open-postgres.ts';
import { ownKid } from '#kit/server/wire/server-token.ts';
import { tukarKunci } from '#app/server/jauh/tukar-kunci.ts';

const say = (line: string): void => console.log(line);

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/**
 * `npm run kunci-toko`: alone, at head office, it prints the name of this server's key, to be read out. At a branch,
 * with code, portal and that name, the branch believes head office from then on (D-43.2).
 */
async function main(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { nama: { type: 'string' } },
  });
  const [kode_toko, portal, kid] = positionals;
  if (!kode_toko) return say(`Kunci server ini / This server's key: ${ownKid()}`);
  if (!portal || !kid)
    throw new Error(
      'npm run kunci-toko -- PST https://pusat.example.com <kunci> [--nama "Kantor Pusat"]',
    );
  const postgres = await openPostgres({ say });
  const db = openDatabase({ connection: postgres.connection, role: 'kilau_app', size: 1 });
  try {
    await tukarKunci(db, { kode_toko, portal, kid, nama_toko: values.nama ?? kode_toko });
    say(`${kode_toko} dipercaya / is believed: ${kid}`);
  } finally {
    await db.close();
    await postgres.stop();
  }
}
