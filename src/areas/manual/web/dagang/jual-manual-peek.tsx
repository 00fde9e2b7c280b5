import { documentLook, documentPeek } from '#areas/dokumen/web/document-look.tsx';
import { jualManualDocument } from '#areas/manual/contract/jual-manual.document.ts';
import { jualManualActs } from '#areas/manual/web/dagang/acts-jual.tsx';

/** Its card, from anywhere. */
export default documentPeek(documentLook(jualManualDocument, jualManualActs));
