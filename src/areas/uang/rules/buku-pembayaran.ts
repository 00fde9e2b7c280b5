import { minus, negate, plus, type Rupiah } from '#kit/rules/quantity.ts';
import { akunBank, akunBiaya, akunKartu, akunPendapatan } from '#areas/buku/rules/akun.ts';
import { uang, type Baris } from '#areas/buku/rules/buku.ts';
import type { BayarJadi } from '#areas/uang/rules/pembayaran.ts';

export const KAS = 'kas';
/** What points paid: a cost that was promised when they were earned (D-5.8). */
const POIN = 'poin';
const FEE_KARTU = akunPendapatan('FEE_KARTU');
const FEE_BANK = akunBiaya('FEE_BANK');

/**
 * Where the money of a document goes (worked-postings.md §3): cash to the drawer; cards and
 * transfers wait in `kartu` until they are validated, or go to the bank at once, less what the
 * bank keeps, where the shop does not validate them (D-33.20).
 */
export function bukuPembayaran(bayar: readonly BayarJadi[], validasiNonCash: boolean): Baris[] {
  return gabung(
    bayar.flatMap((one) => [
      ...bukuSatu(one, validasiNonCash),
      ...(one.fee > 0 ? [uang(FEE_KARTU, negate(one.fee))] : []),
    ]),
  );
}

function bukuSatu(one: BayarJadi, validasiNonCash: boolean): Baris[] {
  if (one.jenis === 'CASH') return [uang(KAS, one.jumlah)];
  if (one.jenis === 'POIN') return [uang(POIN, one.jumlah)];
  return bukuNonTunai(one, validasiNonCash);
}

function bukuNonTunai(one: BayarJadi, validasiNonCash: boolean): Baris[] {
  // What the shop pays out leaves its account at once: nothing of it waits for a terminal.
  if (one.jumlah < 0) return [uang(akunBank(one.no_rekening!), one.jumlah)];
  const masuk = plus(one.jumlah, one.fee);
  if (validasiNonCash) return [uang(akunKartu(one.kode_bank!), masuk)];
  const bank = uang(akunBank(one.no_rekening!), minus(masuk, one.biaya_bank));
  return one.biaya_bank > 0 ? [bank, uang(FEE_BANK, one.biaya_bank)] : [bank];
}

/** Lines of one account added up: a set names an account once. */
export function gabung(baris: readonly Baris[]): Baris[] {
  const perAkun = Map.groupBy(baris, (one) => one.akun);
  return [...perAkun].map(([akun, lines]) =>
    uang(
      akun,
      lines.reduce((total, one) => plus(total, one.rupiah), 0 as Rupiah),
    ),
  );
}
