import type { Field } from '#kit/contract/field.ts';
import type { DocumentSpec } from '#areas/dokumen/contract/document-spec.ts';
import type { Registered } from '#areas/buku/contract/register.ts';

const isTyped = (field: Field | undefined): boolean => field?.kind === 'text';

/** A declared kind as the register knows it: what its declaration says anyway, and its `register`. */
export function registeredOf(spec: DocumentSpec): Registered {
  const { name, table, key, letters, cancel, book, head, inside = {}, paper, on, menu } = spec;
  const { parts = {} } = spec;
  const states = Object.entries(spec.states ?? {});
  const note = spec.register.note ?? book.note;
  const waits = states.find(([, { rejected }]) => rejected !== undefined)?.[0];
  if (cancel.anyDay && !('hari_batal' in inside))
    throw new Error(`${name} is taken back on any day and keeps no hari_batal`);
  return {
    ...spec.register,
    table,
    menu,
    key,
    letters,
    ...(cancel.letters && { cancelLetters: cancel.letters }),
    ...(cancel.never && { cancelled: null }),
    ...(Object.keys(letters).length > 1 && { title: spec.title }),
    ...(note && { note }),
    created: true,
    typed:
      spec.register.typed ?? [note ?? ''].filter((one) => isTyped({ ...head, ...inside }[one])),
    ...('none' in book && { posts: false }),
    ...('pembayaran' in parts && { payments: true }),
    ...((paper || 'cetak_ke' in head) && { prints: 'cetak_ke' }),
    ...(waits && { waits, ...(!spec.register.rejected && { rejects: true as const }) }),
    ...(cancel.anyDay && { cancelDay: 'hari_batal' }),
    ...(on && { parent: registeredOf(on.spec) }),
  };
}
