import { text } from '#kit/contract/field.ts';
import { link, picture, pictureName } from '#kit/contract/field-picture.ts';
import { sentence } from '#kit/rules/sentence.ts';
import { GAMBAR_WAJIB, spasi, UNGGAH } from '#areas/katalog/contract/kata-katalog.ts';

const URL_KOSONG = sentence('Url Pendukung Tidak Boleh Kosong');

/** What a banner and an info say; a button without words is refused with the message of its address (3§5). */
export const isiBanner = (folder: string) => ({
  title: text('Title', { max: 100 }),
  sub_title: spasi('Sub Title'),
  info: text('Info', { max: 200 }),
  sub_info: text('Sub Info', { max: 200 }),
  deskripsi: spasi('Deskripsi', 2000),
  url_pendukung: link('Url Pendukung'),
  nama_tombol: text('Nama Tombol', { max: 40, empty: URL_KOSONG }),
  gambar_path: picture('Gambar', GAMBAR_WAJIB, { call: UNGGAH, folder, kept: true }),
  gambar_name: pictureName('Nama Gambar', 'gambar_path'),
});
