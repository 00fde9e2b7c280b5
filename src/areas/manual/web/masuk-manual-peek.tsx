import { documentLook, documentPeek } from '#areas/dokumen/web/document-look.tsx';
import { masukManualDocument } from '#areas/manual/contract/masuk-manual.document.ts';
import { masukManualActs } from '#areas/manual/web/acts-manual.ts';

/** Its card, from anywhere. */
export default documentPeek(documentLook(masukManualDocument, masukManualActs));
