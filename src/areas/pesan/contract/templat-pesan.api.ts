import * as z from 'zod/mini';
import { defineEndpoint } from '#kit/contract/endpoint.ts';
import {
  choice,
  hint,
  listOf,
  longText,
  objectOf,
  optional,
  text,
  yesNo,
} from '#kit/contract/field.ts';
import { asField } from '#kit/contract/field-more.ts';
import { JENIS_TEMPLAT_PESAN, type JenisPesan } from '#areas/pesan/rules/jenis-pesan.ts';
import { jenisPesan, menuPesan } from '#areas/pesan/contract/pesan.api.ts';

/** What a shop chooses of a kind of message. */
export const templatPesanFields = {
  isi: longText('Isi Pesan', { max: 3000 }),
  nama_cloud: hint(
    'Hanya untuk Cloud API: nama templat yang sudah disetujui. Isiannya dikirim berurutan.',
    optional(
      text('Nama Templat Cloud API', {
        max: 60,
        pattern: /^[a-z0-9_]+$/,
        message: 'Nama Templat Hanya Huruf Kecil, Angka Dan Garis Bawah',
      }),
    ),
  ),
};

const row = objectOf({
  jenis: jenisPesan,
  bawaan: yesNo('Bawaan'),
  tempat: asField(z.array(z.string()), 'Isian'),
  ...templatPesanFields,
});
const params = {
  jenis: choice('Jenis', JENIS_TEMPLAT_PESAN as readonly [JenisPesan, ...JenisPesan[]]),
};

export const daftarTemplatPesanEndpoint = defineEndpoint({
  ...menuPesan,
  call: 'GET pesan/templat',
  summary: 'Templat pesan',
  answer: listOf(row),
});
export const ubahTemplatPesanEndpoint = defineEndpoint({
  ...menuPesan,
  call: 'PUT pesan/templat/:jenis',
  summary: 'Ubah templat pesan',
  params,
  body: templatPesanFields,
  answer: row,
});
export const resetTemplatPesanEndpoint = defineEndpoint({
  ...menuPesan,
  call: 'DELETE pesan/templat/:jenis',
  summary: 'Kembalikan templat pesan ke bawaan',
  params,
  answer: row,
});
