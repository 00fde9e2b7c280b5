import { documentLook, documentPeek } from '#areas/dokumen/web/document-look.tsx';
import { kirimDocument } from '#areas/uang/contract/kirim.document.ts';
import { kirimActs } from '#areas/uang/web/kirim/acts-kirim.ts';

/** Money that was sent to another shop, from anywhere. */
export default documentPeek(documentLook(kirimDocument, kirimActs));
