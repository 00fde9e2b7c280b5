import { documentActs } from '#areas/dokumen/web/document-acts.tsx';
import { kasDocument } from '#areas/uang/contract/kas.document.ts';
import { hutangSupplierEndpoint } from '#areas/uang/contract/supplier/supplier.api.ts';
import { saldoBankEndpoint, uangBankEndpoint } from '#areas/uang/contract/riwayat.api.ts';

/** Paper, further paper and the way back of a movement of the drawer or of a bank. */
export const kasActs = documentActs(kasDocument, [
  uangBankEndpoint,
  saldoBankEndpoint,
  hutangSupplierEndpoint,
]);
