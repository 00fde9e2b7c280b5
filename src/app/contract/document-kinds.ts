import { CONTRACTS } from '#app/contract/contracts.ts';
import type { DocumentWords } from '#areas/buku/contract/document-words.ts';

/** The kinds of document of the house. */
export const documentKinds = (): readonly DocumentWords[] =>
  CONTRACTS.flatMap((area) => area.documents).map(({ words }) => words as DocumentWords);
