import * as z from 'zod/mini';
import { kode, text, type Field } from '#kit/contract/field.ts';
import { alike } from '#kit/contract/later.ts';
import { tooLong } from '#kit/contract/limits.ts';
import { defineMaster } from '#kit/contract/master.ts';
import { sentence } from '#kit/rules/sentence.ts';
import { gagal, KATALOG } from '#areas/katalog/contract/kata-katalog.ts';

const NAMA = sentence('Mohon Masukan Nama Admin');
const NOMOR = sentence('Mohon Masukan Nomor Handphone');
const VALID = sentence('Mohn Masukan Nomor Handphone Yang Valid');

/** Whatever stands between its digits is the writer's own: eleven digits at least (3§5, 3§9). */
const nomorAdmin = (label: string): Field<string> =>
  alike<string>(text(label, { empty: NOMOR, typed: 'digitsOnly' }), {}, () =>
    z.string(NOMOR).check(
      z.overwrite((value: string) => value.replaceAll(/\D/g, '')),
      z.refine((value: string) => value !== '', { error: NOMOR, abort: true }),
      z.minLength(11, VALID),
      z.maxLength(15, tooLong(label, 15)),
    ),
  );

/** Whom customers ask by chat. */
export const kontakAdminKatalogMaster = defineMaster({
  ...KATALOG,
  path: 'kontak-admin-katalog',
  menu: { group: 'Katalog', at: 60, levels: ['SPV', 'MU'] },
  title: 'Kontak Admin Katalog',
  noun: 'kontak admin',
  table: 'katalog_admin',
  key: 'kode_admin',
  fields: {
    kode_admin: kode('Kode Admin'),
    nama_admin: text('Nama Admin', { max: 60, empty: NAMA }),
    no_hp: nomorAdmin('No HP'),
  },
  api: {
    list: 'GET app/member/admin-chat',
    create: 'POST app/member/admin-chat',
    update: 'PUT app/member/admin-chat/edit/:kode_admin',
    remove: 'DELETE app/member/admin-chat/delete/:kode_admin',
  },
  failure: gagal('Kontak Admin'),
});
