import type { DocumentOf } from '#kit/web/document/document.ts';
import { IsiTitipanHidup, TombolTitipan } from '#areas/penjualan/web/titipan/tombol-titipan.tsx';
import {
  titipanDocument,
  type TitipanDokumen,
} from '#areas/penjualan/contract/titipan/titipan.document.ts';

/** A deposit as it is looked at. */
export const dokumenTitipan: DocumentOf<TitipanDokumen> = {
  read: titipanDocument.one,
  status: titipanDocument.row.status,
  Body: IsiTitipanHidup,
  Acts: TombolTitipan,
};
