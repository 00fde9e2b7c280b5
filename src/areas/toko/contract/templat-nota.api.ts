import * as z from 'zod/mini';
import { defineEndpoint } from '#kit/contract/endpoint.ts';
import { choice, int, longText, objectOf, text, yesNo, type Schema } from '#kit/contract/field.ts';
import { schemasIn } from '#kit/contract/schema.ts';
import {
  JENIS_NOTA,
  JENIS_SLIP,
  JENIS_TEMPLAT,
  LETAK,
  type BagianTemplat,
  type JenisTemplat,
  type Kertas,
  type Templat,
} from '#areas/toko/rules/templat-nota.ts';
import { bolehSettingNota } from '#areas/toko/contract/toko.gates.ts';

const ukuran = (label: string, min: number, max: number) => int(label, { min, max });

const bagian = z
  .array(z.strictObject({ bagian: z.string(), tampil: z.boolean(), letak: z.enum(LETAK) }))
  .check(z.maxLength(20)) as Schema<BagianTemplat[]>;

/** The fields of a template beside its parts; form and server read the same. */
export const templatFields = {
  kertas: choice<Kertas>('Kertas', {
    TOKO: 'Menurut toko',
    58: '58 mm',
    80: '80 mm',
    NOTA: 'Nota cetak',
  }),
  huruf: choice('Ukuran Huruf', { KECIL: 'Kecil', NORMAL: 'Normal', BESAR: 'Besar' }),
  logo: yesNo('Logo'),
  salam: text('Salam Penutup', { min: 0, max: 60 }),
  catatan: longText('Catatan Kecil', { min: 0, max: 600 }),
  lebar: ukuran('Lebar Nota (mm)', 90, 300),
  tinggi: ukuran('Tinggi Nota (mm)', 70, 400),
  atas: ukuran('Kosong Di Atas (mm)', 0, 150),
  kiri: ukuran('Tepi Kiri Kanan (mm)', 0, 40),
  atas_belakang: ukuran('Kosong Di Atas, Belakang (mm)', 0, 150),
  kiri_belakang: ukuran('Tepi Kiri Kanan, Belakang (mm)', 0, 40),
};

const templat: Schema<Templat> = z.strictObject({
  bagian,
  ...schemasIn(templatFields),
});

export type TemplatRow = {
  jenis: JenisTemplat;
  /** The shop has not changed it: it is the product's own. */
  bawaan: boolean;
  templat: Templat;
};
const row: Schema<TemplatRow> = z.strictObject({
  jenis: z.enum(JENIS_TEMPLAT),
  bawaan: z.boolean(),
  templat,
});

const nota = { jenis: choice('Jenis Nota', JENIS_NOTA) };
const slip = { jenis: choice('Jenis Slip', JENIS_SLIP) };
const untuk = (path: string) => ({ right: { menu: [path] }, gate: bolehSettingNota });
const tulis = { body: objectOf({ templat: { kind: 'list', label: 'Templat', schema: templat } }) };

/** Every template of the shop and its logo: every person who prints reads them. */
export const listTemplatNotaEndpoint = defineEndpoint({
  call: 'GET setting-nota',
  summary: 'Templat nota dan slip',
  answer: z.array(row),
  extra: { logo: { kind: 'text', label: 'Logo', schema: z.nullable(z.string()) } },
  right: 'login',
});

export const ubahTemplatNotaEndpoint = defineEndpoint({
  call: 'PUT setting-nota/:jenis',
  summary: 'Ubah templat nota',
  params: nota,
  ...tulis,
  answer: row,
  ...untuk('setting-nota'),
});
export const resetTemplatNotaEndpoint = defineEndpoint({
  call: 'DELETE setting-nota/:jenis',
  summary: 'Kembalikan templat nota ke bawaan',
  params: nota,
  answer: row,
  ...untuk('setting-nota'),
});
export const ubahTemplatSlipEndpoint = defineEndpoint({
  call: 'PUT setting-nota-slip/:jenis',
  summary: 'Ubah templat slip',
  params: slip,
  ...tulis,
  answer: row,
  ...untuk('setting-nota-slip'),
});
export const resetTemplatSlipEndpoint = defineEndpoint({
  call: 'DELETE setting-nota-slip/:jenis',
  summary: 'Kembalikan templat slip ke bawaan',
  params: slip,
  answer: row,
  ...untuk('setting-nota-slip'),
});

/** A picture (PNG, JPEG or WebP in base64); the server makes a small black and white one of it. */
export const ubahLogoNotaEndpoint = defineEndpoint({
  call: 'POST setting-nota/logo',
  summary: 'Ubah logo nota',
  body: { gambar: longText('Gambar', { max: 700_000 }) },
  answer: objectOf({ logo: longText('Logo', { max: 200_000 }) }),
  right: { menu: ['setting-nota', 'setting-nota-slip'] },
  gate: bolehSettingNota,
});
export const hapusLogoNotaEndpoint = defineEndpoint({
  call: 'POST setting-nota/logo/hapus',
  summary: 'Hapus logo nota',
  right: { menu: ['setting-nota', 'setting-nota-slip'] },
  gate: bolehSettingNota,
});
