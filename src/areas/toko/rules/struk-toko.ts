import { formatPhone } from '#kit/rules/phone.ts';
import { center, GAP, type StrukLine } from '#kit/rules/struk.ts';
import type { Cetak } from '#areas/toko/rules/templat-nota.ts';

/** Whose paper it is: the head of every strip. */
export type KepalaToko = {
  readonly nama_toko: string;
  readonly alamat_toko: string;
  readonly no_whatsapp: string | null;
  /** How the shop wants this kind of paper; left out it is as the product has it. */
  readonly cetak?: Cetak;
  /** Where the customer finds this paper (D-32.11); without it there is no QR. */
  readonly alamat_nota?: string | null;
};

export const kepalaStruk = ({ nama_toko, alamat_toko, no_whatsapp }: KepalaToko): StrukLine[] => [
  center(nama_toko, 'big'),
  ...(alamat_toko ? [center(alamat_toko)] : []),
  ...(no_whatsapp ? [center(`WA ${formatPhone(no_whatsapp)}`)] : []),
];

/** The number of a customer's paper for scanners, and its page for the customer's phone. */
export const kodeStruk = (code: string, alamat: string | null | undefined): StrukLine[] => [
  GAP,
  { kind: 'barcode', code },
  ...(alamat
    ? [GAP, { kind: 'qr', text: alamat } as const, center('Pindai untuk melihat nota ini', 'small')]
    : []),
];
