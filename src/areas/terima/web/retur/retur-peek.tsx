import { documentLook, documentPeek } from '#areas/dokumen/web/document-look.tsx';
import { returSupplierDocument } from '#areas/terima/contract/retur/retur-supplier.document.ts';
import { returActs } from '#areas/terima/web/retur/acts-retur.ts';

/** Its card, from anywhere. */
export default documentPeek(documentLook(returSupplierDocument, returActs));
