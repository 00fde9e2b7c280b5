import * as z from 'zod/mini';
import { defineEndpoint } from '#kit/contract/endpoint.ts';
import { listOf, objectOf } from '#kit/contract/field.ts';
import { strictOf } from '#kit/contract/schema.ts';
import { isHari } from '#kit/rules/hari.ts';
import { LIHAT, pindahDocument } from '#areas/stock/contract/pindah.document.ts';

const hari = z
  .string('Tanggal Tidak Boleh Kosong')
  .check(z.refine((value: string) => isHari(value), 'Tanggal Tidak Boleh Kosong'));

/** Lihat Pindah Barang as the catalogue calls it: the moves of a span of days (2§7). */
export const daftarPindahEndpoint = defineEndpoint({
  call: 'GET pindahbarang/cetak-ulang',
  summary: 'Lihat pindah barang',
  query: strictOf({ start_date: hari, end_date: hari }),
  answer: listOf(objectOf(pindahDocument.row)),
  right: { menu: [LIHAT] },
});
