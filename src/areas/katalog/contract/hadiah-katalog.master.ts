import * as z from 'zod/mini';
import { int, kode, optional, status, text, type Field } from '#kit/contract/field.ts';
import { alike } from '#kit/contract/later.ts';
import { bounded } from '#kit/contract/limits.ts';
import { heldBy, picture, pictureName, shownOnly } from '#kit/contract/field-picture.ts';
import { defineMaster } from '#kit/contract/master.ts';
import { sentence } from '#kit/rules/sentence.ts';
import {
  gagal,
  GAMBAR_WAJIB,
  KATALOG,
  spasi,
  UNGGAH,
} from '#areas/katalog/contract/kata-katalog.ts';

const KOSONG = sentence('Point Tidak Boleh Kosong');

/** Points as digits, however they were written: 1.500 is 1500 (3§5). */
const poin = (label: string): Field<number> =>
  alike<number>(int(label, { min: 1, max: 10_000_000 }), { empty: KOSONG }, () =>
    z.codec(
      z.union([z.number(), z.string().check(z.maxLength(20))]),
      bounded(label, { min: 1, max: 10_000_000 }),
      {
        decode: (given) =>
          typeof given === 'number' ? given : Number(given.replaceAll(/\D/g, '')),
        encode: (held) => held,
      },
    ),
  );

/**
 * What members may have for their points, as the catalogue shows it. Where the shop has a gift of that code its point
 * and stock are the gift's (D-51.13); `keadaan` is empty where it has none.
 */
export const hadiahKatalogMaster = defineMaster({
  ...KATALOG,
  path: 'hadiah-katalog',
  menu: { group: 'Katalog', at: 70, levels: ['SPV', 'MU'] },
  title: 'Hadiah Katalog',
  noun: 'hadiah',
  table: 'katalog_hadiah',
  key: 'kode_hadiah',
  fields: {
    kode_hadiah: kode('Kode Hadiah'),
    nama_hadiah: text('Nama Hadiah', { max: 60 }),
    info: text('Info', { max: 200 }),
    sub_info: text('Sub Info', { max: 200 }),
    deskripsi: spasi('Deskripsi', 2000),
    point: heldBy('keadaan', poin('Point'), 'Mengikuti Master Data Hadiah'),
    gambar_path: picture('Gambar', GAMBAR_WAJIB, { call: UNGGAH, folder: 'HADIAH' }),
    gambar_name: pictureName('Nama Gambar', 'gambar_path'),
    keadaan: shownOnly(optional(status('Keadaan', { ADA: 'Ada', HABIS: 'Habis' }))),
  },
  api: {
    list: 'GET app/member/list-gift',
    create: 'POST app/member/list-gift',
    update: 'PUT app/member/list-gift/edit/:kode_hadiah',
    remove: 'DELETE app/member/list-gift/delete/:kode_hadiah',
  },
  failure: gagal('Hadiah'),
});
