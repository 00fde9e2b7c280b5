import { documentLook, documentPeek } from '#areas/dokumen/web/document-look.tsx';
import { beliManualDocument } from '#areas/manual/contract/beli-manual.document.ts';
import { beliManualActs } from '#areas/manual/web/dagang/acts-beli.tsx';

/** Its card, from anywhere. */
export default documentPeek(documentLook(beliManualDocument, beliManualActs));
