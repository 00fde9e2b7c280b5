import * as z from 'zod/mini';
import { defineEndpoint } from '#kit/contract/endpoint.ts';
import { instant, int, listOf, objectOf, optional, rupiah, text } from '#kit/contract/field.ts';
import { schemaOf } from '#kit/contract/schema.ts';
import { BERBARCODE } from '#areas/toko/contract/toko.gates.ts';

const right = { menu: ['transaksi-penjualan'] } as const;

const baris = {
  id: text('Id', { max: 36 }),
  nama: text('Nama', { max: 60 }),
  user_id: text('User', { max: 40 }),
  input_date: instant('Waktu'),
  qty: int('Qty'),
  total: rupiah('Total'),
};

/** A sale as far as it was typed: kept as it came, checked when it becomes a sale. */
const isi = schemaOf(z.record(z.string(), z.unknown()));
const isiField = { kind: 'list', label: 'Isi', schema: isi } as const;

/** Held carts live on the server: seen from every counter of the shop, they survive a reload (D-10.3). */
export const tundaEndpoint = defineEndpoint({
  call: 'POST penjualan-tunda',
  summary: 'Tahan penjualan',
  body: {
    nama: text('Nama', { max: 60 }),
    isi: isiField,
    /** What the list shows; left out, the server reckons it of the pieces. */
    qty: optional(int('Qty', { min: 0, max: 200 })),
    total: optional(rupiah('Total')),
  },
  answer: { id: text('Id') },
  right,
  gate: BERBARCODE,
  status: 201,
});

export const daftarTundaEndpoint = defineEndpoint({
  call: 'GET penjualan-tunda',
  summary: 'Penjualan yang ditahan',
  answer: listOf(objectOf(baris)),
  right,
});

export const bacaTundaEndpoint = defineEndpoint({
  call: 'GET penjualan-tunda/:id',
  // A cart that is taken up again must be what was typed.
  people: 'whole',
  summary: 'Satu penjualan yang ditahan',
  params: { id: text('Id', { max: 36 }) },
  answer: { ...baris, isi: isiField },
  right,
});

export const hapusTundaEndpoint = defineEndpoint({
  call: 'DELETE penjualan-tunda/:id',
  summary: 'Ambil atau buang penjualan yang ditahan',
  params: { id: text('Id', { max: 36 }) },
  right,
  status: 204,
});
