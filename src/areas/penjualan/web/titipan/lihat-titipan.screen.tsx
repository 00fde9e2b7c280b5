import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { mark } from '#kit/web/base/text.ts';
import { DocumentList, type DocumentListOf } from '#kit/web/document/document-list.tsx';
import { optionsOf } from '#kit/contract/chosen.ts';
import { dokumenTitipan } from '#areas/penjualan/web/titipan/dokumen-titipan.tsx';
import { saringSales } from '#areas/toko/contract/saring-sales.ts';
import {
  titipanDocument,
  type TitipanDokumen,
} from '#areas/penjualan/contract/titipan/titipan.document.ts';

type Row = AnswerOf<typeof titipanDocument.list>[number];

const {
  no_titip,
  tgl_system,
  status,
  nama_customer,
  qty,
  harga_total,
  dp_rp,
  sisa_ambil,
  kode_sales,
} = titipanDocument.row;

const DAFTAR: DocumentListOf<Row, TitipanDokumen> = {
  name: 'lihat-titipan',
  label: mark('Titipan'),
  list: titipanDocument.list,
  document: dokumenTitipan,
  key: 'no_titip',
  number: /^TT[A-Z0-9]{12}$/,
  first: {
    no_titip,
    tgl_system,
    nama_customer,
    kode_sales,
    qty,
    harga_total,
    dp_rp,
    sisa_ambil,
    status,
  },
  fields: titipanDocument.row,
  sortable: ['no_titip', 'input_date', 'nama_customer', 'harga_total', 'berlaku_sampai'],
  states: [
    { value: 'ALL', label: 'SEMUA' },
    ...optionsOf(status),
    { value: 'LEWAT', label: 'LEWAT WAKTU' },
  ],
  state: 'AKTIF',
  days: false,
  seller: saringSales.kode_sales,
  words: {
    total: mark('Total {n} titipan sesuai filter'),
    empty: mark('Belum ada titipan untuk filter ini.'),
    search: mark('No titip, pelanggan, barcode'),
  },
  csv: 'TITIPAN.csv',
};

/** Deposits of every day, those that are alive first: further money, pick-up, end (D-11). */
export default function LihatTitipanScreen() {
  return <DocumentList of={DAFTAR} />;
}
