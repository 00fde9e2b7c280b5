import { documentActs } from '#areas/dokumen/web/document-acts.tsx';
import { daftarBerlianEndpoint } from '#areas/berlian/contract/berlian.api.ts';
import { pasangBerlianDocument } from '#areas/berlian/contract/pasang-berlian.document.ts';
import { returBerlianDocument } from '#areas/berlian/contract/retur-berlian.document.ts';
import { terimaBerlianDocument } from '#areas/berlian/contract/terima-berlian.document.ts';

/** Paper, further paper and the way back of what changes the stones. */
export const terimaBerlianActs = documentActs(terimaBerlianDocument, [daftarBerlianEndpoint]);
export const returBerlianActs = documentActs(returBerlianDocument, [daftarBerlianEndpoint]);
export const pasangBerlianActs = documentActs(pasangBerlianDocument, [daftarBerlianEndpoint]);
