/** Ruby is left out: it says that something is wrong. */
const STONES = ['kecubung', 'tembaga', 'nilam', 'emas'] as const;

/** The colour of a shop: always the same one, and neighbours in the list (KJ1, KJ2) differ. */
export function warnaToko(kode_toko: string): string {
  const sum = [...kode_toko].reduce((so, letter) => so + letter.charCodeAt(0), 0);
  return STONES[sum % STONES.length] ?? STONES[0];
}
