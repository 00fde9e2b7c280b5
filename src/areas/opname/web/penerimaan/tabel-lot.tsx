import { useMemo } from 'react';
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { formatInt } from '#kit/rules/format.ts';
import { mg, sum } from '#kit/rules/quantity.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { columnsOf, type Column } from '#kit/web/grid/columns.ts';
import { Grid } from '#kit/web/grid/grid.tsx';
import { useGridView } from '#kit/web/grid/use-grid-view.ts';
import { EmptyBlock } from '#kit/web/mark/state-block.tsx';
import {
  lotHitungRow,
  type opnameTerimaEndpoint,
} from '#areas/opname/contract/opname-terima.api.ts';

type Row = AnswerOf<typeof opnameTerimaEndpoint>['lot'][number];

const { urut: _, kadar: __, ...KOLOM } = lotHitungRow;
const LEBAR: Readonly<Record<string, Partial<Column<Row>>>> = {
  kode: { width: 140 },
  kode_supplier: { width: 90 },
  kode_dept: { width: 64 },
  kode_group: { width: 64 },
  kode_kadar: { width: 70 },
  qty: { width: 92 },
  qty_fisik: { width: 80 },
  dihitung_by: { width: 80 },
  dihitung_at: { width: 130 },
};

/** The lots of a count, by what became of them. */
export function TabelLot({ lot }: { lot: readonly Row[] }) {
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
  const view = useGridView('stock-opname-penerimaan', columns);
  const jumlah = (name: 'berat' | 'berat_fisik') => sum(lot.map((row) => row[name] ?? mg(0)));
  return (
    <Grid
      label={t('Barang per kadar')}
      view={view}
      lines={lot.map((row) => ({ kind: 'row' as const, row }))}
      rowKey={(row) => `${row.kode}-${row.urut ?? ''}`}
      totals={
        lot.length > 0
          ? {
              label: t('Total {n} baris', { n: formatInt(lot.length) }),
              values: { berat: jumlah('berat'), berat_fisik: jumlah('berat_fisik') },
            }
          : undefined
      }
      empty={<EmptyBlock text={t('Tidak ada barang dengan hasil ini.')} />}
    />
  );
}
