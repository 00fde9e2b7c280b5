import { day, kode, ofPerson, optional, rupiah, text } from '#kit/contract/field.ts';
import { asField } from '#kit/contract/field-more.ts';
import { defineDocument } from '#areas/dokumen/contract/document.ts';
import { noKtp } from '#areas/customer/contract/customer.api.ts';
import { cicilanDocument } from '#areas/cicilan/contract/cicilan.document.ts';
import { hutangEvents } from '#areas/hutang/contract/hutang.event.ts';
import { pembayaranDiminta, pembayaranJadi } from '#areas/uang/contract/pembayaran.ts';

/** What an auction left over is paid to the customer: whole, once (D-38.4, D-35.16). */
export const kelebihanCicilanDocument = defineDocument({
  name: 'kelebihan_cicilan',
  title: 'Kelebihan Lelang Cicilan',
  noun: 'pembayaran kelebihan lelang cicilan',
  table: 'cicilan_kelebihan',
  key: 'no_kelebihan',
  keyLabel: 'No Kelebihan',
  api: 'cicilan/:induk/bayar-kelebihan',
  menu: ['lelang-cicilan', 'lihat-cicilan'],
  letters: { KX: 'Kelebihan Lelang Cicilan' },
  by: 'Kasir',
  on: { spec: cicilanDocument.spec, from: 'LELANG' },
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
      call: 'POST cicilan/:induk/bayar-kelebihan',
      summary: 'Bayar kelebihan lelang cicilan kepada customer',
      letters: 'KX',
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
    api: 'kelebihan-cicilan',
    filters: ['status'],
    sort: ['no_kelebihan', 'input_date', 'kelebihan'],
    search: ['no_kelebihan', 'no_cicilan', 'no_lelang', 'nama_customer', 'input_by'],
    sums: { kelebihan: { of: 'kelebihan' } },
  },
  register: {
    amount: 'kelebihan',
    typed: ['penerima', 'keterangan'],
    out: true,
    customer: { name: 'nama_customer' },
    called: { batal: 'KELEBIHAN LELANG', cetak: 'CICILAN' },
  },
  pays: 'customer',
  book: { kind: 'KELEBIHAN', undone: 'BATAL_KELEBIHAN', note: 'nama_customer' },
  cancel: {
    letters: 'XW',
    event: hutangEvents.BAYAR_KELEBIHAN_LELANG,
    shows: [
      'no_kelebihan',
      'no_lelang',
      'no_cicilan',
      'nama_customer',
      'penerima',
      'kelebihan',
      'input_by',
    ],
    late: true,
  },
  paper: {
    noun: 'bukti kelebihan lelang cicilan',
    file: 'Kelebihan Cicilan',
    lines: ['no_cicilan', 'no_lelang', 'tgl_lelang', 'nama_customer', 'penerima'],
    total: 'kelebihan',
    coins: 'KELUAR',
    copies: ['LEMBAR CUSTOMER', 'LEMBAR TOKO'],
    sign: ['Kasir', 'Penerima'],
  },
});
