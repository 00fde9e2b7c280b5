import type { ComponentProps, ReactNode } from 'react';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import type { ListedSpec } from '#areas/dokumen/contract/document-spec.ts';
import { DocumentDay } from '#areas/dokumen/web/document-day.tsx';
import { koreksiManualDocument } from '#areas/manual/contract/koreksi-manual.document.ts';
import { pindahManualDocument } from '#areas/manual/contract/pindah-manual.document.ts';
import { returManualDocument } from '#areas/manual/contract/retur-manual.document.ts';
import {
  koreksiManualActs,
  pindahManualActs,
  returManualActs,
} from '#areas/manual/web/acts-manual.ts';

type Props = { tabs?: ReactNode };
type Hari<W extends ListedSpec> = ComponentProps<typeof DocumentDay<W>>;

/** What was done with the goods on a day, kind by kind: a tab of its screen. */
export const hariManual = <W extends ListedSpec>(of: Hari<W>) =>
  function HariManual({ tabs }: Props) {
    return (
      <Screen>
        <ScreenHead>{tabs}</ScreenHead>
        <DocumentDay {...of} />
      </Screen>
    );
  };

const { cetak_ke: _p, tgl_system: _t, ...PINDAH } = pindahManualDocument.row;
/** Moves of a day, each with its paper and its way back. */
export const PindahHari = hariManual({
  of: pindahManualDocument,
  acts: pindahManualActs,
  name: 'pindah-manual',
  words: {
    label: 'Pindah barang manual',
    search: 'Cari nomor, gudang, baki, keterangan',
    none: 'Belum ada barang manual yang pindah',
    hint: 'Barang dipindahkan dari barisnya di Stock.',
  },
  columns: PINDAH,
});

const { cetak_ke: _r, tgl_system: _d, ...RETUR } = returManualDocument.row;
/** Returns of a day, each with its paper and its way back. */
export const ReturHari = hariManual({
  of: returManualDocument,
  acts: returManualActs,
  name: 'retur-manual',
  words: {
    label: 'Retur barang manual',
    search: 'Cari nomor, supplier, alasan',
    none: 'Belum ada barang yang diretur',
    hint: 'Barang diretur dari barisnya di Stock.',
  },
  columns: RETUR,
});

const { cetak_ke: _k, tgl_system: _g, status: _s, ...KOREKSI } = koreksiManualDocument.row;
/** Corrections of a day, each with its paper. */
export const KoreksiHari = hariManual({
  of: koreksiManualDocument,
  acts: koreksiManualActs,
  name: 'koreksi-manual',
  words: {
    label: 'Koreksi barang manual',
    search: 'Cari nomor, group, gudang, baki, alasan',
    none: 'Belum ada koreksi',
    hint: 'Barang dikoreksi dari barisnya di Stock, dengan persetujuan owner.',
  },
  columns: KOREKSI,
});
