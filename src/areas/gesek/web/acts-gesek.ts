import { documentActs } from '#areas/buku/web/document/document-acts.tsx';
import { gesekDocument } from '#areas/gesek/contract/gesek.document.ts';

/** Paper, further paper and the way back of cash on a card. */
export const gesekActs = documentActs(gesekDocument);
