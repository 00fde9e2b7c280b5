import type { DocumentOf } from '#kit/web/document/document.ts';
import { penjualanEndpoint, penjualanRow } from '#areas/penjualan/contract/penjualan.api.ts';
import { IsiDokumen } from '#areas/penjualan/web/dokumen/isi-dokumen.tsx';
import { TombolNota } from '#areas/penjualan/web/dokumen/tombol-nota.tsx';
import type { Dokumen } from '#areas/penjualan/web/kasir/use-jual.ts';

/** A sale as it is looked at. */
export const dokumenPenjualan: DocumentOf<Dokumen> = {
  read: penjualanEndpoint,
  status: penjualanRow.status,
  Body: IsiDokumen,
  Acts: TombolNota,
};
