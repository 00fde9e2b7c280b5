import type { DocumentOf } from '#areas/dokumen/contract/document-types.ts';
import type { hutangDocument } from '#areas/hutang/contract/hutang.document.ts';

/** A loan as its screens have it. */
export type Hutang = DocumentOf<typeof hutangDocument.spec>;
