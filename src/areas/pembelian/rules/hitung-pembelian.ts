import {
  minus,
  percentOf,
  priceOf,
  roundTo,
  scale,
  type Miligram,
  type Persen,
  type Rupiah,
} from '#kit/rules/quantity.ts';
import { pilihHarga } from '#areas/barang/rules/kadar.ts';
import { daysBetween, type Hari } from '#kit/rules/hari.ts';

/** What a condition takes off each gram: an amount, or a share of the price. */
export type Kondisi = {
  readonly cara: 'PERSEN' | 'PER_GRAM';
  readonly persen: Persen | null;
  readonly rupiah: Rupiah | null;
};

export const hitungPotongan = (kondisi: Kondisi | undefined, harga_per_gram: Rupiah): Rupiah => {
  if (!kondisi) return 0 as Rupiah;
  return kondisi.cara === 'PERSEN'
    ? percentOf(harga_per_gram, kondisi.persen ?? (0 as Persen), 'half')
    : (kondisi.rupiah ?? (0 as Rupiah));
};

/** What the gold of a nota cost: its line without ongkos, which is never paid back (D-13.3). */
export const hitungEmasNota = (netto: Rupiah, ongkos: Rupiah): Rupiah => minus(netto, ongkos);

export type RugiNota = {
  readonly hari_dari: number;
  readonly hari_sampai: number | null;
  readonly persen: Persen;
};

/** What is lost on a nota of this age; of unknown age the most that the table takes. */
export function tentukanRugi(tabel: readonly RugiNota[], umur: number | null): Persen {
  const cocok = tabel.filter(
    ({ hari_dari, hari_sampai }) =>
      umur === null || (umur >= hari_dari && umur <= (hari_sampai ?? umur)),
  );
  return Math.max(0, ...cocok.map(({ persen }) => persen)) as Persen;
}

export const hitungUmur = (tgl_nota: Hari | null, hari: Hari): number | null =>
  tgl_nota === null ? null : Math.max(0, daysBetween(tgl_nota, hari));

export type DasarBeli = 'HARI_INI' | 'NOTA' | 'TERENDAH' | 'TERTINGGI';

/** What the sums of a bought piece are made of. */
export type BarisBeli = {
  readonly berat: Miligram;
  readonly harga_per_gram: Rupiah;
  readonly potongan: Rupiah;
  /** The gold of the nota in rupiah and its weight there; null where there is no nota. */
  readonly nota: { readonly emas: Rupiah; readonly berat: Miligram; readonly rugi: Persen } | null;
};

export type HargaBeli = {
  readonly harga_hari_ini: Rupiah;
  readonly harga_dasar_nota: Rupiah | null;
  readonly harga_tawar: Rupiah;
};

/**
 * The two prices that stand side by side (D-13.1), each rounded down to the step: today's gram price
 * less what the condition takes, and the nota's gram price less what its age takes.
 */
export function hitungHargaBeli(baris: BarisBeli, dasar: DasarBeli, langkah: Rupiah): HargaBeli {
  const harga_hari_ini = hitungHariIni(baris, langkah);
  const harga_dasar_nota = baris.nota ? hitungDasarNota(baris.berat, baris.nota, langkah) : null;
  return {
    harga_hari_ini,
    harga_dasar_nota,
    harga_tawar: tentukanTawar(harga_hari_ini, harga_dasar_nota, dasar),
  };
}

export const hitungHariIni = (
  { berat, harga_per_gram, potongan }: Pick<BarisBeli, 'berat' | 'harga_per_gram' | 'potongan'>,
  langkah: Rupiah,
): Rupiah => {
  const bersih = Math.max(0, minus(harga_per_gram, potongan)) as Rupiah;
  return roundTo(priceOf(bersih, berat, 'down'), langkah, 'down');
};

function hitungDasarNota(
  berat: Miligram,
  { emas, berat: berat_nota, rugi }: NonNullable<BarisBeli['nota']>,
  langkah: Rupiah,
): Rupiah {
  const sisa = minus(10_000 as Persen, rugi);
  return roundTo(scale(emas, berat * sisa, berat_nota * 10_000, 'down'), langkah, 'down');
}

/** Without a nota there is only today's price, whatever the shop offers by. */
function tentukanTawar(hariIni: Rupiah, nota: Rupiah | null, dasar: DasarBeli): Rupiah {
  if (nota === null || dasar === 'HARI_INI') return hariIni;
  if (dasar === 'NOTA') return nota;
  return dasar === 'TERENDAH'
    ? (Math.min(hariIni, nota) as Rupiah)
    : (Math.max(hariIni, nota) as Rupiah);
}

/** The prices a gram could be bought at, as far as the shop has set them (D-33.2). */
export type SumberBeli = {
  readonly persen: Persen;
  readonly group_beli: Rupiah | null;
  readonly kadar_beli: Rupiah | null;
  readonly kode_harga: Rupiah | null;
  /** The selling price of a gram, by group, kadar or pure gold (D-9.1). */
  readonly jual: Rupiah | null;
  /** A group that is of one kadar prices by its own rows, any other never above the kadar (D-51.16). */
  readonly groupBerkadar: boolean;
};

/** The buying price of a gram, first that exists; with its module the dated rows come first (D-33.2). */
export function tentukanHargaBeli(
  sumber: SumberBeli,
  modul: boolean,
  beliPersen: Persen,
): Rupiah | null {
  const baris = sumber.group_beli ?? sumber.kadar_beli;
  const ada = modul ? (baris ?? sumber.kode_harga) : (sumber.kode_harga ?? baris);
  if (ada !== null) return pilihHarga('BELI', { ...sumber, group: ada, kadar: sumber.kadar_beli });
  return sumber.jual === null ? null : percentOf(sumber.jual, beliPersen, 'half');
}

/**
 * The most that fine gold costs when it is bought as its code is: the code's price per gram by its percent, for the
 * fine gold that was tested (D-51.16).
 */
export const hitungWajar = (
  harga_kadar: Rupiah | null,
  persen_kode: Persen,
  murni: Miligram,
): Rupiah | null =>
  harga_kadar === null ? null : scale(harga_kadar, murni * 10, persen_kode, 'half');

/**
 * The weight that is paid for where gold weighs more than on its note: within the tolerance the weight of the note, so
 * that an error of a scale earns no person money; above it the weight that was agreed to (BELI_BERAT_LEBIH). The book
 * holds what was weighed (D-51.17).
 */
export const hitungDibayar = (
  berat: Miligram,
  berat_nota: Miligram | null,
  toleransi: Miligram,
): Miligram =>
  berat_nota !== null && berat > berat_nota && berat - berat_nota <= toleransi ? berat_nota : berat;
