import type { ReactNode } from 'react';
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { mark } from '#kit/web/base/text.ts';
import { DaftarNota, daftarNota } from '#areas/penjualan/web/dokumen/daftar-nota.tsx';
import { daftarTukarEndpoint, tukarRow } from '#areas/tukar/contract/tukar.api.ts';
import { dokumenTukar } from '#areas/tukar/web/dokumen/dokumen-tukar.tsx';
import type { DokumenTukar } from '#areas/tukar/web/dokumen/isi-tukar.tsx';

type Row = AnswerOf<typeof daftarTukarEndpoint>[number];

const { no_tukar, input_date, status, nama_customer, grand_total, tukar_rp, selisih, kode_sales } =
  tukarRow;

const DAFTAR = daftarNota<Row, DokumenTukar>({
  name: 'lihat-tukar',
  label: mark('Tukar tambah'),
  list: daftarTukarEndpoint,
  document: dokumenTukar,
  key: 'no_tukar',
  number: /^TK[A-Z0-9]{12}$/,
  first: {
    no_tukar,
    input_date,
    nama_customer,
    kode_sales,
    grand_total,
    tukar_rp,
    selisih,
    status,
  },
  fields: tukarRow,
  sortable: ['no_tukar', 'input_date', 'nama_customer', 'grand_total', 'selisih'],
  words: {
    empty: mark('Belum ada tukar tambah untuk filter ini.'),
    search: mark('No nota, pelanggan, atau barcode'),
  },
  csv: 'TUKAR TAMBAH.csv',
});

/** Every exchange of the shop: its paper, its copy, both its halves; a cashier sees the open day only. */
export default function DaftarTukar({ tabs }: { tabs?: ReactNode }) {
  return <DaftarNota of={DAFTAR} tabs={tabs} />;
}
