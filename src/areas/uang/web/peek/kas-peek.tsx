import { documentLook, documentPeek } from '#areas/dokumen/web/document-look.tsx';
import { kasDocument } from '#areas/uang/contract/kas.document.ts';
import { kasActs } from '#areas/uang/web/acts-kas.ts';

/** A move of cash or of a bank account from anywhere. */
export default documentPeek(documentLook(kasDocument, kasActs));
