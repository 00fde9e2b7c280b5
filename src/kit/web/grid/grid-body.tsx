import type { Virtualizer } from '@tanstack/react-virtual';
import { Fragment, useState } from 'react';
import type { Row } from '#kit/rules/totals.ts';
import type { Drawn, GridProps } from '#kit/web/grid/grid-props.ts';
import { headsOf } from '#kit/web/grid/heads.ts';
import { GroupRow, SubTotalRow } from '#kit/web/grid/group-row.tsx';
import { GridRow } from '#kit/web/grid/grid-row.tsx';
import { toggled } from '#kit/web/grid/use-row-keys.ts';
import css from '#kit/web/grid/grid.module.css';

type Props<R extends Row> = GridProps<R> &
  Drawn & {
    virtual: Virtualizer<HTMLDivElement, Element>;
    focused: number;
    setFocused: (index: number) => void;
  };

/** The lines in sight between two spacers that stand for all the others. */
export function GridBody<R extends Row>({ virtual, focused, setFocused, ...props }: Props<R>) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const { lines, view, rowKey, expand } = props;
  const span =
    view.shown.length + Number(!!props.onSelect) + Number(!!expand) + Number(!!props.actions);
  const measure = view.shown.some(({ of }) => of?.kind === 'list')
    ? virtual.measureElement
    : undefined;
  const items = virtual.getVirtualItems();
  const [before, after] = [items[0]?.start ?? 0, virtual.getTotalSize() - (items.at(-1)?.end ?? 0)];

  return (
    <tbody>
      {before > 0 && <Spacer height={before} span={span} />}
      {items.map(({ index }) => {
        const line = lines[index];
        if (!line) return null;
        if (line.kind === 'group') return <GroupRow key={`g${index}`} {...props} line={line} />;
        if (line.kind === 'sub') return <SubTotalRow key={`s${index}`} line={line} {...props} />;
        const key = rowKey(line.row);
        return (
          <Fragment key={key}>
            <GridRow
              {...props}
              row={line.row}
              index={index}
              focused={focused === index}
              strong={line.kind === 'balance'}
              onFocus={setFocused}
              open={open.has(key)}
              heads={line.heads && headsOf(view.all, line.heads, line.row[view.shown[0]?.id ?? ''])}
              measure={measure}
              onToggle={() => setOpen(toggled(open, key))}
            />
            {expand && open.has(key) && (
              <tr className={css.detail}>
                <td colSpan={span}>{expand(line.row)}</td>
              </tr>
            )}
          </Fragment>
        );
      })}
      {after > 0 && <Spacer height={after} span={span} />}
    </tbody>
  );
}

const Spacer = ({ height, span }: { height: number; span: number }) => (
  <tr aria-hidden className={css.spacer} style={{ height }}>
    <td colSpan={span} />
  </tr>
);
