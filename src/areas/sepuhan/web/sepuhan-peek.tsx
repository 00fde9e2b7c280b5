import { documentLook, documentPeek } from '#areas/dokumen/web/document-look.tsx';
import { sepuhanDocument } from '#areas/sepuhan/contract/sepuhan.document.ts';
import { sepuhanActs } from '#areas/sepuhan/web/acts-sepuhan.ts';

/** A step of refining, from anywhere. */
export default documentPeek(documentLook(sepuhanDocument, sepuhanActs));
