import {
  addDays,
  addMonths,
  daysBetween,
  formatTanggal,
  parts,
  type Hari,
} from '#kit/rules/hari.ts';
import { minus, roundTo, rp, scale, type Persen, type Rupiah } from '#kit/rules/quantity.ts';
import { fill, refusals, type Refusal } from '#kit/rules/refusal.ts';

/** How the days of a loan are charged: each of them, or by whole or half months of 30 days (D-16.2). */
export type CaraBunga = 'HARIAN' | 'BULAN_PENUH' | 'SETENGAH_BULAN';
const UNIT: Readonly<Record<CaraBunga, number>> = {
  HARIAN: 1,
  BULAN_PENUH: 30,
  SETENGAH_BULAN: 15,
};
/** Percent per month in hundredths, and a month of 30 days. */
const PER_DAY = 30 * 10_000;

/** What the interest of a loan follows from; fixed on it when it is made (D-35.5). */
export type PokokHutang = {
  readonly tgl_hutang: Hari;
  readonly jumlah_hutang: Rupiah;
  /** Percent per month. */
  readonly bunga: Persen;
  readonly cara_bunga: CaraBunga;
  /** The least days charged while nothing was paid. */
  readonly hari_minimal: number;
  readonly langkah_bunga: Rupiah;
  readonly bunga_dibayar_sampai: Hari;
  readonly lama_bulan: number;
  readonly tgl_jatuh_tempo: Hari;
};

/** What its interest needs of it: without its due date. */
type PokokBunga = Omit<PokokHutang, 'lama_bulan' | 'tgl_jatuh_tempo'>;

/** What its due date is counted from: a day, and since when months that were paid move it on (D-35.10). */
export type DasarTempo = {
  readonly dasar_tempo: Hari;
  readonly mulai_bunga: Hari;
  readonly lama_bulan: number;
};

export type Bunga = {
  /** Days from the paid-up date on, as they are charged at least. */
  readonly lama_pinjam: number;
  /** Days that are charged: whole units. */
  readonly hari_bunga: number;
  readonly bunga_rp: Rupiah;
  /** The paid-up date that this interest buys; it may lie in the future (D-35.7). */
  readonly sampai: Hari;
};

/** Interest as of a day (D-35.6): days once paid are never charged again, rounded up once. */
export function hitungBunga(hutang: PokokBunga, tgl: Hari): Bunga {
  const since = Math.max(0, daysBetween(hutang.bunga_dibayar_sampai, tgl));
  const untouched = hutang.bunga_dibayar_sampai === hutang.tgl_hutang;
  const lama_pinjam = untouched ? Math.max(since, hutang.hari_minimal) : since;
  const unit = UNIT[hutang.cara_bunga];
  const hari_bunga = unit * Math.ceil(lama_pinjam / unit);
  const exact = scale(hutang.jumlah_hutang, hutang.bunga * hari_bunga, PER_DAY, 'up');
  return {
    lama_pinjam,
    hari_bunga,
    bunga_rp: roundTo(exact, hutang.langkah_bunga, 'up'),
    sampai: addDays(hutang.bunga_dibayar_sampai, hari_bunga),
  };
}

type Dinaikkan = Pick<PokokHutang, 'jumlah_hutang' | 'bunga' | 'langkah_bunga'> & {
  readonly jumlah_lama: Rupiah;
};

/**
 * What a renewal that raises the principal owes for the days that are paid ahead (D-35.10): they were paid for the old
 * principal alone, so what is lent more pays each of them, from today to the paid-up date, at the new rate.
 */
export function hitungTambahan(
  { jumlah_lama, jumlah_hutang, bunga, langkah_bunga }: Dinaikkan,
  today: Hari,
  sampai: Hari,
): { readonly hari_tambahan: number; readonly bunga_tambahan: Rupiah } {
  if (jumlah_hutang <= jumlah_lama || sampai <= today)
    return { hari_tambahan: 0, bunga_tambahan: rp(0) };
  const more = { jumlah_hutang: minus(jumlah_hutang, jumlah_lama), bunga, langkah_bunga };
  const from = { tgl_hutang: today, bunga_dibayar_sampai: today, hari_minimal: 0 };
  const { hari_bunga, bunga_rp } = hitungBunga({ ...more, ...from, cara_bunga: 'HARIAN' }, sampai);
  return { hari_tambahan: hari_bunga, bunga_tambahan: bunga_rp };
}

/**
 * Until when interest is paid where no date is given: today; where today is paid already, as on the day of the loan,
 * the end of the month of interest that begins, or the due date if that comes first (D-35.8).
 */
export function usulSampai(
  { bunga_dibayar_sampai: paid, tgl_jatuh_tempo: due }: UntilWhen,
  today: Hari,
): Hari {
  if (today > paid) return today;
  const end = addDays(paid, 30);
  return end < due ? end : due;
}
type UntilWhen = Pick<PokokHutang, 'bunga_dibayar_sampai' | 'tgl_jatuh_tempo'>;

/** The day on which it falls due: always counted from its first day, so that no month end is lost (D-35.8). */
export function hitungJatuhTempo(of: DasarTempo, sampai: Hari): Hari {
  const paid = Math.max(
    wholeMonths(of.mulai_bunga, sampai),
    Math.floor(daysBetween(of.mulai_bunga, sampai) / 30),
  );
  return addMonths(of.dasar_tempo, of.lama_bulan + paid);
}

function wholeMonths(from: Hari, to: Hari): number {
  const [a, b] = [parts(from), parts(to)];
  const months = (b.year - a.year) * 12 + b.month - a.month;
  return addMonths(from, months) > to ? months - 1 : months;
}

export const TIDAK_BUNGA = refusals({
  BUNGA_SUDAH_DIBAYAR: {
    field: 'sampai_tgl',
    message: 'Bunga Sudah Dibayar Sampai {tgl}, Pilih Tanggal Sesudahnya',
  },
  BUNGA_TERLALU_JAUH: {
    field: 'sampai_tgl',
    message: 'Bunga Paling Jauh Dibayar Sampai {tgl}',
  },
  SEBELUM_HUTANG: { field: 'tgl', message: 'Tanggal Paling Awal {mulai}, Hari Hutang Dibuat' },
  BUNGA_LEBIH: { field: 'bunga_rp', message: 'Bunga Tidak Boleh Lebih Dari {bunga}' },
});

/** Until when interest may be paid: after the paid-up date, at most until today or the due date (D-35.8). */
export function periksaSampai(hutang: PokokHutang, sampai_tgl: Hari, today: Hari): Refusal[] {
  const { bunga_dibayar_sampai: paid, tgl_jatuh_tempo: due } = hutang;
  const most = due > today ? due : today;
  if (sampai_tgl <= paid)
    return [fill(TIDAK_BUNGA.BUNGA_SUDAH_DIBAYAR, { tgl: formatTanggal(paid) })];
  return sampai_tgl > most
    ? [fill(TIDAK_BUNGA.BUNGA_TERLALU_JAUH, { tgl: formatTanggal(most) })]
    : [];
}
