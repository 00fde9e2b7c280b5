import { useMemo } from 'react';
import type { Fields } from '#kit/contract/field.ts';
import { formatInt } from '#kit/rules/format.ts';
import type { Miligram } from '#kit/rules/quantity.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { columnsOf, type Column } from '#kit/web/grid/columns.ts';
import { Grid } from '#kit/web/grid/grid.tsx';
import { useGridView } from '#kit/web/grid/use-grid-view.ts';
import { EmptyBlock } from '#kit/web/mark/state-block.tsx';

type Props<Row> = {
  /** Under which the browser keeps the widths. */
  readonly nama: string;
  readonly label: string;
  readonly kolom: Fields;
  readonly lebar: Readonly<Record<string, number>>;
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** "Total {n} barang": what the rows are. */
  readonly total: string;
  readonly jumlah: (rows: readonly Row[]) => Record<string, Miligram>;
  readonly onPeek?: (row: Row) => unknown;
};

/** What a count found, by what became of it. */
export function TabelHasil<Row extends Record<string, unknown>>(props: Props<Row>) {
  const { nama, label, kolom, lebar, rows, rowKey, total, jumlah, onPeek } = props;
  const person = usePerson();
  const columns = useMemo(
    () =>
      columnsOf<Row>(kolom, person, ['kode']).map((one): Column<Row> => ({
        ...one,
        sortable: false,
        ...(lebar[one.id] ? { width: lebar[one.id] } : undefined),
      })),
    [kolom, lebar, person],
  );
  const view = useGridView(nama, columns);
  return (
    <Grid
      label={label}
      view={view}
      lines={rows.map((row) => ({ kind: 'row' as const, row }))}
      rowKey={rowKey}
      onPeek={onPeek}
      totals={
        rows.length > 0
          ? { label: t(total, { n: formatInt(rows.length) }), values: jumlah(rows) }
          : undefined
      }
      empty={<EmptyBlock text={t('Tidak ada barang dengan hasil ini.')} />}
    />
  );
}
