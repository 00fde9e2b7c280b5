import type { ReactNode } from 'react';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { DocumentDay } from '#areas/dokumen/web/document-day.tsx';
import { returBerlianDocument } from '#areas/berlian/contract/retur-berlian.document.ts';
import { returBerlianActs } from '#areas/berlian/web/acts-berlian.ts';

const WORDS = {
  label: 'Retur berlian',
  search: 'Cari nomor, supplier, keterangan',
  none: 'Belum ada berlian yang diretur',
  hint: 'Berlian diretur dari barisnya di Stock.',
};
const { cetak_ke: _c, tgl_system: _t, ...COLUMNS } = returBerlianDocument.row;

/** Returns of a day, each with its paper and its way back. */
export const ReturHari = ({ tabs }: { tabs?: ReactNode }) => (
  <Screen>
    <ScreenHead>{tabs}</ScreenHead>
    <DocumentDay
      of={returBerlianDocument}
      acts={returBerlianActs}
      name="retur-berlian"
      words={WORDS}
      columns={COLUMNS}
    />
  </Screen>
);
