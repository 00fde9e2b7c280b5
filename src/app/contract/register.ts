import { CONTRACTS } from '#app/contract/contracts.ts';
import type { DocumentSpec } from '#areas/dokumen/contract/document-spec.ts';
import { registeredOf } from '#areas/dokumen/contract/register-of.ts';
import type { Registered } from '#areas/buku/contract/register.ts';

/** Kinds that keep one table say the same of it: they are one in the register. */
const ofTables = (all: readonly Registered[]): Registered[] => [
  ...new Map(all.map((one) => [one.table, one])).values(),
];

/** Every kind of document that an area's door lists, as the register knows it. */
export const REGISTER: readonly Registered[] = CONTRACTS.flatMap(({ documents, registers }) => [
  ...ofTables(documents.map(({ spec }) => registeredOf(spec as DocumentSpec))),
  ...(registers as readonly Registered[]),
]);
