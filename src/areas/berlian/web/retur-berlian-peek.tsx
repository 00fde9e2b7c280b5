import { documentLook, documentPeek } from '#areas/dokumen/web/document-look.tsx';
import { returBerlianDocument } from '#areas/berlian/contract/retur-berlian.document.ts';
import { returBerlianActs } from '#areas/berlian/web/acts-berlian.ts';

/** Its card, from anywhere. */
export default documentPeek(documentLook(returBerlianDocument, returBerlianActs));
