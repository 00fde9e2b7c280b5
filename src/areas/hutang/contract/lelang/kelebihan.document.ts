import { day, kode, ofPerson, optional, rupiah, text } from '#kit/contract/field.ts';
import { asField } from '#kit/contract/field-more.ts';
import { defineDocument } from '#areas/dokumen/contract/document.ts';
import { noKtp } from '#areas/customer/contract/customer.api.ts';
import { hutangDocument } from '#areas/hutang/contract/hutang.document.ts';
import { hutangEvents } from '#areas/hutang/contract/hutang.event.ts';
import { pembayaranDiminta, pembayaranJadi } from '#areas/uang/contract/pembayaran.ts';

/** What an auction left over is paid to the customer: whole, once (D-35.16). */
export const kelebihanDocument = defineDocument({
  name: 'kelebihan_lelang',
  title: 'Kelebihan Lelang',
  noun: 'pembayaran kelebihan lelang',
  table: 'hutang_kelebihan',
  key: 'no_kelebihan',
  keyLabel: 'No Kelebihan',
  api: 'hutang/:induk/bayar-kelebihan',
  menu: ['lelang-hutang', 'lihat-hutang'],
  letters: { KL: 'Kelebihan Lelang' },
  by: 'Kasir',
  on: { spec: hutangDocument.spec, from: 'LELANG' },
  head: {
    nama_customer: text('Customer'),
    no_lelang: kode('No Lelang'),
    tgl_lelang: day('Tgl Lelang'),
    penerima: text('Penerima'),
    kelebihan: rupiah('Kelebihan'),
    pembulatan_tunai: rupiah('Pembulatan Tunai'),
    keterangan: optional(text('Keterangan', { min: 0 })),
  },
  inside: { no_ktp: optional(ofPerson('IDENTITY', text('No KTP'))) },
  parts: { pembayaran: asField(pembayaranJadi, 'Pembayaran') },
  asks: { bayar: { event: hutangEvents.BAYAR_KELEBIHAN_LELANG, when: 'always' } },
  makes: {
    bayar: {
      call: 'POST hutang/:induk/bayar-kelebihan',
      summary: 'Bayar kelebihan lelang kepada customer',
      letters: 'KL',
      body: {
        penerima: optional(text('Penerima', { max: 100 })),
        no_ktp: optional(noKtp()),
        pembayaran: optional(asField(pembayaranDiminta, 'Pembayaran')),
        keterangan: optional(text('Keterangan', { max: 300 })),
      },
      quote: { tells: { batas_kelebihan: day('Batas Ambil Kelebihan') } },
      audit: 'BAYAR_KELEBIHAN',
      guards: ['payout', 'owner'],
    },
  },
  list: {
    api: 'kelebihan-lelang',
    filters: ['status'],
    sort: ['no_kelebihan', 'input_date', 'kelebihan'],
    search: ['no_kelebihan', 'no_faktur_hutang', 'no_lelang', 'nama_customer', 'input_by'],
    sums: { kelebihan: { of: 'kelebihan' } },
  },
  register: {
    amount: 'kelebihan',
    typed: ['penerima', 'keterangan'],
    out: true,
    customer: { name: 'nama_customer' },
    called: { batal: 'KELEBIHAN LELANG', cetak: 'HUTANG' },
  },
  pays: 'customer',
  book: { kind: 'KELEBIHAN', undone: 'BATAL_KELEBIHAN', note: 'nama_customer' },
  cancel: {
    letters: 'XK',
    event: hutangEvents.BAYAR_KELEBIHAN_LELANG,
    shows: [
      'no_kelebihan',
      'no_lelang',
      'no_faktur_hutang',
      'nama_customer',
      'penerima',
      'kelebihan',
      'input_by',
    ],
    late: true,
  },
  paper: {
    noun: 'bukti kelebihan lelang',
    file: 'Kelebihan',
    lines: ['no_faktur_hutang', 'no_lelang', 'tgl_lelang', 'nama_customer', 'penerima'],
    total: 'kelebihan',
    coins: 'KELUAR',
    copies: ['LEMBAR CUSTOMER', 'LEMBAR TOKO'],
    sign: ['Kasir', 'Penerima'],
  },
});
