import { documentLook, documentPeek } from '#areas/dokumen/web/document-look.tsx';
import { tukarHadiahDocument } from '#areas/member/contract/tukar-hadiah.document.ts';
import { hadiahActs } from '#areas/member/web/hadiah/acts-hadiah.ts';

/** A gift that was taken for points, from anywhere. */
export default documentPeek(documentLook(tukarHadiahDocument, hadiahActs));
