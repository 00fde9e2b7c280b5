import type { Database } from '#kit/server/database.ts';
import type { Desk } from '#kit/server/paper/desk.ts';
import { readFotoLaporan } from '#areas/stock/server/foto/foto-laporan.ts';
import { NAMA_KOLOM } from '#app/server/nama-kolom.ts';
import { translatorOf } from '#app/server/translations.ts';

/** What reports need of the house: the words of a language, the pictures of pieces. */
export const desk = (db: Database): Desk => ({
  db,
  translate: translatorOf,
  names: NAMA_KOLOM,
  photo: readFotoLaporan,
});
