import * as z from 'zod/mini';
import { defineEndpoint } from '#kit/contract/endpoint.ts';
import { kode, listOf, objectOf } from '#kit/contract/field.ts';
import { barangMasukFields } from '#areas/stock/contract/barang.fields.ts';
import { BARANG_PALING_BANYAK } from '#areas/stock/contract/barang.api.ts';
import { TERIMA } from '#areas/terima/contract/terima.document.ts';

/** Pieces of one lot with their labels, in their trays: every fault of every line at once (D-8.3). */
export const labelTerimaEndpoint = defineEndpoint({
  call: 'POST penerimaan-barang/:no/label',
  summary: 'Label barang penerimaan',
  approvable: true,
  guards: ['fineness', 'plausible', 'weight', 'labour'],
  params: { no: kode('No Terima', 14) },
  body: z.strictObject({
    urut: z.int().check(z.gte(1)),
    barang: z
      .array(z.record(z.string(), z.unknown()))
      .check(
        z.minLength(1, 'Barang Tidak Boleh Kosong'),
        z.maxLength(BARANG_PALING_BANYAK, 'Barang Maksimal 1000 Baris'),
      ),
  }),
  answer: listOf(objectOf(barangMasukFields)),
  right: { menu: [TERIMA] },
  status: 201,
  key: 'required',
});
