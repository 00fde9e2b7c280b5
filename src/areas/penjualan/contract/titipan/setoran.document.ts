import { asField } from '#kit/contract/field-more.ts';
import { hari } from '#areas/buku/contract/register.ts';
import { defineDocument } from '#areas/dokumen/contract/document.ts';
import { penjualanEvents } from '#areas/penjualan/contract/penjualan.event.ts';
import {
  setoranHead,
  titipanDocument,
} from '#areas/penjualan/contract/titipan/titipan.document.ts';
import { pembayaranDiminta, pembayaranJadi } from '#areas/uang/contract/pembayaran.ts';

/** A further deposit on goods that are held: money alone, shown with the deposit that it belongs to. */
export const setoranDocument = defineDocument({
  name: 'setoran',
  title: 'Setoran Titipan',
  noun: 'setoran titipan',
  table: 'titipan_bayar',
  key: 'no_bayar',
  keyLabel: 'No Setoran',
  api: 'titip/:induk/bayar',
  menu: ['lihat-titipan'],
  letters: { AT: 'Setoran Titipan' },
  by: 'Kasir',
  on: { spec: titipanDocument.spec, from: 'AKTIF', answers: true },
  head: setoranHead,
  parts: { pembayaran: asField(pembayaranJadi, 'Pembayaran') },
  makes: {
    setor: {
      call: 'POST titip/:induk/bayar',
      summary: 'Tambah uang titipan',
      letters: 'AT',
      body: { pembayaran: asField(pembayaranDiminta, 'Pembayaran') },
      menu: ['lihat-titipan', 'transaksi-penjualan'],
      approvable: 'lateDay',
      audit: 'SETOR',
    },
  },
  book: { kind: 'TITIP', undone: 'BATAL_TITIP', note: 'jumlah' },
  register: {
    amount: 'jumlah',
    noteOfParent: true,
    called: { cetak: 'TITIPAN' },
    opens: { AT: hari('laporan-titipan') },
  },
  cancel: {
    letters: 'BT',
    event: penjualanEvents.BATAL_TITIPAN,
    shows: ['no_titip', 'jumlah', 'input_by'],
    late: true,
  },
});
