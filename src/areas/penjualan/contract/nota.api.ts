import { defineEndpoint } from '#kit/contract/endpoint.ts';
import {
  choice,
  day,
  gram,
  int,
  kadarPersen,
  kode,
  list,
  listOf,
  longText,
  objectOf,
  optional,
  rupiah,
  text,
  yesNo,
} from '#kit/contract/field.ts';
import { LEMBAR } from '#areas/penjualan/rules/nota.ts';

const MELIHAT = {
  menu: [
    'transaksi-penjualan',
    'lihat-penjualan',
    'batal-penjualan',
    'validasi-penjualan',
    'validasi-jual-beli',
  ],
};
const baris = (label: string) => longText(label, { min: 0 });

/**
 * One piece on one sheet of any document of goods, its texts already cut at 20 characters to a line
 * and 5 lines (1§3, 1§9).
 */
export const notaIsi = {
  lembar: choice('Lembar', LEMBAR),
  urut: int('Urut'),
  tgl_system: day('Tanggal'),
  kode_sales: kode('Sales'),
  kasir: text('Kasir', { max: 40 }),
  nama_customer: baris('Nama Customer'),
  alamat_customer: baris('Alamat Customer'),
  kode_marketplace: baris('Marketplace'),
  kode_barcode: kode('Barcode'),
  nama_barang: baris('Nama Barang'),
  deskripsi: baris('Deskripsi'),
  deskripsi_jual: baris('Deskripsi Jual'),
  deskripsi_contoh: baris('Deskripsi Contoh'),
  kadar: kadarPersen('Kadar'),
  berat: gram('Berat'),
  harga_per_gram: rupiah('Harga Per Gram'),
  ongkos: rupiah('Ongkos'),
  harga: rupiah('Harga'),
  diskon_rp: rupiah('Diskon'),
  netto: rupiah('Netto'),
  cetak_ke: int('Cetak Ke'),
  keterangan_nota: list('Keterangan Nota'),
  syarat_ketentuan: baris('Syarat Ketentuan'),
  auto_cut: yesNo('Potong Kertas'),
};

const notaBaris = {
  ...notaIsi,
  no_faktur_jual: kode('No Faktur', 14),
  grand_total: rupiah('Grand Total'),
};

const words = {
  query: { no: kode('No Faktur', 14) },
  answer: listOf(objectOf(notaBaris)),
  extra: { template_wa: longText('Pesan', { max: 100_000 }) },
  right: MELIHAT,
} as const;

/** Print data of the sheet that the customer gets. */
export const notaSatuEndpoint = defineEndpoint({
  ...words,
  call: 'GET penjualan/get/bynota/single',
  summary: 'Data cetak nota penjualan, lembar pelanggan',
});

/** Print data of every sheet that the shop prints: two with the duplicate module. */
export const notaEndpoint = defineEndpoint({
  ...words,
  call: 'GET penjualan/get/bynota',
  summary: 'Data cetak nota penjualan, semua lembar',
});

/** The same paper as a PDF; its width is the shop's unless asked for. */
export const notaPdfEndpoint = defineEndpoint({
  call: 'GET penjualan/:no/nota.pdf',
  summary: 'Nota penjualan sebagai PDF',
  params: { no: kode('No Faktur', 14) },
  query: {
    ukuran: optional(choice('Ukuran', ['58', '80', 'NOTA'])),
    lembar: optional(choice('Lembar', LEMBAR)),
  },
  right: MELIHAT,
  raw: true,
});

/** The address of the customer's page of a sale, a buy-back or a deposit: what its QR says (D-32.11). */
export const alamatNotaEndpoint = defineEndpoint({
  call: 'GET alamat-nota/:no',
  summary: 'Alamat halaman nota pelanggan',
  params: { no: kode('No Faktur', 14) },
  answer: { alamat: optional(text('Alamat', { max: 134 })) },
  right: 'login',
});
