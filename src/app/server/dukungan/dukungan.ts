import { parseArgs } from 'node:util';
import { command, onDatabase, say } from '#app/server/command.ts';
import {
  akhiriDukungan,
  beriDukungan,
  LEVEL_DUKUNGAN,
} from '#app/server/dukungan/beri-dukungan.ts';

const USAGE = `npm run dukungan -- KJ1 --hari 3 --nama "Budi, Kilau" --alasan "Aktifkan modul cicilan" [--level SU]
npm run dukungan -- --akhiri KJ1`;

await command(main);

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
  const kode_toko = positionals[0]?.toUpperCase();
  const akhiri = values.akhiri?.toUpperCase();
  const level = LEVEL_DUKUNGAN.find((one) => one === values.level.toUpperCase());
  if (akhiri) {
    const ended = await onDatabase((db) => akhiriDukungan(db, akhiri));
    const semua = ended.join(', ');
    return say(semua ? `${semua}: berakhir / ended` : `Tidak ada dukungan di ${akhiri}`);
  }
  if (!kode_toko || !level) throw new Error(USAGE);
  const asked = {
    kode_toko,
    level,
    hari: Number(values.hari),
    nama: values.nama,
    alasan: values.alasan,
  };
  const { user_id, password, aktif_sampai } = await onDatabase((db) => beriDukungan(db, asked));
  say(`User Id  ${user_id}\nPassword ${password}\nSampai / until ${aktif_sampai}`);
}
