import { daysBetween, type Hari } from '#kit/rules/hari.ts';
import { fill, refusals, type Refusal } from '#kit/rules/refusal.ts';

/** So far behind the shop's last act the clock may be: acts wait for it at the time of that act (D-51.2). */
export const TAHAN_DETIK = 120;
/** So many days after the last closed one a day opens by itself. */
export const LOMPAT_HARI = 3;
/** So far the server's clock and the database's may be apart. */
export const BEDA_DETIK = 30;

/** Why no act may be made by this clock, in the words the counter reads. */
export const TIDAK_JAM = refusals({
  JAM_MUNDUR: {
    message:
      'Jam Server {detik} Detik Di Belakang Transaksi Terakhir, Betulkan Jam Atau Minta Owner Mengizinkan',
  },
  TANGGAL_LOMPAT: {
    message: 'Tanggal Server {tgl} Jauh Dari Hari Kerja Terakhir, Minta Owner Membenarkan Tanggal',
  },
});

export type Jam = {
  /** What the database's clock shows, and when the shop's last act ended; ISO. */
  readonly jam: string;
  readonly terakhir: string | null;
  /** An owner lets acts go on whose last act is no later than this. */
  readonly izin: string | null;
  /** Milliseconds between the server's clock and the database's. */
  readonly beda: number;
  /** The calendar's day at that time, the shop's newest day, and the date that was agreed to. */
  readonly kalender: Hari;
  readonly hari: Hari | null;
  readonly buka: boolean;
  readonly diakui: Hari | null;
};

export type PutusanJam = {
  /** The time that acts have while the clock waits; else the clock's own. */
  readonly waktu?: string;
  /** Seconds by which the clock is behind the last act, where no act may be made. */
  readonly mundur: number | null;
  /** The date that somebody has to agree to before it is worked on. */
  readonly lompat: Hari | null;
};

/**
 * Whether the shop may act by this clock (D-51.2): its time never runs back behind its last act, and a date
 * that lies far from its last day is asked of the owner.
 */
export function tentukanJam(jam: Jam): PutusanJam {
  const mundur = jam.terakhir === null ? 0 : Date.parse(jam.terakhir) - Date.parse(jam.jam);
  const boleh = jam.terakhir !== null && jam.izin !== null && jam.izin >= jam.terakhir;
  const ditolak = mundur > TAHAN_DETIK * 1000 && !boleh;
  return {
    ...(mundur > 0 && !ditolak && jam.terakhir !== null && { waktu: jam.terakhir }),
    mundur: ditolak ? Math.ceil(mundur / 1000) : null,
    lompat: isLompat(jam) ? jam.kalender : null,
  };
}

/** The first day of a shop needs no agreement; a date that was agreed to is not asked for again. */
function isLompat({ kalender, hari, buka, diakui, beda }: Jam): boolean {
  if (hari === null || kalender <= hari || diakui === kalender) return false;
  return daysBetween(hari, kalender) > LOMPAT_HARI || (!buka && beda >= BEDA_DETIK * 1000);
}

/** What an act is refused with, if it is. */
export function tolakJam({ mundur, lompat }: PutusanJam): Refusal | undefined {
  if (mundur !== null) return fill(TIDAK_JAM.JAM_MUNDUR, { detik: mundur });
  return lompat === null ? undefined : fill(TIDAK_JAM.TANGGAL_LOMPAT, { tgl: lompat });
}
