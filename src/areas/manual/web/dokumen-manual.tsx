import type { ReactNode } from 'react';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { DocumentDay } from '#areas/dokumen/web/document-day.tsx';
import { koreksiManualDocument } from '#areas/manual/contract/koreksi-manual.document.ts';
import { pindahManualDocument } from '#areas/manual/contract/pindah-manual.document.ts';
import { koreksiManualActs, pindahManualActs } from '#areas/manual/web/acts-manual.ts';

type Props = { tabs?: ReactNode };

const PINDAH = {
  label: 'Pindah barang manual',
  search: 'Cari nomor, gudang, baki, keterangan',
  none: 'Belum ada barang manual yang pindah',
  hint: 'Barang dipindahkan dari barisnya di Stock.',
};
const { cetak_ke: _p, tgl_system: _t, ...PINDAH_COLUMNS } = pindahManualDocument.row;

/** Moves of a day, each with its paper and its way back. */
export const PindahHari = ({ tabs }: Props) => (
  <Screen>
    <ScreenHead>{tabs}</ScreenHead>
    <DocumentDay
      of={pindahManualDocument}
      acts={pindahManualActs}
      name="pindah-manual"
      words={PINDAH}
      columns={PINDAH_COLUMNS}
    />
  </Screen>
);

const KOREKSI = {
  label: 'Koreksi barang manual',
  search: 'Cari nomor, group, gudang, baki, alasan',
  none: 'Belum ada koreksi',
  hint: 'Barang dikoreksi dari barisnya di Stock, dengan persetujuan owner.',
};
const { cetak_ke: _k, tgl_system: _g, status: _s, ...KOREKSI_COLUMNS } = koreksiManualDocument.row;

/** Corrections of a day, each with its paper. */
export const KoreksiHari = ({ tabs }: Props) => (
  <Screen>
    <ScreenHead>{tabs}</ScreenHead>
    <DocumentDay
      of={koreksiManualDocument}
      acts={koreksiManualActs}
      name="koreksi-manual"
      words={KOREKSI}
      columns={KOREKSI_COLUMNS}
    />
  </Screen>
);
