import { day, int, optional, rupiah, text } from '#kit/contract/field.ts';
import { asField } from '#kit/contract/field-more.ts';
import { rp } from '#kit/rules/quantity.ts';
import { sense } from '#kit/rules/sentence.ts';
import { defineDocument } from '#areas/dokumen/contract/document.ts';
import { over } from '#areas/dokumen/contract/document-asks.ts';
import { hutangDocument } from '#areas/hutang/contract/hutang.document.ts';
import { hutangEvents } from '#areas/hutang/contract/hutang.event.ts';
import { pembayaranDiminta, pembayaranJadi } from '#areas/uang/contract/pembayaran.ts';

const MENU = ['transaksi-hutang', 'lihat-hutang'];

/** Less interest than is owed is agreed to (D-16.2). */
export const BUNGA_KURANG = {
  event: hutangEvents.BUNGA_DI_BAWAH,
  when: over('bunga_terhitung', 'bunga_rp'),
  message: 'Bunga hutang {no_faktur_hutang} di bawah perhitungan',
  shows: [
    'nama_customer',
    { label: 'Hari', of: 'hari_bunga' },
    { label: 'Bunga terhitung', of: 'bunga_terhitung' },
    { label: 'Bunga diminta', of: 'bunga_rp' },
    { label: 'Selisih', of: { minus: ['bunga_terhitung', 'bunga_rp'] } },
  ],
} as const;

/** Interest paid on a loan up to a day; the due date moves on by as many months (D-16.3, D-35.8). */
export const bungaDocument = defineDocument({
  name: 'bunga_hutang',
  title: 'Bayar Bunga',
  noun: 'bayar bunga',
  table: 'hutang_bunga',
  key: 'no_bunga',
  keyLabel: 'No Bayar Bunga',
  api: 'hutang/:induk/bayar-bunga',
  menu: MENU,
  letters: { BH: 'Bayar Bunga' },
  by: 'Kasir',
  on: { spec: hutangDocument.spec, from: 'AKTIF' },
  head: {
    nama_customer: text('Customer'),
    dari_tgl: day('Bunga Dari'),
    sampai_tgl: day('Bunga Sampai'),
    hari_bunga: int(sense('Hari', 'lamanya')),
    bunga_terhitung: rupiah('Bunga Terhitung'),
    bunga_rp: rupiah('Bunga'),
    pembulatan_tunai: rupiah('Pembulatan Tunai'),
    jatuh_tempo_dari: day('Jatuh Tempo Sebelumnya'),
    tgl_jatuh_tempo: day('Jatuh Tempo'),
  },
  parts: { pembayaran: asField(pembayaranJadi, 'Pembayaran') },
  asks: { kurang: BUNGA_KURANG },
  makes: {
    bayar: {
      call: 'POST hutang/:induk/bayar-bunga',
      summary: 'Bayar bunga hutang',
      letters: 'BH',
      body: {
        sampai_tgl: optional(day('Bunga Sampai')),
        bunga_rp: optional(rupiah('Bunga', { min: rp(0) })),
        pembayaran: optional(asField(pembayaranDiminta, 'Pembayaran')),
      },
      quote: true,
      audit: 'BAYAR_BUNGA',
    },
  },
  list: {
    api: 'bayar-bunga',
    filters: ['status'],
    sort: ['no_bunga', 'input_date', 'bunga_rp'],
    search: ['no_bunga', 'no_faktur_hutang', 'nama_customer', 'input_by'],
    sums: { bunga_rp: { of: 'bunga_rp' } },
  },
  book: { kind: 'BUNGA', undone: 'BATAL_BUNGA', note: 'nama_customer' },
  register: {
    amount: 'bunga_rp',
    customer: { name: 'nama_customer' },
    called: { batal: 'HUTANG', cetak: 'HUTANG' },
  },
  cancel: {
    letters: 'XB',
    event: hutangEvents.BATAL_BUNGA_HUTANG,
    shows: [
      'no_bunga',
      'no_faktur_hutang',
      'nama_customer',
      'bunga_rp',
      'dari_tgl',
      'sampai_tgl',
      'input_by',
    ],
    late: true,
  },
  paper: {
    templat: 'BAYAR_HUTANG',
    noun: 'bukti bayar bunga',
    file: 'Bunga',
    lines: [
      'no_faktur_hutang',
      'nama_customer',
      'dari_tgl',
      'sampai_tgl',
      'hari_bunga',
      'tgl_jatuh_tempo',
    ],
    total: 'bunga_rp',
    coins: 'MASUK',
    sign: ['Kasir', 'Customer'],
  },
});
