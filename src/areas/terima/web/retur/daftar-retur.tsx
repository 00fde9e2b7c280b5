import type { ReactNode } from 'react';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { DocumentDay } from '#areas/dokumen/web/document-day.tsx';
import { returSupplierDocument } from '#areas/terima/contract/retur/retur-supplier.document.ts';
import { returActs } from '#areas/terima/web/retur/acts-retur.ts';

const WORDS = {
  label: 'Retur supplier',
  search: 'Cari nomor, supplier, alasan',
  none: 'Belum ada barang yang diretur',
  hint: 'Barang yang dikembalikan ke supplier tercatat di sini.',
};
const { cetak_ke: _c, tgl_system: _t, ...COLUMNS } = returSupplierDocument.row;

/** Returns of a day, each with its paper and its way back. */
export const DaftarRetur = ({ tabs }: { tabs?: ReactNode }) => (
  <Screen>
    <ScreenHead>{tabs}</ScreenHead>
    <DocumentDay
      of={returSupplierDocument}
      acts={returActs}
      name="retur-supplier"
      words={WORDS}
      columns={COLUMNS}
    />
  </Screen>
);
