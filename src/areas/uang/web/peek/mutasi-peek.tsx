import { documentLook, documentPeek } from '#areas/dokumen/web/document-look.tsx';
import { mutasiDocument } from '#areas/uang/contract/mutasi.document.ts';
import { mutasiActs } from '#areas/uang/web/mutasi/acts.ts';

/** Money moved between drawers and accounts, from anywhere. */
export default documentPeek(documentLook(mutasiDocument, mutasiActs));
