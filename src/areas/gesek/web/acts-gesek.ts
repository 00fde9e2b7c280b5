import { documentActs } from '#areas/dokumen/web/document-acts.tsx';
import { gesekDocument } from '#areas/gesek/contract/gesek.document.ts';

/** Paper, further paper and the way back of cash on a card. */
export const gesekActs = documentActs(gesekDocument);
