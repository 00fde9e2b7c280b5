import * as z from 'zod/mini';
import { defineEndpoint } from '#kit/contract/endpoint.ts';
import {
  instant,
  int,
  kode,
  listOf,
  objectOf,
  ofPerson,
  optional,
  rupiah,
  status,
  text,
  yesNo,
} from '#kit/contract/field.ts';
import { asField, phoneTold } from '#kit/contract/field-more.ts';
import { pagingShape } from '#kit/contract/paging.ts';
import { strictOf } from '#kit/contract/schema.ts';
import { words } from '#kit/rules/row-word.ts';
import { alasanBatal } from '#areas/dokumen/contract/dokumen.ts';
import { penjualanModul } from '#areas/penjualan/contract/penjualan.modul.ts';
import { barangAnswer } from '#areas/stock/contract/barang.api.ts';
import { modul } from '#areas/toko/contract/modul.ts';

/** What becomes of an order of a channel (D-48.4). */
export const STATUS_PESANAN = words(['MENUNGGU', 'DIJUAL', 'PO', 'DITOLAK', 'BATAL']);
export type StatusPesanan = (typeof STATUS_PESANAN)[number];

const gate = modul(penjualanModul.MARKETPLACE_INTEGRATION_MODULE);
const LIHAT = { menu: ['integrasi-marketplace', 'transaksi-penjualan'] };
const params = { id: text('Pesanan', { max: 19, pattern: /^\d{1,19}$/ }) };

export const pesananRow = {
  no_order: text('No Order'),
  kode_marketplace: kode('Marketplace'),
  status: status('Status', STATUS_PESANAN),
  diterima_at: instant('Diterima'),
  tahan_sampai: optional(instant('Ditahan Sampai')),
  nama: text('Pembeli', { min: 0 }),
  ekspedisi: text('Ekspedisi', { min: 0 }),
  qty: int('Qty'),
  total: rupiah('Total'),
  /** Named by the channel when it was asked: until then a cashier does not sell it. */
  pasti: yesNo('Dipastikan Marketplace'),
  sebab: optional(text('Sebab')),
  no_faktur_jual: optional(kode('No Faktur', 14)),
  no_po: optional(kode('No PO', 14)),
};

const pilih = z.optional(z.string().check(z.maxLength(40)));

/** Orders of channels, those first that wait. */
export const daftarPesananEndpoint = defineEndpoint({
  call: 'GET pesanan-online',
  summary: 'Pesanan dari marketplace dan toko web',
  query: strictOf({ ...pagingShape(['diterima_at']), status: pilih, kode_marketplace: pilih }),
  answer: listOf(objectOf({ id: params.id, ...pesananRow })),
  right: LIHAT,
  paged: true,
});

/** One order whole, as the person needs it who sells it. */
export const satuPesananEndpoint = defineEndpoint({
  call: 'GET pesanan-online/:id',
  summary: 'Satu pesanan online',
  params,
  answer: {
    id: params.id,
    ...pesananRow,
    no_hp: optional(phoneTold('No HP')),
    alamat: ofPerson('ADDRESS', text('Alamat', { min: 0 })),
    barang: asField(listOf(barangAnswer), 'Barang'),
    diminta: asField(
      listOf(
        objectOf({
          deskripsi: text('Deskripsi'),
          qty: int('Qty'),
          harga: optional(rupiah('Harga')),
        }),
      ),
      'Diminta',
    ),
  },
  right: LIHAT,
  people: 'whole',
});

/** Who paid for what a pre-order waits for, and how much; none of one of the counter (decision 1128). */
export const dpPesananEndpoint = defineEndpoint({
  call: 'GET pesanan-online/dp',
  summary: 'Uang marketplace di balik pre order',
  query: strictOf({ no_po: z.string().check(z.minLength(1), z.maxLength(14)) }),
  answer: listOf(
    objectOf({
      kode_marketplace: pesananRow.kode_marketplace,
      no_order: pesananRow.no_order,
      total: pesananRow.total,
      pasti: pesananRow.pasti,
      nama: pesananRow.nama,
    }),
  ),
  right: { menu: ['transaksi-pesanan'] },
});

/** Not sold: its pieces are free again. */
export const tolakPesananEndpoint = defineEndpoint({
  call: 'POST pesanan-online/:id/tolak',
  summary: 'Pesanan online ditolak',
  params,
  body: alasanBatal,
  answer: objectOf({ no_order: text('No Order'), status: status('Status', STATUS_PESANAN) }),
  right: { menu: ['integrasi-marketplace'] },
});

/** What a buyer asks for without a piece becomes a pre-order that names the order (D-48.6, D-36.9). */
export const jadikanPoEndpoint = defineEndpoint({
  call: 'POST pesanan-online/:id/po',
  summary: 'Pesanan online menjadi pre order',
  params,
  answer: objectOf({ no_order: text('No Order'), no_po: kode('No PO', 14) }),
  right: { menu: ['pre-order', 'transaksi-pesanan'] },
  gate,
  status: 201,
  key: 'required',
});
