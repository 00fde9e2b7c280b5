import { phoneFigures, readPhone } from '#kit/rules/phone.ts';

/** The states of a message, and when one may leave. */
export type StatusPesan = 'ANTRE' | 'DIKIRIM' | 'TERKIRIM' | 'RAGU' | 'GAGAL' | 'BATAL';

const JALUR: Readonly<Record<StatusPesan, readonly StatusPesan[]>> = {
  ANTRE: ['DIKIRIM', 'BATAL', 'GAGAL'],
  DIKIRIM: ['TERKIRIM', 'ANTRE', 'RAGU', 'GAGAL', 'BATAL'],
  TERKIRIM: [],
  RAGU: ['ANTRE', 'TERKIRIM', 'BATAL'],
  GAGAL: ['ANTRE', 'BATAL'],
  BATAL: ['ANTRE'],
};
export const bisaKe = (dari: StatusPesan, ke: StatusPesan): boolean => JALUR[dari].includes(ke);

/** A number as gateways want it: with the country's own figures in front, without the trunk's zero. */
export const nomorWa = (no_hp: string): string => phoneFigures(readPhone(no_hp) ?? no_hp);

/** Failures of the message itself after which a person must look. */
export const PALING_BANYAK_COBA = 8;
const DETIK_PERTAMA = 30;
const DETIK_TERLAMA = 3600;

/** Seconds until the next try, twice as long each time and an hour at most. */
export const tentukanTunggu = (coba: number): number =>
  Math.min(DETIK_TERLAMA, DETIK_PERTAMA * 2 ** Math.max(0, coba - 1));

const DETIK_JEDA = 300;
/** Seconds for which a gateway that is away is left alone. */
export const tentukanJeda = (gagal: number): number =>
  Math.min(DETIK_JEDA, 10 * 2 ** Math.max(0, gagal - 1));

/** Whether a time of day (HH:mm) lies in the quiet hours, which may go over midnight. */
export const bisaTenang = (jam: string, dari: string, sampai: string): boolean =>
  dari <= sampai ? jam >= dari && jam < sampai : jam >= dari || jam < sampai;
