import { documentActs } from '#areas/dokumen/web/document-acts.tsx';
import { stockBeliEndpoint } from '#areas/pembelian/contract/stock-beli.api.ts';
import { daftarLotEndpoint } from '#areas/stock/contract/lot/lot.api.ts';
import { sepuhanDocument } from '#areas/sepuhan/contract/sepuhan.document.ts';

/** What changes with every step: loose gold, and bought pieces. */
export const EMAS_SEPUHAN = [daftarLotEndpoint, stockBeliEndpoint];

/** Paper, further paper and the way back of a step of refining. */
export const sepuhanActs = documentActs(sepuhanDocument, EMAS_SEPUHAN);
