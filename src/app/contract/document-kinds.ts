import { CONTRACTS } from '#app/contract/contracts.ts';
import type { DocumentSpec } from '#areas/dokumen/contract/document-spec.ts';

/** The kinds of document of the house. */
export const documentKinds = (): readonly DocumentSpec[] =>
  CONTRACTS.flatMap((area) => area.documents).map(({ spec }) => spec as DocumentSpec);
