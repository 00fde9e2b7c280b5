import * as z from 'zod/mini';
import { defineEndpoint } from '#kit/contract/endpoint.ts';
import {
  day,
  gram,
  int,
  kode,
  list,
  listOf,
  objectOf,
  optional,
  rupiah,
  status,
} from '#kit/contract/field.ts';
import { asField, nomor } from '#kit/contract/field-more.ts';
import { pagingShape } from '#kit/contract/paging.ts';
import { sumRupiah } from '#kit/contract/report.ts';
import { strictOf } from '#kit/contract/schema.ts';
import { mg } from '#kit/rules/quantity.ts';
import { alasanBatal } from '#areas/dokumen/contract/dokumen.ts';
import { noResi, onlineFields } from '#areas/penjualan/contract/online/online.fields.ts';
import { diskonDiminta } from '#areas/penjualan/contract/penjualan.fields.ts';
import { penjualanModul } from '#areas/penjualan/contract/penjualan.modul.ts';
import { STATUS_KIRIM } from '#areas/penjualan/rules/online/online.ts';
import { modul } from '#areas/toko/contract/modul.ts';

const gate = modul(penjualanModul.MARKETPLACE_INTEGRATION_MODULE);
const JUAL = ['transaksi-penjualan'];
const LIHAT = ['lihat-penjualan', ...JUAL];
const params = { no: kode('No Faktur', 14) };
const { fee_persen: _f, status: _s, ...order } = onlineFields;

/** A sale through a marketplace, as the people who pack it read it. */
export const onlineRow = {
  no_faktur_jual: kode('No Faktur', 14),
  tgl_system: day('Tanggal'),
  ...order,
  qty: int('Qty'),
  berat: gram('Berat'),
  grand_total: rupiah('Total'),
  tgl_cair: optional(day('Tanggal Cair')),
  status: status('Status', STATUS_KIRIM),
};

const pilih = z.optional(z.string().check(z.maxLength(40)));
const tanggal = z.optional(day('Tanggal').schema);

/** Orders of all days, those first that wait the longest; the sale itself says who buys. */
export const daftarOnlineEndpoint = defineEndpoint({
  call: 'GET penjualan-marketplace',
  summary: 'Penjualan marketplace',
  query: strictOf({
    ...pagingShape(['tgl_system', 'no_order']),
    status: pilih,
    kode_marketplace: pilih,
    tgl_from: tanggal,
    tgl_to: tanggal,
  }),
  answer: listOf(objectOf(onlineRow)),
  extra: { total: asField(objectOf({ grand_total: sumRupiah('Total') }), 'Total') },
  right: { menu: LIHAT },
  paged: true,
});

/** The sums of an order before it is saved. */
export const hitungOnlineEndpoint = defineEndpoint({
  call: 'POST penjualan-marketplace/hitung',
  summary: 'Hitung penjualan marketplace',
  readOnly: true,
  gate,
  body: {
    barang: asField(listOf(kode('Barcode').schema, { min: 1, max: 50 }), 'Barang'),
    diskon: optional(asField(diskonDiminta, 'Diskon')),
    kode_customer: optional(kode('Kode Customer')),
  },
  answer: {
    harga: asField(
      listOf(objectOf({ kode_barcode: kode('Barcode'), harga: rupiah('Harga') })),
      'Harga',
    ),
    sub_total: rupiah('Sub Total'),
    diskon_rp: rupiah('Diskon'),
    ppn_luar_rp: rupiah('PPN'),
    pph22_rp: rupiah('PPh 22'),
    grand_total: rupiah('Grand Total'),
  },
  right: { menu: JUAL },
});

const answer = objectOf({ no_faktur_jual: kode('No Faktur', 14), ...onlineFields });

/** Handed to the courier (D-48.3). */
export const kirimOnlineEndpoint = defineEndpoint({
  call: 'POST penjualan/:no/kirim',
  summary: 'Penjualan marketplace dikirim',
  params,
  body: { no_resi: noResi },
  answer,
  right: { menu: LIHAT },
  key: 'required',
  approvable: 'lateDay',
});

/** Received by the buyer. */
export const selesaiOnlineEndpoint = defineEndpoint({
  call: 'POST penjualan/:no/selesai',
  summary: 'Penjualan marketplace selesai',
  params,
  answer,
  right: { menu: LIHAT },
  key: 'required',
  approvable: 'lateDay',
});

const ditimbang = listOf(
  objectOf({
    kode_barcode: nomor('Barcode'),
    berat: gram('Berat', { min: mg(1), minMessage: 'Berat Tidak Boleh 0' }),
  }),
  { min: 1, max: 50 },
);

/**
 * A parcel comes back (D-48.3): on the day of its sale that is the sale's cancel, later its pieces, each scanned and
 * weighed and photographed, are bought back for what was paid. The area of buy-backs serves it.
 */
export const returOnlineEndpoint = defineEndpoint({
  call: 'POST penjualan/:no/retur',
  summary: 'Retur penjualan marketplace',
  params,
  body: {
    ...alasanBatal,
    barang: optional(asField(ditimbang, 'Barang')),
    /** One of each piece, taken for this act. */
    foto: optional(list('Foto')),
  },
  answer: objectOf({
    no_faktur_jual: kode('No Faktur', 14),
    /** Of its cancel, or of the buy-back that takes it in. */
    no_retur: kode('No Retur', 14),
    ...onlineFields,
  }),
  right: { menu: ['batal-penjualan'] },
  guards: ['weight', 'plausible', 'evidence'],
  key: 'required',
  approvable: true,
});

/** What is stuck on the parcel: 100 x 150 mm, or a roll. */
export const slipOnlineEndpoint = defineEndpoint({
  call: 'GET penjualan/:no/slip.pdf',
  summary: 'Slip pengiriman marketplace',
  params,
  query: strictOf({ ukuran: z.optional(z.enum(['100X150', '58', '80'])) }),
  right: { menu: LIHAT },
  gate: modul(penjualanModul.SLIP_MARKETPLACE_MODULE),
  raw: true,
});
