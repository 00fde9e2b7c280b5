import { gram, int, kode, listOf, objectOf, optional, rupiah, text } from '#kit/contract/field.ts';
import { kadarPersen } from '#areas/toko/contract/kadar.field.ts';
import { costLines } from '#kit/contract/hidden.ts';
import { akunModal } from '#areas/buku/rules/lihat-akun.ts';

/** Lines of the book as every document shows them (D-5.6); what goods cost to those who may see it (D-3.5). */
export const barisBuku = costLines(
  listOf(
    objectOf({
      no_bukti: kode('No Bukti'),
      urut: int('Urut'),
      akun: text('Akun'),
      kode_barcode: optional(kode('Barcode')),
      kadar: kadarPersen('Kadar', { min: 0 }),
      rupiah: rupiah('Rupiah'),
      qty: int('Qty'),
      berat: gram('Berat'),
      murni: gram('Murni'),
    }),
  ),
  ({ akun, rupiah }: { akun: string; rupiah: number }) => rupiah !== 0 && akunModal(akun),
);
