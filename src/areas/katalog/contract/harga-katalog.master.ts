import { kode, text } from '#kit/contract/field.ts';
import { defineMaster } from '#kit/contract/master.ts';
import { sentence } from '#kit/rules/sentence.ts';
import { groupHarga } from '#areas/katalog/contract/group-harga.field.ts';
import { gagal, KATALOG } from '#areas/katalog/contract/kata-katalog.ts';

const MINIMAL = sentence('Mohon Pilih List Group Minimal 1');

/** A list of prices that customers see: groups under one heading, each with its price of today. */
export const hargaKatalogMaster = defineMaster({
  ...KATALOG,
  path: 'harga-katalog',
  menu: { group: 'Katalog', at: 20, levels: ['SPV', 'MU'] },
  title: 'Harga Katalog',
  noun: 'harga',
  table: 'katalog_harga',
  key: 'kode_harga_app',
  fields: {
    kode_harga_app: kode('Kode Harga'),
    nama_harga_app: text('Nama Harga', { max: 60 }),
    detail_group: groupHarga('List Group', MINIMAL),
  },
  api: {
    list: 'GET app/harga',
    create: 'POST app/harga',
    update: 'PUT app/harga/:kode_harga_app',
    remove: 'DELETE app/harga/:kode_harga_app',
  },
  failure: gagal('Harga'),
});
