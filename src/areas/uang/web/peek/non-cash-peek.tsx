import { documentLook, documentPeek } from '#areas/dokumen/web/document-look.tsx';
import { nonCashDocument } from '#areas/uang/contract/non-cash.document.ts';
import { nonCashActs } from '#areas/uang/web/non-cash/acts-non-cash.ts';

/** Cards and transfers that were found on a statement, from anywhere. */
export default documentPeek(documentLook(nonCashDocument, nonCashActs));
