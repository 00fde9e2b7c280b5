import { mark } from '#kit/web/base/text.ts';
import { DocumentList, type DocumentListOf } from '#kit/web/document/document-list.tsx';
import { optionsOf } from '#kit/contract/chosen.ts';
import type { ListRowOf } from '#areas/dokumen/contract/document-types.ts';
import { cicilanDocument, type CicilanDokumen } from '#areas/cicilan/contract/cicilan.document.ts';
import { dokumenCicilan } from '#areas/cicilan/web/dokumen-cicilan.tsx';
import { saringSales } from '#areas/toko/contract/saring-sales.ts';

type Row = ListRowOf<typeof cicilanDocument.spec>;
const { row, spec, list } = cicilanDocument;
const { valid_by: _, ...fields } = row;

const CICILAN: DocumentListOf<Row, CicilanDokumen> = {
  name: 'lihat-cicilan',
  label: mark('Cicilan'),
  list: list as DocumentListOf<Row, CicilanDokumen>['list'],
  document: dokumenCicilan,
  key: 'no_cicilan',
  number: /^CC[A-Z0-9]{12}$/,
  first: {
    no_cicilan: row.no_cicilan,
    tgl_system: row.tgl_system,
    nama_customer: row.nama_customer,
    harga_jual: row.harga_jual,
    sisa_rp: row.sisa_rp,
    ke: row.ke,
    berikut_tgl: row.berikut_tgl,
    tunggakan: row.tunggakan,
    lewat_hari: row.lewat_hari,
    status: row.status,
  },
  fields,
  sortable: spec.list.sort,
  states: [
    { value: 'ALL', label: 'SEMUA' },
    { value: 'TUNGGAK', label: mark('MENUNGGAK') },
    ...optionsOf(row.status),
  ],
  state: 'AKTIF',
  days: false,
  seller: saringSales.kode_sales,
  words: {
    total: mark('Total {n} cicilan sesuai filter'),
    empty: mark('Belum ada cicilan untuk filter ini.'),
    search: mark('No cicilan, customer, no HP'),
  },
  csv: 'CICILAN.csv',
};

/** Contracts of every day, those that run first: payment, early settlement, cancel (D-17, D-34.8). */
export default function LihatCicilanScreen() {
  return <DocumentList of={CICILAN} />;
}
