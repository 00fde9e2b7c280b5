import type { ReactNode } from 'react';
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { mark } from '#kit/web/base/text.ts';
import { DocumentList, type DocumentListOf } from '#kit/web/document/document-list.tsx';
import { bukaNomor } from '#areas/penjualan/web/dokumen/buka-nomor.ts';
import { saringSales } from '#areas/toko/contract/saring-sales.ts';
import { daftarTukarEndpoint, tukarRow } from '#areas/tukar/contract/tukar.api.ts';
import { dokumenTukar } from '#areas/tukar/web/dokumen/dokumen-tukar.tsx';
import type { DokumenTukar } from '#areas/tukar/web/dokumen/isi-tukar.tsx';

type Row = AnswerOf<typeof daftarTukarEndpoint>[number];

const { no_tukar, input_date, status, nama_customer, grand_total, tukar_rp, selisih, kode_sales } =
  tukarRow;

const DAFTAR: DocumentListOf<Row, DokumenTukar> = {
  name: 'lihat-tukar',
  label: mark('Tukar tambah'),
  list: daftarTukarEndpoint as never,
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
  states: [{ value: 'ALL', label: 'SEMUA' }, ...status.options!],
  state: 'ALL',
  days: true,
  seller: saringSales.kode_sales,
  words: {
    total: mark('Total {n} nota sesuai filter'),
    empty: mark('Belum ada tukar tambah untuk filter ini.'),
    search: mark('No nota, pelanggan, atau barcode'),
  },
  csv: 'TUKAR TAMBAH.csv',
};

/** Every exchange of the shop: its paper, its copy, both its halves; a cashier sees the open day only. */
export default function DaftarTukar({ tabs }: { tabs?: ReactNode }) {
  const oneDay = usePerson().level === 'KASIR';
  return <DocumentList of={DAFTAR} oneDay={oneDay} tabs={tabs} onScan={bukaNomor} />;
}
