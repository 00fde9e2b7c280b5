import type { DocumentOf } from '#kit/web/document/document.ts';
import {
  pembelianDocument,
  type DokumenBeli,
} from '#areas/pembelian/contract/pembelian.document.ts';
import { IsiBeli } from '#areas/pembelian/web/dokumen/isi-beli.tsx';
import { TombolBeli } from '#areas/pembelian/web/dokumen/tombol-beli.tsx';

/** A buy-back as it is looked at. */
export const dokumenPembelian: DocumentOf<DokumenBeli> = {
  read: pembelianDocument.one,
  status: pembelianDocument.row.status,
  Body: IsiBeli,
  Acts: TombolBeli,
};
