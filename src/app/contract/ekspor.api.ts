import { defineEndpoint } from '#kit/contract/endpoint.ts';
import {
  choice,
  int,
  list,
  listOf,
  objectOf,
  optional,
  text,
  yesNo,
  type ValuesOf,
} from '#kit/contract/field.ts';
import { bolehEkspor } from '#app/contract/rumah.gates.ts';

const words = { right: { menu: ['export-csv'] }, gate: bolehEkspor } as const;

const tabelFields = {
  tabel: text('Tabel', { max: 60 }),
  judul: text('Judul', { max: 80 }),
  jenis: choice('Jenis', { MASTER: 'Master', DAFTAR: 'Daftar' }),
  /** Customers, loans or cost: an owner approves (authorisations.tsv). */
  rahasia: yesNo('Perlu otorisasi'),
};
export type TabelEkspor = ValuesOf<typeof tabelFields>;

export const daftarEksporEndpoint = defineEndpoint({
  ...words,
  call: 'GET export-csv',
  summary: 'Tabel yang dapat diekspor',
  answer: listOf(objectOf(tabelFields)),
});

export const eksporFields = {
  tabel: text('Tabel', { max: 60 }),
  alasan: text('Alasan', { max: 200 }),
};

/** Lets one table out: approved where it must be, written down, then fetched by its id. */
export const eksporEndpoint = defineEndpoint({
  ...words,
  call: 'POST export-csv',
  summary: 'Ekspor satu tabel',
  approvable: true,
  body: eksporFields,
  answer: objectOf({
    id: text('Id', { max: 36 }),
    nama: text('Nama Berkas', { max: 100 }),
    baris: int('Baris'),
    kolom: list('Kolom'),
  }),
  status: 201,
});

const berkas = {
  ...words,
  params: { id: text('Id', { min: 36, max: 36, pattern: /^[0-9a-f-]{36}$/ }) },
  raw: true,
} as const;

/** `titik_koma`: the first line says `sep=;`, as Excel in Indonesian wants it. */
export const csvEksporEndpoint = defineEndpoint({
  ...berkas,
  call: 'GET export-csv/:id/isi.csv',
  summary: 'Isi ekspor sebagai CSV',
  query: { titik_koma: optional(yesNo('Dengan titik koma')) },
});

/** Codes, numbers of identity and telephones are text cells: no spreadsheet makes figures of them. */
export const xlsxEksporEndpoint = defineEndpoint({
  ...berkas,
  call: 'GET export-csv/:id/isi.xlsx',
  summary: 'Isi ekspor sebagai Excel',
});
