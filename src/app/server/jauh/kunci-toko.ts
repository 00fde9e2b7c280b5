import { parseArgs } from 'node:util';
import { lanjutkanPesan } from '#areas/toko/server/antar/henti.ts';
import { hasServerKey } from '#kit/server/server-key.ts';
import { ownKid } from '#kit/server/wire/server-token.ts';
import { command, onDatabase, say } from '#app/server/command.ts';
import { mintaCocok } from '#app/server/jauh/cocok.table.ts';
import { cabutPusat, namaKunci, tukarKunci } from '#app/server/jauh/tukar-kunci.ts';

const USAGE = `npm run kunci-toko -- PST https://pusat.example.com <kunci> [--nama "Kantor Pusat"]
npm run kunci-toko -- KJ2 https://kj2.example.com <kunci>
npm run kunci-toko -- --cabut KJ2 | --lanjut KJ2`;

await command(main);

/**
 * `npm run kunci-toko`: alone, at head office, it prints the name of this server's key, to be read out. At a branch,
 * with code, portal and that name, the branch believes head office from then on (D-43.2), and at head office the same
 * lets the branch's server speak for itself; `--cabut PST` ends it. `--lanjut` lets messages go on to a shop that knows
 * later ones, because this database is an older copy (D-43.4).
 */
async function main(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      nama: { type: 'string' },
      cabut: { type: 'string' },
      lanjut: { type: 'string' },
    },
  });
  const [kode_toko, portal, kid] = positionals;
  const { cabut, lanjut, nama } = values;
  if (!kode_toko && !cabut && !lanjut) return sayOwn();
  const pusat =
    kode_toko && portal && kid
      ? { kode_toko, portal, kid, nama_toko: nama ?? kode_toko }
      : undefined;
  if (!cabut && !lanjut && !pusat) throw new Error(USAGE);
  await onDatabase(async (db) => {
    if (cabut) await cabutPusat(db, cabut);
    if (lanjut) {
      await lanjutkanPesan(db, lanjut);
      // The server's next look, within a minute, says what the copy has lost of the books.
      await mintaCocok(db);
    }
    if (pusat) await tukarKunci(db, pusat);
  });
  say(saying({ cabut, lanjut }) ?? `${kode_toko}: ${kid}`);
}

function saying({ cabut, lanjut }: { cabut?: string; lanjut?: string }): string | undefined {
  if (cabut) return `${cabut} tidak dipercaya lagi / is no longer believed`;
  return lanjut && `Pesan ke ${lanjut} berjalan lagi / messages go on`;
}

/** The key that the shop's server has: where it has none yet, a name made here would be another one's. */
function sayOwn(): void {
  if (!hasServerKey()) throw new Error('Server ini belum pernah dijalankan di folder data ini.');
  say(`Kunci server ini / This server's key: ${namaKunci(ownKid())}`);
}
