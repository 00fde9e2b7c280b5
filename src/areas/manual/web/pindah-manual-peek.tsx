import { documentLook, documentPeek } from '#areas/dokumen/web/document-look.tsx';
import { pindahManualDocument } from '#areas/manual/contract/pindah-manual.document.ts';
import { pindahManualActs } from '#areas/manual/web/acts-manual.ts';

/** Its card, from anywhere. */
export default documentPeek(documentLook(pindahManualDocument, pindahManualActs));
