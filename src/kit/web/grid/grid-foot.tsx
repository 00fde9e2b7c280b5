import type { Row, Totals } from '#kit/rules/totals.ts';
import type { Drawn, GridProps } from '#kit/web/grid/grid-props.ts';
import { TotalCells } from '#kit/web/grid/group-row.tsx';

type Props<R extends Row> = GridProps<R> &
  Drawn & {
    totals: { readonly label: string; readonly values: Totals };
  };

/** The totals of the filter, not of what is in sight; they stick to the lower edge. */
export const GridFoot = <R extends Row>({ totals, ...props }: Props<R>) => (
  <tfoot>
    <tr>
      <TotalCells {...props} label={totals.label} values={totals.values} />
    </tr>
  </tfoot>
);
