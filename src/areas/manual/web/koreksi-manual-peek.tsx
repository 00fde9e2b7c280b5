import { documentLook, documentPeek } from '#areas/dokumen/web/document-look.tsx';
import { koreksiManualDocument } from '#areas/manual/contract/koreksi-manual.document.ts';
import { koreksiManualActs } from '#areas/manual/web/acts-manual.ts';

/** Its card, from anywhere. */
export default documentPeek(documentLook(koreksiManualDocument, koreksiManualActs));
