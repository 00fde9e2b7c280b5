import { keyedDigest } from '#kit/server/server-key.ts';

/** Fields that a log never holds whole: numbers that say who somebody is to the state. */
export const DISAMARKAN = new Set(['no_ktp', 'no_identitas', 'nik', 'npwp']);
const SUDAH = /^\*\d{4} [0-9a-f]{16}$/;

/**
 * For a log: such a number becomes its last four figures and a keyed digest, so that two rows of one person are
 * still seen to be one, and nobody who reads the log, or has a copy of it, has the number.
 */
export const masked = (field: string, value: unknown): unknown =>
  DISAMARKAN.has(field) && typeof value === 'string' && value !== '' && !SUDAH.test(value)
    ? `*${value.slice(-4)} ${keyedDigest(`${field}:${value}`).slice(0, 16)}`
    : value;
