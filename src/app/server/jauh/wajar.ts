/**
 * What another server sent is looked at before any of it is added up, without recursion and only as far as it may be
 * ours: so many values, no text that fills a page or that the database cannot hold, no figure whose sum over a chain
 * would not be exact.
 */
const NILAI = 400_000;
const TEKS = 300;
const ANGKA = 1e13;

export function isWajar(said: unknown): boolean {
  const waits: unknown[] = [said];
  for (let seen = 0; waits.length > 0; seen++) {
    const one = waits.pop();
    if (typeof one === 'string' && !isTeks(one)) return false;
    if (typeof one === 'number' && !(Math.abs(one) <= ANGKA)) return false;
    if (typeof one !== 'object' || one === null) continue;
    const inside: readonly unknown[] = Array.isArray(one) ? one : Object.values(one);
    if (seen + waits.length + inside.length > NILAI) return false;
    for (const value of inside) waits.push(value);
  }
  return true;
}

/** No control character but those between lines, no half of a pair, and nothing that turns the line around it. */
const ASING = /(?![\t\n\r])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/u;
const isTeks = (text: string): boolean =>
  text.length <= TEKS && text.isWellFormed() && !ASING.test(text);
