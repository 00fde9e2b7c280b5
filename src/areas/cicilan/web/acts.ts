import { documentActs } from '#areas/dokumen/web/document-acts.tsx';
import { bayarCicilanDocument } from '#areas/cicilan/contract/bayar.document.ts';
import { cicilanDocument } from '#areas/cicilan/contract/cicilan.document.ts';
import { kelebihanCicilanDocument } from '#areas/cicilan/contract/lelang/kelebihan.document.ts';
import {
  daftarPeringatanCicilanEndpoint,
  tunggakCicilanEndpoint,
} from '#areas/cicilan/contract/lelang/lelang.api.ts';
import { lelangCicilanDocument } from '#areas/cicilan/contract/lelang/lelang.document.ts';
import { KirimBukti } from '#areas/pesan/web/tombol-wa.tsx';

const CICILAN = [
  cicilanDocument.list,
  cicilanDocument.one,
  tunggakCicilanEndpoint,
  daftarPeringatanCicilanEndpoint,
];

/** Paper, further paper and the way back of a contract and of what is done with it. */
export const cicilanActs = documentActs(cicilanDocument, [tunggakCicilanEndpoint]);
export const bayarActs = {
  ...documentActs(bayarCicilanDocument, CICILAN),
  Send: KirimBukti,
};
export const lelangActs = {
  ...documentActs(lelangCicilanDocument, [...CICILAN, kelebihanCicilanDocument.list]),
  Send: KirimBukti,
};
export const kelebihanActs = {
  ...documentActs(kelebihanCicilanDocument, [...CICILAN, lelangCicilanDocument.list]),
  Send: KirimBukti,
};
