import { parseArgs } from 'node:util';
import { openDatabase } from '#kit/server/database.ts';
import { openPostgres } from '#kit/server/postgres/open-postgres.ts';
import { hasServerKey } from '#kit/server/server-key.ts';
import { ownKid } from '#kit/server/wire/server-token.ts';
import { cabutPusat, namaKunci, tukarKunci } from '#app/server/jauh/tukar-kunci.ts';

const USAGE = 'npm run kunci-toko -- PST https://pusat.example.com <kunci> [--nama "Kantor Pusat"]';
const say = (line: string): void => console.log(line);

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/**
 * `npm run kunci-toko`: alone, at head office, it prints the name of this server's key, to be read out. At a branch,
 * with code, portal and that name, the branch believes head office from then on (D-43.2); `--cabut PST` ends it.
 */
async function main(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { nama: { type: 'string' }, cabut: { type: 'string' } },
  });
  const [kode_toko, portal, kid] = positionals;
  const { cabut, nama } = values;
  if (!kode_toko && !cabut) return sayOwn();
  const pusat =
    kode_toko && portal && kid
      ? { kode_toko, portal, kid, nama_toko: nama ?? kode_toko }
      : undefined;
  if (!cabut && !pusat) throw new Error(USAGE);
  const postgres = await openPostgres({ say });
  const db = openDatabase({ connection: postgres.connection, role: 'kilau_app', size: 1 });
  try {
    if (cabut) await cabutPusat(db, cabut);
    if (pusat) await tukarKunci(db, pusat);
    say(cabut ? `${cabut} tidak dipercaya lagi / is no longer believed` : `${kode_toko}: ${kid}`);
  } finally {
    await db.close();
    await postgres.stop();
  }
}

/** The key that the shop's server has: where it has none yet, a name made here would be another one's. */
function sayOwn(): void {
  if (!hasServerKey()) throw new Error('Server ini belum pernah dijalankan di folder data ini.');
  say(`Kunci server ini / This server's key: ${namaKunci(ownKid())}`);
}
