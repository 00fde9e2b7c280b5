import { documentActs } from '#areas/dokumen/web/document-acts.tsx';
import { bungaDocument } from '#areas/hutang/contract/bunga.document.ts';
import { hitungBungaEndpoint } from '#areas/hutang/contract/hitung.api.ts';
import { hutangDocument } from '#areas/hutang/contract/hutang.document.ts';
import { lunasDocument } from '#areas/hutang/contract/lunas.document.ts';
import { remajaDocument } from '#areas/hutang/contract/remaja.document.ts';
import { KirimBukti } from '#areas/pesan/web/tombol-wa.tsx';

const HUTANG = [hutangDocument.list, hutangDocument.one, hitungBungaEndpoint];

/** Paper, further paper and the way back of a loan, of its interest, of its redemption. */
export const hutangActs = documentActs(hutangDocument, [hitungBungaEndpoint, remajaDocument.list]);
export const bungaActs = { ...documentActs(bungaDocument, HUTANG), Send: KirimBukti };
export const remajaActs = { ...documentActs(remajaDocument, HUTANG), Send: KirimBukti };
export const lunasActs = { ...documentActs(lunasDocument, HUTANG), Send: KirimBukti };
