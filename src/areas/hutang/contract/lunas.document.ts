import { day, int, kode, optional, rupiah, text } from '#kit/contract/field.ts';
import { asField } from '#kit/contract/field-more.ts';
import { rp } from '#kit/rules/quantity.ts';
import { defineDocument } from '#areas/buku/contract/document.ts';
import { hutangDocument } from '#areas/hutang/contract/hutang.document.ts';
import { pembayaranDiminta, pembayaranJadi } from '#areas/uang/contract/pembayaran.ts';

/** A loan paid back with its interest: the gold goes back to the customer (D-16.3). */
export const lunasDocument = defineDocument({
  name: 'hutang_lunas',
  title: 'Pelunasan',
  noun: 'pelunasan',
  table: 'hutang_lunas',
  key: 'no_lunas',
  keyLabel: 'No Pelunasan',
  api: 'hutang/:induk/pelunasan',
  menu: ['transaksi-hutang', 'lihat-hutang'],
  letters: { LH: 'Pelunasan' },
  by: 'Kasir',
  on: { words: hutangDocument.words, from: 'AKTIF', to: 'LUNAS' },
  head: {
    nama_customer: text('Customer'),
    kode_sales_lunas: optional(kode('Sales')),
    dari_tgl: day('Bunga Dari'),
    lama_pinjam: int('Hari'),
    hari_bunga: int('Hari Bunga'),
    jumlah_hutang: rupiah('Jumlah Hutang'),
    bunga_terhitung: rupiah('Bunga Terhitung'),
    bunga_rp: rupiah('Bunga'),
    total_bayar: rupiah('Total Bayar'),
    kembali: rupiah('Kembali'),
  },
  parts: { pembayaran: asField(pembayaranJadi, 'Pembayaran') },
  makes: {
    lunas: {
      call: 'POST hutang/:induk/pelunasan',
      summary: 'Pelunasan hutang',
      letters: 'LH',
      body: {
        kode_sales: optional(kode('Kode Sales')),
        bunga_rp: optional(rupiah('Bunga', { min: rp(0) })),
        pembayaran: optional(asField(pembayaranDiminta, 'Pembayaran')),
      },
      audit: 'PELUNASAN',
    },
  },
  list: {
    api: 'pelunasan',
    filters: ['status'],
    sort: ['no_lunas', 'input_date', 'total_bayar'],
    search: ['no_lunas', 'no_faktur_hutang', 'nama_customer', 'input_by'],
    sums: {
      jumlah_hutang: { of: 'jumlah_hutang' },
      bunga_rp: { of: 'bunga_rp' },
      total_bayar: { of: 'total_bayar' },
    },
  },
  book: { kind: 'LUNAS', undone: 'BATAL_LUNAS', note: 'nama_customer' },
  register: {
    amount: 'total_bayar',
    salesEnd: 'kode_sales_lunas',
    weightOfParent: true,
    customer: { name: 'nama_customer' },
    called: { batal: 'PELUNASAN', cetak: 'HUTANG', validasi: 'PELUNASAN HUTANG' },
  },
  cancel: {
    letters: 'XL',
    event: 'BATAL_HUTANG_LUNAS',
    shows: [
      'no_lunas',
      'no_faktur_hutang',
      'nama_customer',
      'jumlah_hutang',
      'bunga_rp',
      'total_bayar',
      'input_by',
    ],
    late: true,
  },
  paper: {
    noun: 'bukti pelunasan',
    file: 'Pelunasan',
    lines: [
      'no_faktur_hutang',
      'nama_customer',
      'jumlah_hutang',
      'dari_tgl',
      'hari_bunga',
      'bunga_rp',
    ],
    total: 'total_bayar',
    sign: ['Kasir', 'Customer'],
  },
});
