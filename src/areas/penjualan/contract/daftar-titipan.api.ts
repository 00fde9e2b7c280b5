import * as z from 'zod/mini';
import { defineEndpoint } from '#kit/contract/endpoint.ts';
import { gram, int, listOf, objectOf, rupiah, type Schema } from '#kit/contract/field.ts';
import { pagingShape, type Paging } from '#kit/contract/paging.ts';
import { asField } from '#areas/penjualan/contract/penjualan.api.ts';
import { MENU_TITIPAN, titipanRow } from '#areas/penjualan/contract/titipan.api.ts';
import { STATUS_TITIPAN } from '#areas/penjualan/rules/titipan.ts';

const tanggal = z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'Tanggal Tidak Valid')));

export type CariTitipan = Paging & {
  tgl_from?: string;
  tgl_to?: string;
  status?: string;
  kode_sales?: string;
};

export const daftarTitipanEndpoint = defineEndpoint({
  call: 'GET titip',
  summary: 'Daftar titipan',
  query: z.strictObject({
    ...pagingShape(['no_titip', 'input_date', 'nama_customer', 'harga_total', 'berlaku_sampai']),
    tgl_from: tanggal,
    tgl_to: tanggal,
    status: z.optional(z.enum(['ALL', 'LEWAT', ...STATUS_TITIPAN])),
    kode_sales: z.optional(z.string().check(z.maxLength(20))),
  }) as unknown as Schema<CariTitipan>,
  answer: listOf(objectOf(titipanRow)),
  extra: {
    total: asField(
      objectOf({
        qty: int('Qty'),
        berat: gram('Berat'),
        harga_total: rupiah('Harga Total'),
        dp_rp: rupiah('Uang Titip'),
        sisa_rp: rupiah('Sisa'),
      }),
      'Total',
    ),
  },
  right: { menu: MENU_TITIPAN },
  paged: true,
});
