import { documentActs } from '#areas/dokumen/web/document-acts.tsx';
import { KirimBukti } from '#areas/pesan/web/tombol-wa.tsx';
import { ambilServiceDocument } from '#areas/service/contract/ambil-service.document.ts';
import { bayarServiceDocument } from '#areas/service/contract/bayar-service.document.ts';
import { serviceDocument } from '#areas/service/contract/terima-service.document.ts';
import { kembaliDocument } from '#areas/service/contract/tukang/kembali.document.ts';
import { saldoTukangEndpoint } from '#areas/service/contract/tukang/saldo-tukang.api.ts';
import { serahDocument } from '#areas/service/contract/tukang/serah.document.ts';
import { daftarLotEndpoint } from '#areas/stock/contract/lot/lot.api.ts';

const SERVICE = [serviceDocument.list, serviceDocument.one];
const TUKANG = [saldoTukangEndpoint, daftarLotEndpoint];

/** Paper, further paper and the way back of a job, and of each act on it. */
export const serviceActs = {
  ...documentActs(serviceDocument, [bayarServiceDocument.list, ambilServiceDocument.list]),
  Send: KirimBukti,
};
export const bayarActs = { ...documentActs(bayarServiceDocument, SERVICE), Send: KirimBukti };
export const ambilActs = { ...documentActs(ambilServiceDocument, SERVICE), Send: KirimBukti };
export const serahActs = documentActs(serahDocument, [...SERVICE, ...TUKANG]);
export const kembaliActs = documentActs(kembaliDocument, [...SERVICE, ...TUKANG]);
