import { IconX } from '@tabler/icons-react';
import { useMemo, type ReactNode } from 'react';
import { formatInt } from '#kit/rules/format.ts';
import { sum } from '#kit/rules/quantity.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { IconButton } from '#kit/web/frame/button.tsx';
import { openPeek } from '#kit/web/frame/peek.ts';
import { columnsOf, type Column } from '#kit/web/grid/columns.ts';
import { Grid } from '#kit/web/grid/grid.tsx';
import { useGridView } from '#kit/web/grid/use-grid-view.ts';
import { barangFields, barangTurunan, tempatFields } from '#areas/stock/contract/barang.fields.ts';
import type { Barang } from '#areas/stock/contract/barang.api.ts';
import { namaTempat } from '#areas/stock/rules/pindah.ts';
import { GambarBarang } from '#areas/stock/web/gambar-barang.tsx';

const KOLOM = {
  kode_barcode: barangTurunan.kode_barcode,
  nama_barang: barangFields.nama_barang,
  kadar: { ...barangFields.kadar, label: 'Kadar' },
  kode_gudang: { ...tempatFields.kode_gudang, kind: 'text', label: 'Tempat' },
  berat: barangFields.berat,
  murni: barangTurunan.murni,
} as const;

type Props = {
  nama: string;
  label: string;
  barang: readonly Barang[];
  /** Takes one out again; left out where the list is not made by hand. */
  onBuang?: (kode_barcode: string) => void;
  loading?: boolean;
  empty: ReactNode;
};

/** Pieces that an act is about, with their sums: scanned ones can be taken out again. */
export function TabelPindai({ nama, label, barang, onBuang, loading, empty }: Props) {
  const person = usePerson();
  const columns = useMemo(
    () =>
      columnsOf<Barang>(KOLOM, person, ['kode_barcode']).map((one) => ({
        ...one,
        sortable: false,
        ...CELLS[one.id],
      })),
    [person],
  );
  const view = useGridView(nama, columns);
  return (
    <Grid
      label={label}
      view={view}
      lines={barang.map((row) => ({ kind: 'row' as const, row }))}
      rowKey={(row) => row.kode_barcode}
      loading={loading}
      onPeek={(row) => openPeek('barang', row.kode_barcode)}
      totals={
        barang.length > 0
          ? {
              label: t('Total {n} barang', { n: formatInt(barang.length) }),
              values: {
                berat: sum(barang.map((one) => one.berat)),
                murni: sum(barang.map((one) => one.murni)),
              },
            }
          : undefined
      }
      actions={
        onBuang &&
        ((row) => (
          <IconButton
            size={28}
            label={t('Keluarkan {kode}', { kode: row.kode_barcode })}
            onClick={() => onBuang(row.kode_barcode)}
          >
            <IconX size={16} aria-hidden />
          </IconButton>
        ))
      }
      actionsWidth={48}
      empty={empty}
    />
  );
}

const CELLS: Readonly<Record<string, Partial<Column<Barang>>>> = {
  kode_barcode: { width: 96 },
  kadar: { width: 90 },
  nama_barang: {
    cell: (row) => (
      <span style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
        <GambarBarang barang={row} />
        {row.nama_barang}
      </span>
    ),
  },
  kode_gudang: { width: 96, cell: (row) => namaTempat(row) },
};
