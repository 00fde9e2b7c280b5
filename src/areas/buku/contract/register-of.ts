import type { DocumentWords } from '#areas/buku/contract/document-words.ts';
import type { Registered } from '#areas/buku/contract/register.ts';

/** A declared kind as the register knows it: what its declaration says anyway, and its `register`. */
export function registeredOf(words: DocumentWords): Registered {
  const { table, key, letters, cancel, menu, book, head, inside = {}, paper } = words;
  const states = Object.entries(words.states ?? {});
  const rejects = states.some(([, { rejected }]) => rejected !== undefined);
  return {
    ...words.register,
    table,
    key,
    letters,
    menu,
    cancelLetters: cancel.letters,
    note: book.note,
    ...((paper || 'cetak_ke' in head) && { prints: 'cetak_ke' }),
    ...(rejects && { rejects: true as const }),
    ...(words.register.validated && { waits: states[0]?.[0] }),
    ...('hari_batal' in inside && { cancelDay: 'hari_batal' }),
  };
}
