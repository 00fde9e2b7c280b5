import { choice, kode, optional, text } from '#kit/contract/field.ts';
import { link, picture, shownOnly } from '#kit/contract/field-picture.ts';
import { defineMaster } from '#kit/contract/master.ts';
import { GAMBAR_WAJIB, KATALOG, UNGGAH } from '#areas/katalog/contract/kata-katalog.ts';

const GAGAL = 'Simpan Data Gagal, Silahkan Ulangi Beberapa Saat Lagi';

/** What the shop's app greets with: one picture for a member, three for guests; only edited (3§2). */
export const splashscreenKatalogMaster = defineMaster({
  path: 'splashscreen-katalog',
  menu: { group: 'Katalog', at: 90, levels: ['SPV', 'MU'] },
  title: 'Splashscreen Katalog',
  noun: 'splash screen',
  table: 'katalog_splash',
  key: 'kode',
  closed: true,
  loose: true,
  fixed: ['MEMBER', 'GUEST-1', 'GUEST-2', 'GUEST-3'],
  fields: {
    kode: kode('Kode'),
    name: shownOnly(text('Nama')),
    text: text('Text', { max: 200 }),
    position: choice('Posisi', { top: 'Atas', bottom: 'Bawah' }),
    url: optional(link('Url')),
    screen_name: optional(text('Nama Layar', { max: 60 })),
    image_path: optional(
      picture('Gambar', GAMBAR_WAJIB, { call: UNGGAH, folder: 'SPLASH_SCREEN' }),
    ),
  },
  api: { list: 'GET app/splash-screen', update: 'PUT app/splash-screen/:kode' },
  success: KATALOG.success,
  failure: { createMessage: GAGAL, updateMessage: GAGAL, removeMessage: GAGAL },
});
