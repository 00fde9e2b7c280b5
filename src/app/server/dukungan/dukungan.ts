import { parseArgs } from 'node:util';
import { openDatabase } from '#kit/server/database.ts';
import { openPostgres } from '#kit/server/postgres/open-postgres.ts';
import {
  akhiriDukungan,
  beriDukungan,
  LEVEL_DUKUNGAN,
  type Dukungan,
} from '#app/server/dukungan/beri-dukungan.ts';

const USAGE = `npm run dukungan -- KJ1 --hari 3 --nama "Budi, Kilau" --alasan "Aktifkan modul cicilan" [--level SU]
npm run dukungan -- --akhiri KJ1`;
const say = (line: string): void => console.log(line);

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/**
 * `npm run dukungan`, on the server of a shop: an account of level SU (or DEV) for the vendor's people, until a day. It
 * switches paid modules and sets what only the vendor sets; the owner sees it on his home and ends it at any time.
 */
async function main(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      hari: { type: 'string', default: '1' },
      level: { type: 'string', default: 'SU' },
      nama: { type: 'string', default: '' },
      alasan: { type: 'string', default: '' },
      akhiri: { type: 'string' },
    },
  });
  const [kode_toko] = positionals;
  const { akhiri, nama, alasan } = values;
  const level = LEVEL_DUKUNGAN.find((one) => one === values.level.toUpperCase());
  if ((!kode_toko && !akhiri) || !level) throw new Error(USAGE);
  const postgres = await openPostgres({ say });
  const db = openDatabase({ connection: postgres.connection, role: 'kilau_app', size: 1 });
  try {
    if (akhiri) return await end(akhiri.toUpperCase());
    if (kode_toko)
      await give({
        kode_toko: kode_toko.toUpperCase(),
        level,
        hari: Number(values.hari),
        nama,
        alasan,
      });
  } finally {
    await db.close();
    await postgres.stop();
  }

  async function give(asked: Dukungan): Promise<void> {
    const { user_id, password, aktif_sampai } = await beriDukungan(db, asked);
    say(`User Id  ${user_id}\nPassword ${password}\nSampai / until ${aktif_sampai}`);
  }

  async function end(shop: string): Promise<void> {
    const ended = await akhiriDukungan(db, shop);
    say(
      ended.length > 0 ? `${ended.join(', ')}: berakhir / ended` : `Tidak ada dukungan di ${shop}`,
    );
  }
}
