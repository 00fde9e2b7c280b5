import { formatGram, formatInt } from '#kit/rules/format.ts';
import { formatPhone } from '#kit/rules/phone.ts';
import type { Miligram } from '#kit/rules/quantity.ts';
import { center, pair, rule, words, type StrukLine } from '#kit/rules/struk.ts';

export type SlipOnline = {
  readonly no_faktur_jual: string;
  readonly nama_marketplace: string;
  readonly ekspedisi: string;
  readonly no_order: string;
  readonly no_resi: string | null;
  readonly nama_customer: string;
  readonly alamat_customer: string;
  readonly no_hp: string | null;
  readonly qty: number;
  readonly berat: Miligram;
};
type Pengirim = {
  readonly nama_toko: string;
  readonly alamat_toko: string;
  readonly no_whatsapp: string | null;
};

/** What is stuck on the parcel: whom it goes to and by whom, and never what it is worth (D-48.3). */
export const slipOnline = (slip: SlipOnline, toko: Pengirim): StrukLine[] => [
  center(slip.nama_marketplace.toUpperCase(), 'big'),
  center(slip.ekspedisi, 'strong'),
  rule('thick'),
  pair('No. order', slip.no_order, 'strong'),
  pair('No. resi', slip.no_resi ?? '-', 'strong'),
  ...kodeSlip(slip.no_resi ?? slip.no_order),
  rule(),
  words('Penerima', 'small'),
  words(slip.nama_customer, 'strong'),
  words(slip.alamat_customer),
  ...(slip.no_hp ? [words(formatPhone(slip.no_hp), 'strong')] : []),
  rule(),
  words('Pengirim', 'small'),
  words(toko.nama_toko, 'strong'),
  words(toko.alamat_toko),
  ...(toko.no_whatsapp ? [words(formatPhone(toko.no_whatsapp))] : []),
  rule(),
  pair(`${formatInt(slip.qty)} barang`, `${formatGram(slip.berat)} g`),
  pair('No. nota', slip.no_faktur_jual),
];

/** A code longer than the paper is wide is read from its letters. */
const kodeSlip = (code: string): StrukLine[] =>
  code.length <= 24 ? [{ kind: 'barcode', code }] : [];
