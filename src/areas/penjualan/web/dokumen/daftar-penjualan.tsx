import type { ReactNode } from 'react';
import { mark } from '#kit/web/base/text.ts';
import { documentList } from '#areas/dokumen/web/list-of-kind.ts';
import { penjualanDocument } from '#areas/penjualan/contract/penjualan.document.ts';
import { DaftarNota, TOTAL_NOTA } from '#areas/penjualan/web/dokumen/daftar-nota.tsx';
import { dokumenPenjualan } from '#areas/penjualan/web/dokumen/dokumen-penjualan.tsx';

const DAFTAR = documentList(penjualanDocument, {
  name: 'lihat-penjualan',
  label: mark('Penjualan'),
  document: dokumenPenjualan,
  first: [
    ...(['no_faktur_jual', 'input_date', 'nama_customer', 'qty'] as const),
    ...(['berat', 'grand_total', 'kode_sales', 'status'] as const),
  ],
  words: {
    total: TOTAL_NOTA,
    empty: mark('Belum ada penjualan untuk filter ini.'),
    search: mark('No nota, pelanggan, atau barcode'),
  },
  csv: 'PENJUALAN.csv',
});

/** Every sale of the shop; a cashier sees the open day only (the server's rule). */
export function DaftarPenjualan({ tabs }: { tabs?: ReactNode }) {
  return <DaftarNota of={DAFTAR} tabs={tabs} />;
}
