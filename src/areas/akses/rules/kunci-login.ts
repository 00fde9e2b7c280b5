/**
 * How long a user id stays locked after wrong tries (D-3.3): nothing below the limit, then one
 * minute, doubling with each further try, at most an hour. Never for good: a stranger must not be
 * able to lock a shop out.
 */
export function hitungMenitTerkunci(kali: number, maksimal: number): number {
  if (kali < maksimal) return 0;
  return Math.min(60, 2 ** (kali - maksimal));
}
