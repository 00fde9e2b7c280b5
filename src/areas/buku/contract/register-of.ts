import type { DocumentWords } from '#areas/buku/contract/document-words.ts';
import type { Registered } from '#areas/buku/contract/register.ts';

/** A declared kind as the register knows it: what its declaration says anyway, and its `register`. */
export function registeredOf(words: DocumentWords): Registered {
  const { name, table, key, letters, cancel, book, head, inside = {}, paper, on, menu } = words;
  const states = Object.entries(words.states ?? {});
  const note = words.register.note ?? book.note;
  const waits = states.find(([, { rejected }]) => rejected !== undefined)?.[0];
  if (cancel.anyDay && !('hari_batal' in inside))
    throw new Error(`${name} is taken back on any day and keeps no hari_batal`);
  return {
    ...words.register,
    table,
    menu,
    key,
    letters,
    ...(cancel.letters && { cancelLetters: cancel.letters }),
    ...(Object.keys(letters).length > 1 && { title: words.title }),
    ...(note && { note }),
    ...((paper || 'cetak_ke' in head) && { prints: 'cetak_ke' }),
    ...(waits && { waits, ...(!words.register.rejected && { rejects: true as const }) }),
    ...(cancel.anyDay && { cancelDay: 'hari_batal' }),
    ...(on && { parent: registeredOf(on.words) }),
  };
}
