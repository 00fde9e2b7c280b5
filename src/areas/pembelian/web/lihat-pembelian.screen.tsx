import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { mark } from '#kit/web/base/text.ts';
import { daftarPembelianEndpoint, pembelianRow } from '#areas/pembelian/contract/pembelian.api.ts';
import { dokumenPembelian } from '#areas/pembelian/web/dokumen/dokumen-pembelian.tsx';
import type { DokumenBeli } from '#areas/pembelian/web/dokumen/isi-beli.tsx';
import { DaftarNota, daftarNota } from '#areas/penjualan/web/dokumen/daftar-nota.tsx';

type Row = AnswerOf<typeof daftarPembelianEndpoint>[number];

const { no_faktur_beli, input_date, status, nama_customer, qty, berat, grand_total, kode_sales } =
  pembelianRow;

const DAFTAR = daftarNota<Row, DokumenBeli>({
  name: 'lihat-pembelian',
  label: mark('Pembelian'),
  list: daftarPembelianEndpoint,
  document: dokumenPembelian,
  key: 'no_faktur_beli',
  number: /^PB[A-Z0-9]{12}$/,
  first: { no_faktur_beli, input_date, nama_customer, kode_sales, qty, berat, grand_total, status },
  fields: pembelianRow,
  sortable: ['no_faktur_beli', 'input_date', 'nama_customer', 'grand_total', 'berat'],
  words: {
    empty: mark('Belum ada pembelian untuk filter ini.'),
    search: mark('No nota, penjual, atau barang'),
  },
  csv: 'PEMBELIAN.csv',
});

/** Every buy-back of the shop; a cashier sees the open day only (the server's rule). */
export default function LihatPembelianScreen() {
  return <DaftarNota of={DAFTAR} />;
}
