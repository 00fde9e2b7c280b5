import type { DocumentOf } from '#kit/web/document/document.ts';
import {
  titipanEndpoint,
  titipanRow,
  type TitipanDokumen,
} from '#areas/penjualan/contract/titipan.api.ts';
import { IsiTitipanHidup, TombolTitipan } from '#areas/penjualan/web/titipan/tombol-titipan.tsx';

/** A deposit as it is looked at. */
export const dokumenTitipan: DocumentOf<TitipanDokumen> = {
  read: titipanEndpoint,
  status: titipanRow.status,
  Body: IsiTitipanHidup,
  Acts: TombolTitipan,
};
