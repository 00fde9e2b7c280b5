import { documentLook, documentPeek } from '#areas/dokumen/web/document-look.tsx';
import { serahDocument } from '#areas/service/contract/tukang/serah.document.ts';
import { serahActs } from '#areas/service/web/acts.ts';

/** What a craftsman was handed, from anywhere. */
export default documentPeek(documentLook(serahDocument, serahActs));
