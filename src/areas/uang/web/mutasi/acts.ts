import { documentActs } from '#areas/dokumen/web/document-acts.tsx';
import { daftarLaciEndpoint } from '#areas/uang/contract/laci.api.ts';
import { mutasiDocument } from '#areas/uang/contract/mutasi.document.ts';

/** Paper, further paper and the way back of a transfer. */
export const mutasiActs = documentActs(mutasiDocument, [daftarLaciEndpoint]);
