import { documentActs } from '#areas/dokumen/web/document-acts.tsx';
import { gesekDocument } from '#areas/gesek/contract/gesek.document.ts';
import { KirimBukti } from '#areas/pesan/web/tombol-wa.tsx';

/** Paper, message, further paper and the way back of cash on a card. */
export const gesekActs = { ...documentActs(gesekDocument), Send: KirimBukti };
