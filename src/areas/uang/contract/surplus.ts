import { day, kode, ofPerson, optional, rupiah, text, type Field } from '#kit/contract/field.ts';
import { asField } from '#kit/contract/field-more.ts';
import { pembayaranDiminta, pembayaranJadi } from '#areas/uang/contract/pembayaran.ts';

/** The document that pays what an auction left over, of a loan or of a contract: whole, once (D-35.16, D-38.4). */
export const surplusWords = {
  key: 'no_kelebihan',
  keyLabel: 'No Kelebihan',
  by: 'Kasir',
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
  pays: 'customer',
  book: { kind: 'KELEBIHAN', undone: 'BATAL_KELEBIHAN', note: 'nama_customer' },
} as const;

/** Its way of making: to whom, by which number, how it is paid. */
export const surplusMake = (no_ktp: Field<string | null>) =>
  ({
    body: {
      penerima: optional(text('Penerima', { max: 100 })),
      no_ktp,
      pembayaran: optional(asField(pembayaranDiminta, 'Pembayaran')),
      keterangan: optional(text('Keterangan', { max: 300 })),
    },
    quote: { tells: { batas_kelebihan: day('Batas Ambil Kelebihan') } },
    audit: 'BAYAR_KELEBIHAN',
    guards: ['payout', 'owner'],
  }) as const;

/** Its list, narrowed by state, with the sum of what was paid. */
export const surplusList = {
  filters: ['status'],
  sort: ['no_kelebihan', 'input_date', 'kelebihan'],
  sums: { kelebihan: { of: 'kelebihan' } },
} as const;

export const surplusRegister = {
  amount: 'kelebihan',
  typed: ['penerima', 'keterangan'],
  out: true,
  customer: { name: 'nama_customer' },
} as const;

/** What the approver of its cancel is shown, and what its paper says, with the number of what was auctioned. */
export const surplusShows = <const N extends string>(no: N) =>
  ['no_kelebihan', 'no_lelang', no, 'nama_customer', 'penerima', 'kelebihan', 'input_by'] as const;
export const surplusPaper = <const N extends string>(no: N) =>
  ({
    lines: [no, 'no_lelang', 'tgl_lelang', 'nama_customer', 'penerima'],
    total: 'kelebihan',
    coins: 'KELUAR',
    copies: ['LEMBAR CUSTOMER', 'LEMBAR TOKO'],
    sign: ['Kasir', 'Penerima'],
  }) as const;
