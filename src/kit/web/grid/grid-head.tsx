import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { Fragment, useMemo } from 'react';
import type { Row } from '#kit/rules/totals.ts';
import { t } from '#kit/web/base/text.ts';
import type { Column } from '#kit/web/grid/columns.ts';
import type { GridProps } from '#kit/web/grid/grid-props.ts';
import { STROKE } from '#kit/web/grid/fit.ts';
import { unitIn } from '#kit/web/grid/text-of.ts';
import css from '#kit/web/grid/grid.module.css';

/** Headers that sort; a second press turns the order round. */
export function GridHead<R extends Row>({
  view,
  sort,
  onSort,
  selected,
  onSelect,
  expand,
  actions,
  lines,
  rowKey,
}: GridProps<R>) {
  return (
    <thead>
      <tr>
        {onSelect && (
          <th scope="col" className={css.tick}>
            <SelectAll lines={lines} rowKey={rowKey} selected={selected} onSelect={onSelect} />
          </th>
        )}
        {expand && <td />}
        {view.shown.map((column, at) => (
          <Fragment key={column.id}>
            <HeadCell column={column} sort={sort} onSort={onSort} />
            {at === 0 && actions && <td className={css.actions} />}
          </Fragment>
        ))}
      </tr>
    </thead>
  );
}

type CellProps<R extends Row> = {
  column: Column<R>;
  sort?: string;
  onSort?: (sort: string) => void;
};

function HeadCell<R extends Row>({
  column: { id, header, end, sortable, bare, of },
  sort,
  onSort,
}: CellProps<R>) {
  const down = sort === `-${id}`;
  const sorted = down || sort === id;
  const unit = bare ? unitIn(of, header) : undefined;
  const words = (
    <>
      <Words of={header} />
      {unit && <small>{unit}</small>}
    </>
  );
  const order = sorted ? (down ? 'descending' : 'ascending') : undefined;
  if (!onSort || sortable === false)
    return (
      <th scope="col" data-end={end || undefined}>
        {words}
      </th>
    );
  const Arrow = down ? IconArrowDown : IconArrowUp;
  return (
    <th scope="col" aria-sort={order} data-end={end || undefined}>
      <button type="button" onClick={() => onSort(sort === id ? `-${id}` : id)}>
        {words}
        {sorted && <Arrow size={13} stroke={2} aria-hidden />}
      </button>
    </th>
  );
}

/** `Jual/Gram` may break behind its stroke, as the width of its column reckons; no browser does so by itself. */
const Words = ({ of }: { of: string }) => (
  <span>
    {of.split(STROKE).map((part, at) => (
      <Fragment key={at}>
        {at > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </span>
);

type AllProps<R extends Row> = Pick<GridProps<R>, 'lines' | 'rowKey' | 'selected'> & {
  onSelect: (keys: ReadonlySet<string>) => void;
};

/** The keys are gathered when they are asked for: a hundred thousand rows are not counted on each scroll. */
function SelectAll<R extends Row>({ lines, rowKey, selected, onSelect }: AllProps<R>) {
  const count = useMemo(() => lines.filter(({ kind }) => kind === 'row').length, [lines]);
  const chosen = selected?.size ?? 0;
  const all = chosen > 0 && chosen >= count;
  const toggle = () =>
    onSelect(
      new Set(all ? [] : lines.flatMap((line) => (line.kind === 'row' ? [rowKey(line.row)] : []))),
    );
  return (
    <input
      type="checkbox"
      aria-label={t('Pilih semua')}
      checked={all}
      ref={(box) => {
        if (box) box.indeterminate = chosen > 0 && !all;
      }}
      onChange={toggle}
    />
  );
}
