import { kode, text } from '#kit/contract/field.ts';
import { colour, picture, pictureName } from '#kit/contract/field-picture.ts';
import { defineMaster } from '#kit/contract/master.ts';
import { sentence } from '#kit/rules/sentence.ts';
import { gagal, KATALOG, UNGGAH } from '#areas/katalog/contract/kata-katalog.ts';

const GAMBAR = sentence('Gambar wajib dimasukan, Mohon masukan gambar dan coba lagi');
const WARNA = sentence('Warna wajib dipilih, Mohon pilih warna dan coba lagi');

/** What customers choose by: a name, its colour and its icon. */
export const kategoriKatalogMaster = defineMaster({
  ...KATALOG,
  path: 'kategori-katalog',
  menu: { group: 'Katalog', at: 10, levels: ['SPV', 'MU'] },
  title: 'Kategori Katalog',
  noun: 'kategori',
  table: 'katalog_kategori',
  key: 'kode_kategori',
  fields: {
    kode_kategori: kode('Kode Kategori'),
    nama_kategori: text('Nama Kategori', { max: 60 }),
    warna: colour('Warna', WARNA),
    gambar_path: picture('Gambar', GAMBAR, { call: UNGGAH, folder: 'KATEGORI_ICON' }),
    gambar_name: pictureName('Nama Gambar', 'gambar_path'),
  },
  api: {
    list: 'GET app/kategori-katalog',
    create: 'POST app/kategori-katalog',
    update: 'PUT app/kategori-katalog/edit/:kode_kategori',
    remove: 'DELETE app/kategori-katalog/delete/:kode_kategori',
  },
  usedBy: [
    {
      table: 'katalog_item',
      columns: ['kode_kategori'],
      message: 'Kategori Masih Dipakai Item Katalog, Tidak Dapat Dihapus',
    },
  ],
  failure: gagal('Kategori'),
});
