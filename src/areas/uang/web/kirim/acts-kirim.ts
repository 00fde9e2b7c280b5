import { documentActs } from '#areas/dokumen/web/document-acts.tsx';
import { kirimDocument } from '#areas/uang/contract/kirim.document.ts';

/** Paper, further paper and the way back of money that was sent. */
export const kirimActs = documentActs(kirimDocument);
