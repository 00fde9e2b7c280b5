import * as z from 'zod/mini';
import { defineEndpoint } from '#kit/contract/endpoint.ts';
import {
  choice,
  day,
  gram,
  instant,
  int,
  kode,
  listOf,
  longText,
  objectOf,
  ofPerson,
  optional,
  ref,
  rupiah,
  text,
  type ValuesOf,
} from '#kit/contract/field.ts';
import { asField, phoneTold } from '#kit/contract/field-more.ts';
import { means } from '#kit/contract/meaning.ts';
import { strictOf } from '#kit/contract/schema.ts';
import { mg, rp } from '#kit/rules/quantity.ts';
import { sense } from '#kit/rules/sentence.ts';
import { groupMaster } from '#areas/barang/contract/group.master.ts';
import { jenisMaster } from '#areas/barang/contract/jenis.master.ts';
import { kadarMaster } from '#areas/barang/contract/kadar.master.ts';
import { customerDokumen } from '#areas/customer/contract/customer.api.ts';
import { preOrderModul } from '#areas/pre-order/contract/pre-order.modul.ts';
import { ASAL_PO, STATUS_PO } from '#areas/pre-order/rules/pre-order.ts';
import { modul } from '#areas/toko/contract/modul.ts';

const gate = modul(preOrderModul.PRE_ORDER_MODULE);
const DI_PO = { menu: ['pre-order'] };
const DI_MEJA = { menu: ['pre-order', 'transaksi-pesanan'] };
const no = { no: kode('No PO', 14) };

export const barisDiminta = {
  deskripsi: longText('Deskripsi', { max: 300 }),
  kode_dept: optional(ref('Jenis', jenisMaster, 'nama')),
  kode_group: optional(ref('Group', groupMaster, 'nama')),
  kode_kadar: optional(ref('Kadar', kadarMaster, 'label')),
  berat: optional(gram('Berat', { min: mg(1), minMessage: 'Berat Tidak Boleh 0' })),
  qty: int('Qty', { min: 1, minMessage: 'Qty Tidak Boleh 0', max: 10_000 }),
  harga_perkiraan: optional(rupiah('Harga Perkiraan', { min: rp(0) })),
  gambar: optional(text('Gambar', { max: 100 })),
};

/** A line as it is shown: what is asked for, and what came of it. */
const barisPo = {
  urut: int('No'),
  ...barisDiminta,
  qty_terima: int('Qty Terima'),
  berat_terima: gram('Berat Terima', { max: Number.MAX_SAFE_INTEGER }),
};

export const poRow = {
  no_po: kode('No PO'),
  tgl_po: day('Tanggal'),
  input_date: instant('Waktu'),
  asal: choice('Asal', ASAL_PO),
  no_order: optional(text('No Order')),
  status: choice('Status', STATUS_PO),
  kode_customer: optional(kode('Kode Customer')),
  customer: text('Customer', { min: 0 }),
  alamat_customer: ofPerson('ADDRESS', text('Alamat', { min: 0 })),
  no_hp: optional(phoneTold('No HP')),
  kode_supplier: optional(kode('Supplier')),
  tgl_janji: optional(day('Janji')),
  keterangan: text('Keterangan', { min: 0 }),
  alasan: optional(text('Alasan')),
  qty: int('Qty'),
  qty_terima: int('Qty Terima'),
  input_by: text('Kasir'),
  barang: asField(listOf(objectOf(barisPo)), 'Barang'),
};
export type PreOrder = ValuesOf<typeof poRow>;

/** Pre-orders as the requirement reads them: `page` decides, `skip` only without it (D-36.9). */
export const LIMIT_PO = 50;
export const PALING_PO = 9999;
const count = (label: string, least: number, most: number) =>
  means(
    z.codec(z.optional(z.string()), z.optional(z.int().check(z.gte(least), z.lte(most))), {
      decode: (raw) => (raw === undefined || raw === '' ? undefined : Number(raw)),
      encode: (value) => (value === undefined ? undefined : String(value)),
    }),
    int(label, { min: least, max: most }),
  );
export const daftarPoEndpoint = defineEndpoint({
  call: 'GET pre-order',
  summary: 'Daftar pre order',
  gate,
  query: strictOf({
    skip: count('Baris yang dilewati', 0, 100_000_000),
    limit: count('Baris paling banyak', 1, PALING_PO),
    page: count('Halaman', 1, 100_000_000),
    status: z.optional(
      z.string().check(z.regex(/^(open|process|finish|cancel|terbuka)?$/i, 'Status Tidak Valid')),
    ),
    q: z.optional(z.string().check(z.maxLength(100))),
  }),
  answer: {
    count: int(sense('Jumlah', 'banyaknya')),
    preorders: asField(listOf(objectOf(poRow)), 'Pre order'),
    skip: int('Dilewati'),
    limit: int('Paling banyak'),
    page: int('Halaman'),
  },
  right: { menu: ['pre-order', 'transaksi-pesanan', 'penerimaan-barang'] },
});

/** A new pre-order of the counter, or of the online store, which names its own order (D-51.14). */
export const buatPoEndpoint = defineEndpoint({
  call: 'POST pre-order',
  summary: 'Simpan pre order',
  gate,
  body: {
    customer: optional(asField(customerDokumen, 'Customer')),
    kode_supplier: optional(kode('Supplier')),
    tgl_janji: optional(day('Janji')),
    no_order: optional(text('No Order', { max: 60 })),
    barang: asField(
      listOf(objectOf(barisDiminta), { min: 1, max: 50, minMessage: 'Barang Tidak Boleh Kosong' }),
      'Barang',
    ),
    keterangan: optional(longText('Keterangan', { max: 300 })),
  },
  answer: poRow,
  right: DI_MEJA,
  status: 201,
  key: 'required',
});

/** Placed at a supplier. */
export const prosesPoEndpoint = defineEndpoint({
  call: 'POST pre-order/:no/proses',
  summary: 'Pre order dipesankan ke supplier',
  gate,
  params: no,
  body: { kode_supplier: kode('Supplier') },
  answer: poRow,
  right: DI_PO,
  key: 'required',
});

const alasan = { alasan: text('Alasan', { min: 3, max: 300 }) };
/** Ended before all of it came. */
export const selesaiPoEndpoint = defineEndpoint({
  call: 'POST pre-order/:no/selesai',
  summary: 'Pre order diselesaikan',
  gate,
  params: no,
  body: alasan,
  answer: poRow,
  right: DI_PO,
  key: 'required',
});

/** Cancelled, on any day, while nothing of it came. */
export const batalPoEndpoint = defineEndpoint({
  call: 'POST pre-order/:no/batal',
  summary: 'Batal pre order',
  gate,
  params: no,
  body: alasan,
  answer: poRow,
  right: DI_PO,
  key: 'required',
});
