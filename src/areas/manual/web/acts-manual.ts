import { documentActs } from '#areas/dokumen/web/document-acts.tsx';
import { barangManualEndpoint } from '#areas/manual/contract/barang-manual.api.ts';
import { koreksiManualDocument } from '#areas/manual/contract/koreksi-manual.document.ts';
import { masukManualDocument } from '#areas/manual/contract/masuk-manual.document.ts';
import { pindahManualDocument } from '#areas/manual/contract/pindah-manual.document.ts';
import { returManualDocument } from '#areas/manual/contract/retur-manual.document.ts';

/** Paper, further paper and the way back of what changes the stock lines. */
export const masukManualActs = documentActs(masukManualDocument, [barangManualEndpoint]);
export const pindahManualActs = documentActs(pindahManualDocument, [barangManualEndpoint]);
export const returManualActs = documentActs(returManualDocument, [barangManualEndpoint]);
export const koreksiManualActs = documentActs(koreksiManualDocument, [barangManualEndpoint]);
