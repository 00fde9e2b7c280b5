import type { Hari } from '#kit/rules/hari.ts';
import { refusals, type Refusal } from '#kit/rules/refusal.ts';

export const TIDAK_PERINGATAN = refusals({
  PERINGATAN_BELUM: { message: 'Catat Peringatan Kepada Customer Terlebih Dahulu' },
  PERINGATAN_BARU: { message: 'Peringatan Baru Dicatat, Lelang Paling Cepat 24 Jam Sesudahnya' },
});

/** The notices of a document that were logged after it was due. */
export type Diperingatkan = {
  /** The business day of the last one; null where there is none. */
  readonly tgl: Hari | null;
  /** One of them was written 24 hours ago or more: the customer had a day to come. */
  readonly sehari: boolean;
};

/** What is auctioned was announced past its due date, a day before (D-35.14, D-38.4). */
export function periksaPeringatan({ tgl, sehari }: Diperingatkan, jatuh_tempo: Hari): Refusal[] {
  if (tgl === null || tgl <= jatuh_tempo) return [TIDAK_PERINGATAN.PERINGATAN_BELUM];
  return sehari ? [] : [TIDAK_PERINGATAN.PERINGATAN_BARU];
}
