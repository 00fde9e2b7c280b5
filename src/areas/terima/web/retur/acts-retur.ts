import { documentActs } from '#areas/dokumen/web/document-acts.tsx';
import { barangEndpoint, daftarBarangEndpoint } from '#areas/stock/contract/barang.api.ts';
import { lotLepasEndpoint } from '#areas/terima/contract/retur/lot-lepas.api.ts';
import { returSupplierDocument } from '#areas/terima/contract/retur/retur-supplier.document.ts';
import { terimaDocument } from '#areas/terima/contract/terima.document.ts';

/** Paper, further paper and the way back of pieces that went to their supplier. */
export const returActs = documentActs(returSupplierDocument, [
  daftarBarangEndpoint,
  barangEndpoint,
  lotLepasEndpoint,
  terimaDocument.list,
]);
