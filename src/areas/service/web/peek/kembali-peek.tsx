import { documentLook, documentPeek } from '#areas/dokumen/web/document-look.tsx';
import { kembaliDocument } from '#areas/service/contract/tukang/kembali.document.ts';
import { kembaliActs } from '#areas/service/web/acts.ts';

/** What came back from a craftsman, from anywhere. */
export default documentPeek(documentLook(kembaliDocument, kembaliActs));
