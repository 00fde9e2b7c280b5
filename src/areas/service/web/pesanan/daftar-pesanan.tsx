import type { ReactNode } from 'react';
import { mark } from '#kit/web/base/text.ts';
import { DocumentList, type DocumentListOf } from '#kit/web/document/document-list.tsx';
import { optionsOf } from '#kit/contract/chosen.ts';
import type { ListRowOf } from '#areas/dokumen/contract/document-types.ts';
import {
  pesananDocument,
  type PesananDokumen,
} from '#areas/service/contract/pesanan/pesanan.document.ts';
import { dokumenPesanan } from '#areas/service/web/pesanan/dokumen-pesanan.tsx';
import { saringSales } from '#areas/toko/contract/saring-sales.ts';

type Row = ListRowOf<typeof pesananDocument.spec>;
const { row, spec, list } = pesananDocument;

const PESANAN: DocumentListOf<Row, PesananDokumen> = {
  name: 'lihat-pesanan',
  label: mark('Pesanan'),
  list: list as DocumentListOf<Row, PesananDokumen>['list'],
  document: dokumenPesanan,
  key: 'no_pesanan',
  number: /^PS[A-Z0-9]{12}$/,
  first: {
    no_pesanan: row.no_pesanan,
    tgl_system: row.tgl_system,
    nama_customer: row.nama_customer,
    uraian: row.uraian,
    berat: row.berat,
    nama_tukang: row.nama_tukang,
    tgl_janji: row.tgl_janji,
    total_harga: row.total_harga,
    dp_rp: row.dp_rp,
    berat_kunci: row.berat_kunci,
    contoh_ada: row.contoh_ada,
    status: row.status,
  },
  fields: row,
  sortable: spec.list.sort,
  states: [
    { value: 'ALL', label: 'SEMUA' },
    { value: 'BELUM_DIAMBIL', label: 'BELUM DIAMBIL' },
    { value: 'TERLAMBAT', label: 'TERLAMBAT' },
    { value: 'ADA_CONTOH', label: 'ADA CONTOH' },
    ...optionsOf(row.status),
  ],
  state: 'BELUM_DIAMBIL',
  days: false,
  seller: saringSales.kode_sales,
  words: {
    total: mark('Total {n} pesanan sesuai filter'),
    empty: mark('Belum ada pesanan untuk filter ini.'),
    search: mark('No pesanan, customer, barang'),
  },
  csv: 'PESANAN.csv',
};

/** Orders of every day, those that are not fetched first. */
export const DaftarPesanan = ({ tabs }: { tabs?: ReactNode }) => (
  <DocumentList of={PESANAN} tabs={tabs} />
);
