import type { ReactNode } from 'react';
import { mark } from '#kit/web/base/text.ts';
import { documentList } from '#areas/dokumen/web/list-of-kind.ts';
import { DaftarNota, TOTAL_NOTA } from '#areas/penjualan/web/dokumen/daftar-nota.tsx';
import { tukarDocument } from '#areas/tukar/contract/tukar.document.ts';
import { dokumenTukar } from '#areas/tukar/web/dokumen/dokumen-tukar.tsx';

const DAFTAR = documentList(tukarDocument, {
  name: 'lihat-tukar',
  label: mark('Tukar tambah'),
  document: dokumenTukar,
  first: [
    ...(['no_tukar', 'input_date', 'nama_customer', 'kode_sales'] as const),
    ...(['grand_total', 'tukar_rp', 'selisih', 'status'] as const),
  ],
  words: {
    total: TOTAL_NOTA,
    empty: mark('Belum ada tukar tambah untuk filter ini.'),
    search: mark('No nota, pelanggan, atau barcode'),
  },
  csv: 'TUKAR TAMBAH.csv',
});

/** Every exchange of the shop: its paper, its copy, both its halves; a cashier sees the open day only. */
export default function DaftarTukar({ tabs }: { tabs?: ReactNode }) {
  return <DaftarNota of={DAFTAR} tabs={tabs} />;
}
