/** Couriers that shops of the trade use, each by its own name; others are kept in capitals. */
export const EKSPEDISI = [
  'JNE',
  'J&T',
  'SiCepat',
  'AnterAja',
  'SPX',
  'Ninja Xpress',
  'ID Express',
  'Lion Parcel',
  'POS Indonesia',
  'TIKI',
  'Wahana',
  'GoSend',
  'GrabExpress',
] as const;

const polos = (words: string): string => words.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();

/**
 * One courier however it is typed (1§5 asks to choose one): 'jne reg', 'J N E REG' and 'JNE Reg' are 'JNE REG', so that
 * № 13 counts one and not three. What follows the name is its service, in capitals.
 */
export function namaiEkspedisi(diketik: string): string {
  const kata = diketik.trim().split(/\s+/);
  for (let banyak = kata.length; banyak > 0; banyak -= 1) {
    const depan = polos(kata.slice(0, banyak).join(''));
    const nama = EKSPEDISI.find((one) => polos(one) === depan);
    if (nama) return [nama, ...kata.slice(banyak).map((one) => one.toUpperCase())].join(' ');
  }
  return kata.join(' ').toUpperCase();
}
