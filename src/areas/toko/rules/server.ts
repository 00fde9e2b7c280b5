/** Who acts where no person does: a server by itself. */
export const SERVER = { user_id: 'sistem', level: 'SISTEM', perangkat: 'server' } as const;

/** So far two servers' clocks may be apart before people hear of it (D-43.4). */
export const JAM_SERVER_DETIK = 120;
/** A message that waits for longer than this is reported at both ends. */
export const PESAN_LAMA_DETIK = 60;
/** Two books that were not compared for longer than this are reported at the end that asked (D-43.9). */
export const COCOK_LAMA_JAM = 24;

/** A copy of yesterday has lost no more messages than these; who says more is not believed (D-43.4). */
export const PESAN_HILANG_PALING_BANYAK = 100_000;
/** Whether a database whose last number is `punya` may be an older copy of one that had given `terakhir`. */
export const isSalinanLama = (punya: number, terakhir: number): boolean =>
  terakhir - punya <= PESAN_HILANG_PALING_BANYAK;

/** How long after which try in a row the next one follows: a second at first, five minutes at last (D-43.4). */
export const jedaCoba = (gagal: number): number =>
  Math.min(300_000, 1000 * 2 ** Math.min(Math.max(gagal - 1, 0), 20));
