import { defineEndpoint } from '#kit/contract/endpoint.ts';
import { listOf, objectOf, optional, text } from '#kit/contract/field.ts';
import { alike } from '#kit/contract/later.ts';

/** The 38 provinces of Indonesia: a list that ships with the product (D-7.2). */
export const PROVINSI = [
  'Aceh',
  'Bali',
  'Banten',
  'Bengkulu',
  'Daerah Istimewa Yogyakarta',
  'Daerah Khusus Jakarta',
  'Gorontalo',
  'Jambi',
  'Jawa Barat',
  'Jawa Tengah',
  'Jawa Timur',
  'Kalimantan Barat',
  'Kalimantan Selatan',
  'Kalimantan Tengah',
  'Kalimantan Timur',
  'Kalimantan Utara',
  'Kepulauan Bangka Belitung',
  'Kepulauan Riau',
  'Lampung',
  'Maluku',
  'Maluku Utara',
  'Nusa Tenggara Barat',
  'Nusa Tenggara Timur',
  'Papua',
  'Papua Barat',
  'Papua Barat Daya',
  'Papua Pegunungan',
  'Papua Selatan',
  'Papua Tengah',
  'Riau',
  'Sulawesi Barat',
  'Sulawesi Selatan',
  'Sulawesi Tengah',
  'Sulawesi Tenggara',
  'Sulawesi Utara',
  'Sumatera Barat',
  'Sumatera Selatan',
  'Sumatera Utara',
] as const;

export const provinsiEndpoint = defineEndpoint({
  call: 'GET provinsi/get/all',
  summary: 'Provinsi Indonesia',
  answer: listOf(objectOf({ provinsi: text('Provinsi', { max: 60 }) })),
  right: 'login',
});

const SUMBER = {
  call: provinsiEndpoint.call,
  value: 'provinsi',
  show: 'provinsi',
  table: 'provinsi',
} as const;

/** One of the list. What an older card says in other words stays there to be read until it is changed (D-7.2). */
export const provinsiField = () =>
  optional(alike(text('Provinsi', { max: 60 }), { kind: 'ref', source: SUMBER }));

export const isProvinsi = (nama: string): boolean => (PROVINSI as readonly string[]).includes(nama);
