import type { DocumentOf } from '#kit/web/document/document.ts';
import { pembelianEndpoint, pembelianRow } from '#areas/pembelian/contract/pembelian.api.ts';
import { IsiBeli, type DokumenBeli } from '#areas/pembelian/web/dokumen/isi-beli.tsx';
import { TombolBeli } from '#areas/pembelian/web/dokumen/tombol-beli.tsx';

/** A buy-back as it is looked at. */
export const dokumenPembelian: DocumentOf<DokumenBeli> = {
  read: pembelianEndpoint,
  status: pembelianRow.status,
  Body: IsiBeli,
  Acts: TombolBeli,
};
