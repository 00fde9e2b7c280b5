import { inject } from 'vitest';

/** One of `part` has its turn in this run, by its seed; all of them with `KILAU_GILIRAN=semua` (npm test -- --lama). */
export const isDrawn = (at: number, part: number): boolean =>
  process.env.KILAU_GILIRAN === 'semua' || (at + inject('seed')) % part === 0;
