import type { ReactNode } from 'react';
import { mark } from '#kit/web/base/text.ts';
import { DocumentList, type DocumentListOf } from '#kit/web/document/document-list.tsx';
import { optionsOf } from '#kit/contract/chosen.ts';
import type { ListRowOf } from '#areas/dokumen/contract/document-types.ts';
import { serviceDocument } from '#areas/service/contract/terima-service.document.ts';
import { dokumenService } from '#areas/service/web/dokumen-service.tsx';
import type { Service } from '#areas/service/web/service-body.tsx';
import { saringSales } from '#areas/toko/contract/saring-sales.ts';

type Row = ListRowOf<typeof serviceDocument.spec>;
const { row, spec, list } = serviceDocument;

const SERVICE: DocumentListOf<Row, Service> = {
  name: 'lihat-services',
  label: mark('Service'),
  list: list as DocumentListOf<Row, Service>['list'],
  document: dokumenService,
  key: 'no_service',
  number: /^SV[A-Z0-9]{12}$/,
  first: {
    no_service: row.no_service,
    tgl_system: row.tgl_system,
    nama_customer: row.nama_customer,
    uraian: row.uraian,
    berat: row.berat,
    nama_tukang: row.nama_tukang,
    tgl_janji: row.tgl_janji,
    ongkos: row.ongkos,
    dp_rp: row.dp_rp,
    status: row.status,
  },
  fields: row,
  sortable: spec.list.sort,
  states: [
    { value: 'ALL', label: 'SEMUA' },
    { value: 'BELUM_DIAMBIL', label: 'BELUM DIAMBIL' },
    { value: 'TERLAMBAT', label: 'TERLAMBAT' },
    ...optionsOf(row.status),
  ],
  state: 'BELUM_DIAMBIL',
  days: false,
  seller: saringSales.kode_sales,
  words: {
    total: mark('Total {n} service sesuai filter'),
    empty: mark('Belum ada service untuk filter ini.'),
    search: mark('No service, customer, barang'),
  },
  csv: 'SERVICE.csv',
};

/** Jobs of every day, those that are still here first. */
export const DaftarService = ({ tabs }: { tabs?: ReactNode }) => (
  <DocumentList of={SERVICE} tabs={tabs} />
);
