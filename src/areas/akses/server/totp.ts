import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Time-based codes of RFC 6238: six figures, thirty seconds, SHA-1, as every authenticator knows them. */
const STEP_MS = 30_000;
const FIGURES = 6;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** 160 bits, in the letters that an authenticator takes by hand. */
export const newRahasia = (): string =>
  [...randomBytes(32)].map((byte) => LETTERS[byte % 32]).join('');

function bytesOf(rahasia: string): Buffer {
  let bits = '';
  for (const letter of rahasia) bits += LETTERS.indexOf(letter).toString(2).padStart(5, '0');
  const bytes = bits.match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}

export function codeAt(rahasia: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', bytesOf(rahasia)).update(counter).digest();
  const at = hash.readUInt8(hash.length - 1) & 15;
  const number = hash.readUInt32BE(at) & 0x7fffffff;
  return String(number % 10 ** FIGURES).padStart(FIGURES, '0');
}

export const stepOf = (ms: number): number => Math.floor(ms / STEP_MS);

/** The step a code belongs to: now, the one before or after; nothing when it is wrong or was used. */
export function matchCode(rahasia: string, code: string, ms: number, used: number): number | null {
  const given = Buffer.from(code.replace(/\s/g, ''));
  if (given.length !== FIGURES) return null;
  for (const step of [stepOf(ms), stepOf(ms) - 1, stepOf(ms) + 1])
    if (step > used && timingSafeEqual(Buffer.from(codeAt(rahasia, step)), given)) return step;
  return null;
}

/** What the QR code says to an authenticator. */
export const uriOf = (rahasia: string, user_id: string): string =>
  `otpauth://totp/Kilau:${encodeURIComponent(user_id)}?secret=${rahasia}&issuer=Kilau`;
