import { formatRupiah } from '#kit/rules/format.ts';
import { formatHariPanjang, formatTanggal, isHari } from '#kit/rules/hari.ts';
import { formatClock, formatInstant } from '#kit/web/base/instant.ts';
import { t } from '#kit/web/base/text.ts';
import type { Perlu } from '#areas/dashboard/contract/toko.api.ts';

export type Kalimat = {
  /** The stone of its domain: delima costs now, tembaga warns, zamrud is a sale that waits. */
  readonly edge: 'delima' | 'tembaga' | 'zamrud' | 'nilam';
  readonly judul: string;
  readonly fakta: string;
  /** The first of these screens that exists is the act. */
  readonly ke: readonly string[];
  readonly act: string;
};

/** Figures of a line as they are read. */
export const tgl = (row: Perlu): string =>
  row.tgl_system ? formatHariPanjang(row.tgl_system, t) : '';
/** '20 November 2026 14:23': a sentence names the month, as that of a day does. */
export function saat({ waktu }: Perlu): string {
  const [day = '', clock = ''] = waktu ? formatInstant(waktu).split(' ') : [];
  return isHari(day) ? `${formatTanggal(day, t)} ${clock}` : (waktu ?? '');
}
export const jam = (row: Perlu): string => (row.waktu ? formatClock(row.waktu) : '');
export const uang = (rupiah: Perlu['rupiah']): string =>
  rupiah === null ? '-' : formatRupiah(rupiah);
