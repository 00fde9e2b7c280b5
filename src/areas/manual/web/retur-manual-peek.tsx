import { documentLook, documentPeek } from '#areas/dokumen/web/document-look.tsx';
import { returManualDocument } from '#areas/manual/contract/retur-manual.document.ts';
import { returManualActs } from '#areas/manual/web/acts-manual.ts';

/** Its card, from anywhere. */
export default documentPeek(documentLook(returManualDocument, returManualActs));
