import { defineEndpoint } from '#kit/contract/endpoint.ts';
import { text } from '#kit/contract/field.ts';
import { UNGGAH } from '#areas/katalog/contract/kata-katalog.ts';

/** One picture of the catalogue, or of a promo, as multipart: `image`, and `jenis`, the folder of its kind. */
export const unggahGambarKatalogEndpoint = defineEndpoint({
  call: UNGGAH,
  summary: 'Unggah gambar katalog',
  form: true,
  answer: { gambar_path: text('Path'), gambar_name: text('Nama') },
  right: {
    menu: [
      'kategori-katalog',
      'banner-katalog',
      'info-katalog',
      'item-katalog',
      'hadiah-katalog',
      'splashscreen-katalog',
      'jadwal-notifikasi-promo',
    ],
  },
  status: 201,
});
