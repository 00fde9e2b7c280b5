import { rupiah, text } from '#kit/contract/field.ts';
import { asField } from '#kit/contract/field-more.ts';
import { defineDocument } from '#areas/dokumen/contract/document.ts';
import { serviceDocument } from '#areas/service/contract/terima-service.document.ts';
import { serviceEvents } from '#areas/service/contract/service.event.ts';
import { pembayaranDiminta, pembayaranJadi } from '#areas/uang/contract/pembayaran.ts';

const MENU = ['transaksi-services', 'lihat-services'];

/** A further DP on a job: any amount up to what the work is estimated at (D-37.2). */
export const bayarServiceDocument = defineDocument({
  name: 'service_bayar',
  title: 'Bayar Service',
  noun: 'bayar service',
  table: 'service_bayar',
  key: 'no_bayar',
  keyLabel: 'No Bayar',
  api: 'service/:induk/bayar',
  menu: MENU,
  letters: { AV: 'Bayar Service' },
  by: 'Kasir',
  on: { spec: serviceDocument.spec, from: ['VALID', 'DITERIMA', 'PROSES', 'SELESAI'] },
  head: {
    nama_customer: text('Customer', { min: 0 }),
    jumlah: rupiah('Jumlah'),
    kembali: rupiah('Kembalian'),
    dp_sesudah: rupiah('DP Sesudah'),
  },
  parts: { pembayaran: asField(pembayaranJadi, 'Pembayaran') },
  makes: {
    bayar: {
      call: 'POST service/:induk/bayar',
      summary: 'Tambah DP service',
      letters: 'AV',
      body: { pembayaran: asField(pembayaranDiminta, 'Pembayaran') },
      approvable: 'lateDay',
      audit: 'BAYAR',
    },
  },
  list: {
    api: 'bayar-service',
    filters: ['status'],
    sort: ['no_bayar', 'input_date', 'jumlah'],
    search: ['no_bayar', 'no_service', 'nama_customer', 'input_by'],
    sums: { jumlah: { of: 'jumlah' } },
  },
  book: { kind: 'SERVICE', undone: 'BATAL_SERVICE', note: 'nama_customer' },
  register: {
    amount: 'jumlah',
    customer: { name: 'nama_customer' },
    called: { batal: 'SERVICE', cetak: 'SERVICE' },
  },
  cancel: {
    letters: 'BV',
    event: serviceEvents.BATAL_SERVICE,
    shows: ['no_bayar', 'no_service', 'nama_customer', 'jumlah', 'input_by'],
    late: true,
  },
  paper: {
    templat: 'BAYAR_SERVICE',
    noun: 'bukti bayar service',
    file: 'BayarService',
    lines: ['no_service', 'nama_customer', 'dp_sesudah'],
    total: 'jumlah',
    sign: ['Kasir', 'Customer'],
  },
});
