import { formatInt } from '#kit/rules/format.ts';
import { minus, negate, plus, roundTo, rp, sum, type Rupiah } from '#kit/rules/quantity.ts';
import { fill, refusals, type Refusal } from '#kit/rules/refusal.ts';

/** What PECAHAN_TERKECIL may be: the coins and notes that shops give change in (D-51.1). */
export const PECAHAN = [1, 50, 100, 200, 500, 1000] as const;

export const TIDAK_PECAHAN = refusals({
  BUKAN_KELIPATAN: { field: 'jumlah', message: 'Nominal Harus Kelipatan {n}' },
});

/** Cash that a person chooses is one that the shop's coins can make. */
export const periksaKelipatan = (jumlah: Rupiah, pecahan: Rupiah): Refusal[] =>
  jumlah % pecahan === 0 ? [] : [fill(TIDAK_PECAHAN.BUKAN_KELIPATAN, { n: formatInt(pecahan) })];

/** The notes and coins that a drawer is counted in: none is smaller than the shop's smallest. */
export const pecahanLaci = (daftar: readonly number[], pecahan: Rupiah): number[] =>
  daftar.filter((nilai) => nilai >= pecahan);

/** Cash that is taken: to the nearest coin, half down. */
export const bulatkanMasuk = (sisa: Rupiah, pecahan: Rupiah): Rupiah => {
  const turun = roundTo(sisa, pecahan, 'down');
  return minus(sisa, turun) * 2 > pecahan ? plus(turun, pecahan) : turun;
};

/** Cash that is paid out: to the nearest coin, half up. */
export const bulatkanKeluar = (sisa: Rupiah, pecahan: Rupiah): Rupiah =>
  roundTo(sisa, pecahan, 'half');

type Uang = { readonly jenis: string; readonly jumlah: Rupiah };

/** What a cash line leaves to be paid otherwise. */
const sisaTunai = (bayar: readonly Uang[], jumlah: Rupiah): Rupiah =>
  minus(jumlah, sum(bayar.filter(({ jenis }) => jenis !== 'CASH').map((one) => one.jumlah)));

/**
 * What rounding makes of a sum that the house reckons (D-51.1): what is left after all other lines is rounded to
 * the coin where there is a cash line, or where the coin leaves nothing of it; without one the sum is exact.
 */
function bulat(
  bayar: readonly Uang[],
  jumlah: Rupiah,
  pecahan: Rupiah,
  bulatkan: (sisa: Rupiah, pecahan: Rupiah) => Rupiah,
): Rupiah {
  const sisa = sisaTunai(bayar, jumlah);
  if (sisa <= 0) return rp(0);
  const jadi = bulatkan(sisa, pecahan);
  return jadi === 0 || bayar.some(({ jenis }) => jenis === 'CASH') ? minus(jadi, sisa) : rp(0);
}

/** `pembulatan_tunai` of money that comes in: payments = what was due + it. */
export const pembulatanMasuk = (bayar: readonly Uang[], tagihan: Rupiah, pecahan: Rupiah): Rupiah =>
  bulat(bayar, tagihan, pecahan, bulatkanMasuk);

/** The same of money that goes out, which counts below 0: more paid out is below 0 as well. */
export const pembulatanKeluar = (bayar: readonly Uang[], jumlah: Rupiah, pecahan: Rupiah): Rupiah =>
  negate(bulat(bayar, jumlah, pecahan, bulatkanKeluar));
