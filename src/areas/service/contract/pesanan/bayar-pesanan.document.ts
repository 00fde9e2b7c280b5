import { gram, rupiah, text } from '#kit/contract/field.ts';
import { asField } from '#kit/contract/field-more.ts';
import { defineDocument } from '#areas/dokumen/contract/document.ts';
import { pesananDocument } from '#areas/service/contract/pesanan/pesanan.document.ts';
import { serviceEvents } from '#areas/service/contract/service.event.ts';
import { pembayaranDiminta, pembayaranJadi } from '#areas/uang/contract/pembayaran.ts';

/**
 * A further DP on an order: any amount up to its total; where DP lock the price it buys gold of its own day (D-36.4).
 */
export const bayarPesananDocument = defineDocument({
  name: 'pesanan_bayar',
  title: 'Bayar Pesanan',
  noun: 'bayar pesanan',
  table: 'pesanan_bayar',
  key: 'no_bayar',
  keyLabel: 'No Bayar',
  api: 'pesanan/:induk/bayar',
  menu: ['transaksi-pesanan', 'lihat-pesanan'],
  letters: { AP: 'Bayar Pesanan' },
  by: 'Kasir',
  on: { spec: pesananDocument.spec, from: ['VALID', 'PROSES', 'SELESAI'] },
  head: {
    nama_customer: text('Customer', { min: 0 }),
    jumlah: rupiah('Jumlah'),
    kembali: rupiah('Kembalian'),
    dp_sesudah: rupiah('DP Sesudah'),
    /** Grams that it bought. */
    berat_kunci: gram('Berat Terkunci'),
  },
  parts: { pembayaran: asField(pembayaranJadi, 'Pembayaran') },
  makes: {
    bayar: {
      call: 'POST pesanan/:induk/bayar',
      summary: 'Tambah DP pesanan',
      letters: 'AP',
      body: { pembayaran: asField(pembayaranDiminta, 'Pembayaran') },
      approvable: 'lateDay',
      audit: 'BAYAR',
    },
  },
  list: {
    api: 'bayar-pesanan',
    filters: ['status'],
    sort: ['no_bayar', 'input_date', 'jumlah'],
    search: ['no_bayar', 'no_pesanan', 'nama_customer', 'input_by'],
    sums: { jumlah: { of: 'jumlah' } },
  },
  book: { kind: 'PESAN', undone: 'BATAL_PESAN', note: 'nama_customer' },
  register: {
    amount: 'jumlah',
    customer: { name: 'nama_customer' },
    called: { batal: 'PESANAN', cetak: 'PESANAN' },
  },
  cancel: {
    letters: 'BP',
    event: serviceEvents.BATAL_PESANAN,
    shows: ['no_bayar', 'no_pesanan', 'nama_customer', 'jumlah', 'berat_kunci', 'input_by'],
    late: true,
  },
  paper: {
    templat: 'BAYAR_PESANAN',
    noun: 'bukti bayar pesanan',
    file: 'BayarPesanan',
    lines: ['no_pesanan', 'nama_customer', 'berat_kunci', 'dp_sesudah'],
    total: 'jumlah',
    sign: ['Kasir', 'Customer'],
  },
});
