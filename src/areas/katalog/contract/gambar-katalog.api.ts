import { defineEndpoint } from '#kit/contract/endpoint.ts';
import { text } from '#kit/contract/field.ts';
import { UNGGAH } from '#areas/katalog/contract/kata-katalog.ts';

/** One picture of the catalogue as multipart: `image`, and `jenis`, the folder of what it is a picture of. */
export const unggahGambarKatalogEndpoint = defineEndpoint({
  call: UNGGAH,
  summary: 'Unggah gambar katalog',
  answer: { gambar_path: text('Path'), gambar_name: text('Nama') },
  right: {
    menu: [
      'kategori-katalog',
      'banner-katalog',
      'info-katalog',
      'item-katalog',
      'hadiah-katalog',
      'splashscreen-katalog',
    ],
  },
  status: 201,
});
