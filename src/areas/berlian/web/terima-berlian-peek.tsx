import { documentLook, documentPeek } from '#areas/dokumen/web/document-look.tsx';
import { terimaBerlianDocument } from '#areas/berlian/contract/terima-berlian.document.ts';
import { terimaBerlianActs } from '#areas/berlian/web/acts-berlian.ts';

/** Its card, from anywhere. */
export default documentPeek(documentLook(terimaBerlianDocument, terimaBerlianActs));
