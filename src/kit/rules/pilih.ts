/**
 * How well what was typed names a choice, the best first: its code whole, its name whole, what
 * begins so (the code before the name), a word within that begins so, what contains it, and what
 * holds every word somewhere. `cocokUrut` of kit/server says the same of rows to the database.
 */
export const PERINGKAT = 7;

/** The first 8 words of a search; people do not type more. */
export const kataDari = (typed: string): string[] =>
  typed.trim().toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8);

/** 0 is best; nothing where a word is nowhere. The first text is the code. */
export function tentukanPeringkat(texts: readonly string[], typed: string): number | undefined {
  const wanted = typed.trim().toLowerCase();
  const [code = '', ...names] = texts.map((text) => text.toLowerCase());
  const all = [code, ...names];
  const found = [
    code === wanted,
    names.includes(wanted),
    code.startsWith(wanted),
    names.some((name) => name.startsWith(wanted)),
    all.some((text) => text.includes(` ${wanted}`)),
    all.some((text) => text.includes(wanted)),
    kataDari(typed).every((word) => all.some((text) => text.includes(word))),
  ].indexOf(true);
  return found < 0 ? undefined : found;
}

/** The choices that what was typed can mean, the likeliest first; equally likely ones keep their order. */
export function pilihCocok<T>(
  list: readonly T[],
  typed: string,
  textsOf: (one: T) => readonly string[],
): readonly T[] {
  if (!typed.trim()) return list;
  const ranked = Array.from({ length: PERINGKAT }, (): T[] => []);
  for (const one of list) ranked[tentukanPeringkat(textsOf(one), typed) ?? PERINGKAT]?.push(one);
  return ranked.flat();
}
