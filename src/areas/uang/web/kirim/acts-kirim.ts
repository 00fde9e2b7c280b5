import { documentActs } from '#areas/buku/web/document/document-acts.tsx';
import { kirimDocument } from '#areas/uang/contract/kirim.document.ts';

/** Paper, further paper and the way back of money that was sent. */
export const kirimActs = documentActs(kirimDocument);
