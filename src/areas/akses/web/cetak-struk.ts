import type { StrukSheet } from '#kit/rules/struk.ts';
import { formatClock } from '#kit/web/base/instant.ts';
import { printStruk } from '#kit/web/counter/print-struk.ts';
import { lebarStruk, type KepalaToko } from '#areas/toko/rules/struk-toko.ts';
import type { Sesi } from '#areas/akses/contract/sesi.api.ts';

/** Whose paper it is, and the hour of its act on the shop's clock. */
export const kepalaOf = (
  { toko: { nama_toko, alamat_toko, no_whatsapp } }: Sesi,
  saat: string,
): KepalaToko & { jam: string } => ({
  nama_toko,
  alamat_toko,
  no_whatsapp,
  jam: formatClock(saat),
});

/** Prints strips on the shop's paper: its width, cut or to be torn. */
export const cetakStruk = (sheets: readonly StrukSheet[], { parameter }: Sesi): Promise<void> =>
  printStruk(sheets, {
    mm: lebarStruk(parameter.UKURAN_STRUK),
    cut: parameter.AUTO_CUT !== false,
  });
