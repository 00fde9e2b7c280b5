/** A piece of a message as a phone shows it. */
export type Potongan = {
  readonly kata: string;
  readonly gaya: 'biasa' | 'tebal' | 'miring' | 'coret';
};

const GAYA = { '*': 'tebal', _: 'miring', '~': 'coret' } as const;
const TANDA = /([*_~])(?=\S)([^\n]*?\S)\1(?![\p{L}\p{N}])/gu;

/** Words between stars are strong, between lines slanted, between waves struck out; nothing else is drawn. */
export function bagiGaya(isi: string): Potongan[] {
  const found: Potongan[] = [];
  let from = 0;
  for (const one of isi.matchAll(TANDA)) {
    if (one.index > from) found.push({ kata: isi.slice(from, one.index), gaya: 'biasa' });
    found.push({ kata: one[2] ?? '', gaya: GAYA[one[1] as keyof typeof GAYA] });
    from = one.index + one[0].length;
  }
  if (from < isi.length) found.push({ kata: isi.slice(from), gaya: 'biasa' });
  return found;
}
