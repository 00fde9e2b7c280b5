import { documentActs } from '#areas/dokumen/web/document-acts.tsx';
import { hadiahMaster } from '#areas/customer/contract/hadiah.master.ts';
import { kartuMemberEndpoint } from '#areas/member/contract/kartu-member.api.ts';
import { mutasiPoinEndpoint } from '#areas/member/contract/poin.api.ts';
import { tukarHadiahDocument } from '#areas/member/contract/tukar-hadiah.document.ts';
import { KirimBukti } from '#areas/pesan/web/tombol-wa.tsx';

/** What shows points or gifts, and is read again when either moved. */
export const BACA_POIN = [kartuMemberEndpoint, mutasiPoinEndpoint, hadiahMaster.endpoints.list];

/** Paper, message, further paper and the way back of a gift. */
export const hadiahActs = { ...documentActs(tukarHadiahDocument, BACA_POIN), Send: KirimBukti };
