import { useMemo } from 'react';
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { formatInt } from '#kit/rules/format.ts';
import { sum } from '#kit/rules/quantity.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { openPeek } from '#kit/web/frame/peek.ts';
import { columnsOf, type Column } from '#kit/web/grid/columns.ts';
import { Grid } from '#kit/web/grid/grid.tsx';
import { useGridView } from '#kit/web/grid/use-grid-view.ts';
import { EmptyBlock } from '#kit/web/mark/state-block.tsx';
import { hasilRow, type opnameEndpoint } from '#areas/opname/contract/opname.api.ts';

type Row = AnswerOf<typeof opnameEndpoint>['barang'][number];

const { kode_barcode: _, ...KOLOM } = hasilRow;
const LEBAR: Readonly<Record<string, Partial<Column<Row>>>> = {
  kode: { width: 110 },
  kode_baki: { width: 100 },
  baki_fisik: { width: 100 },
  hasil: { width: 120 },
  dipindai_by: { width: 100 },
};

/** Pieces of a count, by what became of them. */
export function TabelOpname({ barang }: { barang: readonly Row[] }) {
  const person = usePerson();
  const columns = useMemo(
    () =>
      columnsOf<Row>(KOLOM, person, ['kode']).map((one) => ({
        ...one,
        sortable: false,
        ...LEBAR[one.id],
      })),
    [person],
  );
  const view = useGridView('stock-opname', columns);
  return (
    <Grid
      label={t('Barang')}
      view={view}
      lines={barang.map((row) => ({ kind: 'row' as const, row }))}
      rowKey={(row) => row.kode}
      onPeek={(row) => row.kode_barcode && openPeek('barang', row.kode_barcode)}
      totals={
        barang.length > 0
          ? {
              label: t('Total {n} barang', { n: formatInt(barang.length) }),
              values: { berat: sum(barang.map((row) => row.berat)) },
            }
          : undefined
      }
      empty={<EmptyBlock text={t('Tidak ada barang dengan hasil ini.')} />}
    />
  );
}
