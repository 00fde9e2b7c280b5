import type { Row } from '#kit/rules/totals.ts';
import { useLate } from '#kit/web/base/use-late.ts';
import type { GridProps } from '#kit/web/grid/grid-props.ts';
import { EmptyBlock, ErrorBlock, TableEmpty } from '#kit/web/mark/state-block.tsx';
import css from '#kit/web/grid/grid.module.css';

/** Loading, failed or empty, in the place of the rows. */
export function GridState<R extends Row>({
  loading,
  error,
  onRetry,
  empty,
  view,
  none,
}: GridProps<R> & { none: boolean }) {
  const late = useLate(!!loading && !error, 150);
  if (error) return <ErrorBlock problem={error} onRetry={onRetry} />;
  if (none) return empty ? <TableEmpty>{empty}</TableEmpty> : <EmptyBlock />;
  if (!late) return null;
  return (
    <div className={css.skeleton} aria-hidden>
      {Array.from({ length: 8 }, (_, row) => (
        <div key={row}>
          {view.shown.slice(0, 8).map(({ id, width = 140, end }, at) => (
            <i key={id} data-end={end || undefined} style={{ flexGrow: width }}>
              <b style={{ width: `${48 + ((row * 17 + at * 29) % 44)}%` }} />
            </i>
          ))}
        </div>
      ))}
    </div>
  );
}
