import { mark } from '#kit/web/base/text.ts';
import { DocumentList, type DocumentListOf } from '#kit/web/document/document-list.tsx';
import { optionsOf } from '#kit/contract/chosen.ts';
import type { ListRowOf } from '#areas/dokumen/contract/document-types.ts';
import { hutangDocument } from '#areas/hutang/contract/hutang.document.ts';
import type { Hutang } from '#areas/hutang/web/hutang.ts';
import { dokumenHutang } from '#areas/hutang/web/dokumen-hutang.tsx';
import { saringSales } from '#areas/toko/contract/saring-sales.ts';

type Row = ListRowOf<typeof hutangDocument.spec>;
const { row, spec, list } = hutangDocument;

const HUTANG: DocumentListOf<Row, Hutang> = {
  name: 'lihat-hutang',
  label: mark('Hutang'),
  list: list as DocumentListOf<Row, Hutang>['list'],
  document: dokumenHutang,
  key: 'no_faktur_hutang',
  number: /^HT[A-Z0-9]{12}$/,
  first: {
    no_faktur_hutang: row.no_faktur_hutang,
    tgl_system: row.tgl_system,
    nama_customer: row.nama_customer,
    qty: row.qty,
    berat: row.berat,
    jumlah_hutang: row.jumlah_hutang,
    bunga: row.bunga,
    tgl_jatuh_tempo: row.tgl_jatuh_tempo,
    bunga_dibayar_sampai: row.bunga_dibayar_sampai,
    status: row.status,
  },
  fields: row,
  sortable: spec.list.sort,
  states: [{ value: 'ALL', label: 'SEMUA' }, ...optionsOf(row.status)],
  state: 'AKTIF',
  days: false,
  seller: saringSales.kode_sales,
  words: {
    total: mark('Total {n} hutang sesuai filter'),
    empty: mark('Belum ada hutang untuk filter ini.'),
    search: mark('No hutang, customer, kasir'),
  },
  csv: 'HUTANG.csv',
};

/** Loans of every day, those that run first: interest, redemption, cancel of a new one (D-16). */
export default function LihatHutangScreen() {
  return <DocumentList of={HUTANG} />;
}
