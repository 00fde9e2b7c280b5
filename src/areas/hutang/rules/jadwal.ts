import { addDays, daysBetween, type Hari } from '#kit/rules/hari.ts';
import { plus, type Rupiah } from '#kit/rules/quantity.ts';
import { hitungBunga, type CaraBunga, type PokokHutang } from '#areas/hutang/rules/bunga.ts';

/** How far apart the days of a schedule lie: the unit that is charged whole, a month where each day is. */
const STEP: Readonly<Record<CaraBunga, number>> = {
  HARIAN: 30,
  BULAN_PENUH: 30,
  SETENGAH_BULAN: 15,
};
const MOST = 12;
const LEAST = 2;

/** What a redemption costs on a day. */
export type Tebus = {
  readonly tgl: Hari;
  readonly hari_bunga: number;
  readonly bunga_rp: Rupiah;
  readonly total_bayar: Rupiah;
};

/**
 * What a redemption costs at which day: today, the last day of each unit from then on (D-35.6) and the
 * due date; two units more where that is past.
 */
export function hitungJadwal(hutang: PokokHutang, today: Hari): Tebus[] {
  const { bunga_dibayar_sampai: paid, tgl_jatuh_tempo: due, jumlah_hutang, cara_bunga } = hutang;
  const step = STEP[cara_bunga];
  const begun = Math.max(0, Math.floor(daysBetween(paid, today) / step));
  const days = new Set([today]);
  for (let at = 1; at <= MOST; at++) {
    const end = addDays(paid, step * (begun + at));
    if (end > due && at > LEAST) break;
    days.add(end);
  }
  if (due > today) days.add(due);
  return [...days].sort().map((tgl) => {
    const { hari_bunga, bunga_rp } = hitungBunga(hutang, tgl);
    return { tgl, hari_bunga, bunga_rp, total_bayar: plus(jumlah_hutang, bunga_rp) };
  });
}
