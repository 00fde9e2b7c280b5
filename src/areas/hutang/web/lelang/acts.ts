import { documentActs } from '#areas/dokumen/web/document-acts.tsx';
import { hutangDocument } from '#areas/hutang/contract/hutang.document.ts';
import { kelebihanDocument } from '#areas/hutang/contract/lelang/kelebihan.document.ts';
import {
  calonLelangEndpoint,
  daftarPeringatanEndpoint,
} from '#areas/hutang/contract/lelang/lelang.api.ts';
import { lelangDocument } from '#areas/hutang/contract/lelang/lelang.document.ts';
import { KirimBukti } from '#areas/pesan/web/tombol-wa.tsx';
import { stockBeliEndpoint } from '#areas/pembelian/contract/stock-beli.api.ts';

const HUTANG = [
  hutangDocument.list,
  hutangDocument.one,
  calonLelangEndpoint,
  daftarPeringatanEndpoint,
  stockBeliEndpoint,
];

/** Paper, further paper and the way back of an auction, and of a surplus that was paid out. */
export const lelangActs = {
  ...documentActs(lelangDocument, [...HUTANG, kelebihanDocument.list]),
  Send: KirimBukti,
};
export const kelebihanActs = {
  ...documentActs(kelebihanDocument, [...HUTANG, lelangDocument.list]),
  Send: KirimBukti,
};
