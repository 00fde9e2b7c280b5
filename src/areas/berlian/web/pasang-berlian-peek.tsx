import { documentLook, documentPeek } from '#areas/dokumen/web/document-look.tsx';
import { pasangBerlianDocument } from '#areas/berlian/contract/pasang-berlian.document.ts';
import { pasangBerlianActs } from '#areas/berlian/web/acts-berlian.ts';

/** Its card, from anywhere. */
export default documentPeek(documentLook(pasangBerlianDocument, pasangBerlianActs));
