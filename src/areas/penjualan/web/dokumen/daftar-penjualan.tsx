import type { ReactNode } from 'react';
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { mark } from '#kit/web/base/text.ts';
import { daftarPenjualanEndpoint, penjualanRow } from '#areas/penjualan/contract/penjualan.api.ts';
import { dokumenPenjualan } from '#areas/penjualan/web/dokumen/dokumen-penjualan.tsx';
import { DaftarNota, daftarNota } from '#areas/penjualan/web/dokumen/daftar-nota.tsx';
import type { Dokumen } from '#areas/penjualan/web/kasir/use-jual.ts';

type Row = AnswerOf<typeof daftarPenjualanEndpoint>[number];

const { no_faktur_jual, input_date, status, nama_customer, qty, berat, grand_total, kode_sales } =
  penjualanRow;

const DAFTAR = daftarNota<Row, Dokumen>({
  name: 'lihat-penjualan',
  label: mark('Penjualan'),
  list: daftarPenjualanEndpoint,
  document: dokumenPenjualan,
  key: 'no_faktur_jual',
  number: /^PJ[A-Z0-9]{12}$/,
  first: { no_faktur_jual, input_date, nama_customer, qty, berat, grand_total, kode_sales, status },
  fields: penjualanRow,
  sortable: ['no_faktur_jual', 'input_date', 'nama_customer', 'grand_total', 'berat'],
  words: {
    empty: mark('Belum ada penjualan untuk filter ini.'),
    search: mark('No nota, pelanggan, atau barcode'),
  },
  csv: 'PENJUALAN.csv',
});

/** Every sale of the shop; a cashier sees the open day only (the server's rule). */
export function DaftarPenjualan({ tabs }: { tabs?: ReactNode }) {
  return <DaftarNota of={DAFTAR} tabs={tabs} />;
}
