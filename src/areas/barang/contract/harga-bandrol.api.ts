import { defineEndpoint } from '#kit/contract/endpoint.ts';
import { listOf, objectOf } from '#kit/contract/field.ts';
import { strictOf } from '#kit/contract/schema.ts';
import { bandrolMaster } from '#areas/barang/contract/bandrol.master.ts';

const { kode_bandrol, nama, harga } = bandrolMaster.fields;

/** The prices of many labels at once, all or nothing: one approval with every line of it (D-3.5). */
export const ubahBanyakBandrolEndpoint = defineEndpoint({
  call: 'POST parabandrol/harga',
  summary: 'Ubah harga banyak bandrol',
  approvable: true,
  body: strictOf({ bandrol: listOf(objectOf({ kode_bandrol, harga }), { min: 1, max: 500 }) }),
  answer: listOf(objectOf({ kode_bandrol, nama, harga })),
  right: { menu: ['master-bandrol'] },
});
