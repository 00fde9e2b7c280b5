import { documentActs } from '#areas/dokumen/web/document-acts.tsx';
import { KirimBukti } from '#areas/pesan/web/tombol-wa.tsx';
import { bayarPesananDocument } from '#areas/service/contract/pesanan/bayar-pesanan.document.ts';
import { daftarContohEndpoint } from '#areas/service/contract/pesanan/pesanan.api.ts';
import { pesananDocument } from '#areas/service/contract/pesanan/pesanan.document.ts';
import { kembaliDocument } from '#areas/service/contract/tukang/kembali.document.ts';
import { saldoTukangEndpoint } from '#areas/service/contract/tukang/saldo-tukang.api.ts';
import { serahDocument } from '#areas/service/contract/tukang/serah.document.ts';
import { daftarLotEndpoint } from '#areas/stock/contract/lot/lot.api.ts';

/** What an act on an order may change. */
export const PESANAN = [pesananDocument.list, pesananDocument.one, daftarContohEndpoint];
const TUKANG = [saldoTukangEndpoint, daftarLotEndpoint];

/** Paper, further paper and the way back of an order, and of each act on it. */
export const pesananActs = {
  ...documentActs(pesananDocument, [bayarPesananDocument.list, daftarContohEndpoint]),
  Send: KirimBukti,
};
export const bayarPesananActs = {
  ...documentActs(bayarPesananDocument, PESANAN),
  Send: KirimBukti,
};
export const serahPesananActs = documentActs(serahDocument, [...PESANAN, ...TUKANG]);
export const kembaliPesananActs = documentActs(kembaliDocument, [...PESANAN, ...TUKANG]);
