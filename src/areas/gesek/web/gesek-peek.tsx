import { documentLook, documentPeek } from '#areas/dokumen/web/document-look.tsx';
import { gesekDocument } from '#areas/gesek/contract/gesek.document.ts';
import { gesekActs } from '#areas/gesek/web/acts-gesek.ts';

/** Cash on a card, from anywhere. */
export default documentPeek(documentLook(gesekDocument, gesekActs));
