import type { ReactNode } from 'react';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { DocumentDay } from '#areas/dokumen/web/document-day.tsx';
import { pasangBerlianDocument } from '#areas/berlian/contract/pasang-berlian.document.ts';
import { pasangBerlianActs } from '#areas/berlian/web/acts-berlian.ts';

const WORDS = {
  label: 'Pasang dan lepas berlian',
  search: 'Cari nomor, barcode, nama barang, keterangan',
  none: 'Belum ada berlian yang dipasang atau dilepas',
  hint: 'Berlian dipasang dan dilepas dari barisnya di Stock.',
};
const { cetak_ke: _c, tgl_system: _t, status: _s, ...COLUMNS } = pasangBerlianDocument.row;

/** What was set and taken out on a day, each with its paper. */
export const PasangHari = ({ tabs }: { tabs?: ReactNode }) => (
  <Screen>
    <ScreenHead>{tabs}</ScreenHead>
    <DocumentDay
      of={pasangBerlianDocument}
      acts={pasangBerlianActs}
      name="pasang-berlian"
      words={WORDS}
      columns={COLUMNS}
    />
  </Screen>
);
