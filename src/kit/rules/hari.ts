import { inTurn } from '#kit/rules/lists.ts';
import { words } from '#kit/rules/row-word.ts';
import { sentence, word, type Word } from '#kit/rules/sentence.ts';

/**
 * A day without a clock or a zone, written yyyy-MM-dd. The shop's business day (`tgl_system`,
 * D-1.3) is a Hari; instants are ISO texts made by the server's clock alone.
 */
declare const day: unique symbol;
export type Hari = string & { readonly [day]: true };

/** The months by their names, January first. */
export const BULAN = words([
  'Januari',
  'Februari',
  'Maret',
  'April',
  'Mei',
  'Juni',
  'Juli',
  'Agustus',
  'September',
  'Oktober',
  'November',
  'Desember',
]);
/** The days of the week by their names, Sunday first. */
export const NAMA_HARI = words(['Minggu', 'Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu']);

export function isHari(text: string): text is Hari {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return false;
  const [year, month, date] = [Number(match[1]), Number(match[2]), Number(match[3])];
  return year >= 1900 && month >= 1 && month <= 12 && date >= 1 && date <= daysIn(year, month);
}

/** Throws on anything that is no calendar day. */
export function hari(text: string): Hari {
  if (!isHari(text)) throw new RangeError(`Not a day: ${text}`);
  return text;
}

export const daysBetween = (from: Hari, to: Hari): number => toNumber(to) - toNumber(from);
export const addDays = (from: Hari, days: number): Hari => fromNumber(toNumber(from) + days);

/** The same day of a later month, or the last day of a shorter one (31 January + 1 = 28 February). */
export function addMonths(from: Hari, months: number): Hari {
  const { year, month, date } = parts(from);
  const index = year * 12 + (month - 1) + months;
  const [toYear, toMonth] = [Math.floor(index / 12), (index % 12) + 1];
  return compose(toYear, toMonth, Math.min(date, daysIn(toYear, toMonth)));
}

export const startOfMonth = (of: Hari): Hari => compose(parts(of).year, parts(of).month, 1);
export const endOfMonth = (of: Hari): Hari =>
  compose(parts(of).year, parts(of).month, daysIn(parts(of).year, parts(of).month));

type Translate = (text: string) => string;
/** Days before 1970 have a name, too. */
const dayName = (of: Hari): string => inTurn(NAMA_HARI, (toNumber(of) % 7) + 11);
const itself: Translate = (text) => text;

/** 'Jumat, 20 November 2026'; as its words are where they are given: Indonesian in every language (decision 1131). */
export const formatHariPanjang = (of: Hari, t = itself): string =>
  `${t(dayName(of))}, ${formatTanggal(of, t)}`;

/** '20 November 2026', where there is no room for the day of the week. */
export function formatTanggal(of: Hari, t = itself): string {
  const { year, month, date } = parts(of);
  return `${date} ${t(inTurn(BULAN, month - 1))} ${year}`;
}

/** The same as a value of a sentence, which each reader has in the own language. */
export const kataHari = (of: Hari): Word => {
  const { year, month, date } = parts(of);
  return word(
    sentence('{hari}, {tgl} {bulan} {tahun}', {
      hari: word(dayName(of)),
      tgl: date,
      bulan: word(inTurn(BULAN, month - 1)),
      tahun: String(year),
    }),
  );
};

/** yyMMdd, as document numbers hold it (D-6.1). */
export const formatHariPendek = (of: Hari): string => of.slice(2).replaceAll('-', '');

export function parts(of: Hari): { year: number; month: number; date: number } {
  return { year: Number(of.slice(0, 4)), month: Number(of.slice(5, 7)), date: Number(of.slice(8)) };
}

function daysIn(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

function compose(year: number, month: number, date: number): Hari {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}` as Hari;
}

/** Days since 1970-01-01, by the civil-calendar arithmetic of a March-based year. */
function toNumber(of: Hari): number {
  const { year, month, date } = parts(of);
  const y = month <= 2 ? year - 1 : year;
  const era = Math.floor(y / 400);
  const yearOfEra = y - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + date - 1;
  const dayOfEra =
    yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}

function fromNumber(days: number): Hari {
  const shifted = days + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear =
    dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const m = Math.floor((5 * dayOfYear + 2) / 153);
  const month = m < 10 ? m + 3 : m - 9;
  return compose(
    yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    dayOfYear - Math.floor((153 * m + 2) / 5) + 1,
  );
}
