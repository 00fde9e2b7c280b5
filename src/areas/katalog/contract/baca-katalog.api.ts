import * as z from 'zod/mini';
import { defineEndpoint } from '#kit/contract/endpoint.ts';
import {
  day,
  gram,
  int,
  kode,
  list,
  listOf,
  objectOf,
  ofPerson,
  optional,
  rupiah,
  status,
  text,
  yesNo,
  type Schema,
} from '#kit/contract/field.ts';
import { kadarPersen } from '#areas/toko/contract/kadar.field.ts';
import { asField } from '#kit/contract/field-more.ts';
import { pagingShape } from '#kit/contract/paging.ts';
import { schemaOf, strictOf } from '#kit/contract/schema.ts';

/**
 * What a shop's own app may read with a key: what its public page shows, and the greeting of the app. These calls are
 * below `api/katalog/v1/` and in no other list: a person who works in the shop has calls of his own.
 */
const BACA = { right: 'public' } as const;

/** Addresses on this server; the small one is 320 px at most. */
const gambar = objectOf({ url: text('Gambar'), kecil: text('Gambar kecil') });
const satuGambar = asField(gambar, 'Gambar');
const orNone = <T>(of: Schema<T>): Schema<T | null> => schemaOf(z.nullable(of as z.ZodMiniType<T>));

export const bacaTokoEndpoint = defineEndpoint({
  ...BACA,
  call: 'GET toko',
  summary: 'Toko, hari kerja terakhir, dan siapa yang ditanya',
  answer: objectOf({
    kode_toko: kode('Kode Toko'),
    nama_toko: text('Nama Toko'),
    alamat_toko: ofPerson('HOUSE', text('Alamat Toko')),
    halaman: ofPerson('HOUSE', text('Alamat halaman katalog')),
    hari: optional(day('Hari Kerja')),
    kontak: asField(
      listOf(
        objectOf({ nama_admin: text('Nama Admin'), chat: ofPerson('HOUSE', text('Alamat chat')) }),
      ),
      'Kontak',
    ),
  }),
});

export const bacaKategoriEndpoint = defineEndpoint({
  ...BACA,
  call: 'GET kategori',
  summary: 'Kategori',
  answer: listOf(
    objectOf({
      kode_kategori: kode('Kode Kategori'),
      nama_kategori: text('Nama Kategori'),
      warna: text('Warna'),
      gambar: satuGambar,
    }),
  ),
});

export const bacaHargaEndpoint = defineEndpoint({
  ...BACA,
  call: 'GET harga',
  summary: 'Harga emas hari ini per group',
  answer: listOf(
    objectOf({
      nama: text('Nama Harga'),
      group: asField(
        listOf(
          objectOf({
            kode_group: kode('Kode Group'),
            nama: text('Nama Group'),
            kadar: optional(kadarPersen('Kadar')),
            harga: optional(rupiah('Harga Per Gram')),
            description: optional(text('Deskripsi')),
          }),
        ),
        'Group',
      ),
    }),
  ),
});

const isi = {
  title: text('Title'),
  sub_title: text('Sub Title', { min: 0 }),
  info: text('Info'),
  sub_info: text('Sub Info'),
  deskripsi: text('Deskripsi', { min: 0 }),
  url_pendukung: text('Url Pendukung'),
  nama_tombol: text('Nama Tombol'),
  gambar: satuGambar,
};
export const bacaBannerEndpoint = defineEndpoint({
  ...BACA,
  call: 'GET banner',
  summary: 'Banner',
  answer: listOf(objectOf({ kode_banner: kode('Kode Banner'), ...isi })),
});
export const bacaInfoEndpoint = defineEndpoint({
  ...BACA,
  call: 'GET info',
  summary: 'Info',
  answer: listOf(objectOf({ kode_info: kode('Kode Info'), ...isi })),
});

const item = objectOf({
  kode_barang: kode('Kode Barang'),
  nama_barang: text('Nama Item'),
  berat: gram('Berat'),
  /** None of what is sold, as on the page. */
  harga_jual: optional(rupiah('Harga Jual')),
  kode_kategori: kode('Kategori'),
  kode_banner: list('Banner'),
  kode_info: list('Info'),
  direct_url: text('Direct Url'),
  gambar: asField(listOf(gambar), 'Gambar'),
  hashtag_jenis: list('Hashtag Jenis'),
  hashtag_kadar: list('Hashtag Kadar'),
  hashtag_lm: list('Hashtag LM'),
  keadaan: status('Keadaan', { TAMPIL: 'Tampil', TERJUAL: 'Terjual' }),
});

const { sort: _, ...halaman } = pagingShape(['kode_barang']);

export const bacaItemListEndpoint = defineEndpoint({
  ...BACA,
  call: 'GET item',
  summary: 'Item, yang terjual di belakang',
  query: strictOf({
    ...halaman,
    kode_kategori: z.optional(z.string().check(z.maxLength(20))),
    keadaan: z.optional(z.enum(['TAMPIL', 'TERJUAL'])),
  }),
  answer: listOf(item),
  paged: true,
});
export const bacaItemEndpoint = defineEndpoint({
  ...BACA,
  call: 'GET item/:kode_barang',
  summary: 'Satu item',
  params: { kode_barang: kode('Kode Barang') },
  answer: item,
});

export const bacaHadiahEndpoint = defineEndpoint({
  ...BACA,
  call: 'GET hadiah',
  summary: 'Hadiah untuk poin',
  answer: listOf(
    objectOf({
      kode_hadiah: kode('Kode Hadiah'),
      nama_hadiah: text('Nama Hadiah'),
      info: text('Info'),
      sub_info: text('Sub Info'),
      deskripsi: text('Deskripsi', { min: 0 }),
      point: int('Point'),
      habis: yesNo('Habis'),
      gambar: satuGambar,
    }),
  ),
});

export const bacaSplashEndpoint = defineEndpoint({
  ...BACA,
  call: 'GET splash-screen',
  summary: 'Sambutan aplikasi',
  answer: listOf(
    objectOf({
      kode: kode('Kode'),
      text: text('Text'),
      position: status('Posisi', { top: 'Atas', bottom: 'Bawah' }),
      url: optional(text('Url')),
      screen_name: optional(text('Nama Layar')),
      gambar: asField(orNone(gambar), 'Gambar'),
    }),
  ),
});
