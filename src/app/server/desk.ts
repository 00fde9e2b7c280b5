import type { Database } from '#kit/server/database.ts';
import type { Desk } from '#kit/server/paper/desk.ts';
import { readFotoLaporan } from '#areas/stock/server/foto/foto-laporan.ts';
import { findLogoNota } from '#areas/toko/server/templat-nota.table.ts';
import { NAMA_KOLOM } from '#app/server/nama-kolom.ts';
import { translatorOf } from '#app/server/translations.ts';

/** What reports need of the house: the words of a language, the pictures of pieces. */
export const desk = (db: Database): Desk => ({
  db,
  translate: translatorOf,
  names: NAMA_KOLOM,
  photo: readFotoLaporan,
  logo: async (on, kode_toko) => {
    const found = await findLogoNota(on, kode_toko);
    return found ? Buffer.from(found.png, 'base64') : undefined;
  },
});
