import type { DocumentOf } from '#kit/web/document/document.ts';
import { penjualanDocument } from '#areas/penjualan/contract/penjualan.document.ts';
import { IsiDokumen } from '#areas/penjualan/web/dokumen/isi-dokumen.tsx';
import { TombolNota } from '#areas/penjualan/web/dokumen/tombol-nota.tsx';
import type { Dokumen } from '#areas/penjualan/web/kasir/use-jual.ts';

/** A sale as it is looked at. */
export const dokumenPenjualan: DocumentOf<Dokumen> = {
  read: penjualanDocument.one,
  status: penjualanDocument.row.status,
  Body: IsiDokumen,
  Acts: TombolNota,
};
