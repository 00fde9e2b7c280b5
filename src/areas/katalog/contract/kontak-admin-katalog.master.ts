import { kode, ofPerson, text } from '#kit/contract/field.ts';
import { phone } from '#kit/contract/field-more.ts';
import { defineMaster } from '#kit/contract/master.ts';
import { sentence } from '#kit/rules/sentence.ts';
import { gagal, KATALOG } from '#areas/katalog/contract/kata-katalog.ts';

const NAMA = sentence('Mohon Masukan Nama Admin');
const NOMOR = sentence('Mohon Masukan Nomor Handphone');
const VALID = sentence('Mohn Masukan Nomor Handphone Yang Valid');

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
    no_hp: ofPerson('HOUSE', phone('No HP', { short: VALID, missing: NOMOR })),
  },
  api: {
    list: 'GET app/member/admin-chat',
    create: 'POST app/member/admin-chat',
    update: 'PUT app/member/admin-chat/edit/:kode_admin',
    remove: 'DELETE app/member/admin-chat/delete/:kode_admin',
  },
  failure: gagal('Kontak Admin'),
});
