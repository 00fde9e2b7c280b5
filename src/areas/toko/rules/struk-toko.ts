import { center, type StrukLine, type StrukWidth } from '#kit/rules/struk.ts';

/** Whose paper it is: the head of every strip. */
export type KepalaToko = {
  readonly nama_toko: string;
  readonly alamat_toko: string;
  readonly no_whatsapp: string | null;
};

export const kepalaStruk = ({ nama_toko, alamat_toko, no_whatsapp }: KepalaToko): StrukLine[] => [
  center(nama_toko, 'big'),
  ...(alamat_toko ? [center(alamat_toko)] : []),
  ...(no_whatsapp ? [center(`WA ${no_whatsapp}`)] : []),
];

/** UKURAN_STRUK or what was asked for; pre-printed paper without a template goes on the wide strip. */
export const lebarStruk = (ukuran: unknown): StrukWidth => (ukuran === '58' ? 58 : 80);
