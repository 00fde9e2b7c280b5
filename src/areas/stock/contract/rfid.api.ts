import { defineEndpoint } from '#kit/contract/endpoint.ts';
import {
  choice,
  gram,
  kode,
  listOf,
  objectOf,
  optional,
  text,
  type Field,
} from '#kit/contract/field.ts';
import { TAG_PALING_BANYAK } from '#areas/stock/rules/tag.ts';
import { modul } from '#areas/toko/contract/modul.ts';
import { stockModul } from '#areas/stock/contract/stock.modul.ts';

const right = { menu: ['rfid'] } as const;
const gate = modul(stockModul.RFID_MODULE);

/** A tag, and the piece that carries it; null where it is free. */
export const tagRow = {
  tag_id: text('Tag', { max: 40 }),
  kode_barcode: optional(text('Barcode')),
  nama_barang: optional(text('Nama Barang')),
  berat: optional(gram('Berat')),
  kode_gudang: optional(text('Gudang')),
  kode_baki: optional(text('Baki')),
  status: optional(text('Status')),
};
const row = objectOf(tagRow);

/** Puts a tag on a piece. One that carries another tag gets this one instead, if that is meant. */
export const pasangTagEndpoint = defineEndpoint({
  call: 'POST rfid/pasang',
  summary: 'Pasang tag RFID',
  body: {
    kode_barcode: kode('Barcode', 20),
    tag_id: kode('Tag', 40),
    ganti: optional(choice('Ganti Tag', ['YA'])),
  },
  answer: row,
  right,
  gate,
  key: 'required',
});

export const lepasTagEndpoint = defineEndpoint({
  call: 'POST rfid/lepas',
  summary: 'Lepas tag RFID',
  body: { kode_barcode: kode('Barcode', 20) },
  answer: row,
  right,
  gate,
  key: 'required',
});

const tags: Field<string[]> = {
  kind: 'list',
  label: 'Tag',
  schema: listOf(text('Tag', { max: 60 }).schema, {
    min: 1,
    max: TAG_PALING_BANYAK,
    minMessage: 'Tag Tidak Boleh Kosong',
  }),
};

/** Which pieces carry the tags that a reader hears: its test. */
export const bacaTagEndpoint = defineEndpoint({
  call: 'POST rfid/baca',
  readOnly: true,
  summary: 'Baca tag RFID',
  body: { tag_id: tags },
  answer: listOf(row),
  right,
  gate,
});
