import { useMemo, type ReactNode } from 'react';
import type { Line } from '#kit/rules/lines.ts';
import type { Problem } from '#kit/web/api/problem.ts';
import { t } from '#kit/web/base/text.ts';
import { ScanField } from '#kit/web/counter/scan-field.tsx';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import side from '#kit/web/frame/side.module.css';
import type { Column } from '#kit/web/grid/columns.ts';
import { Grid } from '#kit/web/grid/grid.tsx';
import { GridTools } from '#kit/web/grid/grid-tools.tsx';
import { useGridView } from '#kit/web/grid/use-grid-view.ts';
import { EmptyBlock } from '#kit/web/mark/state-block.tsx';
import css from '#areas/dokumen/web/waiting/queue.module.css';

type Words = { readonly title: string; readonly text: string };
type Props<Row extends Record<string, unknown>> = {
  /** Under which the browser keeps the widths of the list. */
  readonly name: string;
  readonly domain: 'penjualan' | 'hutang' | 'service';
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly loading: boolean;
  readonly error: Problem | null;
  readonly onRetry: () => unknown;
  /** The chosen document, by its number; what was typed and is none lets go of it. */
  readonly no: string;
  /** Numbers that are asked for here; any other code of ours opens what it names. */
  readonly takes: (code: string) => boolean;
  readonly onPick: (no: string) => void;
  /** Those that are taken or rejected together, where several may be. */
  readonly several?:
    | {
        readonly chosen: ReadonlySet<string>;
        readonly onChoose: (chosen: ReadonlySet<string>) => void;
        /** A slip that was scanned joins them. */
        readonly onScan: (no: string) => void;
      }
    | undefined;
  /** Columns that stand in the list at first, and those that need width; the others wait in the chooser. */
  readonly shown?:
    | { readonly first: readonly string[]; readonly wide: readonly string[] }
    | undefined;
  readonly scan: string;
  readonly wrong?: string | undefined;
  readonly filter?: ReactNode;
  /** What the list says when nothing waits. */
  readonly none: Words;
  /** The document under the list, and its payment beside it; `pick` until one is chosen. */
  readonly body?: ReactNode;
  readonly pay?: ReactNode;
  readonly pick: Words;
};

/**
 * What waits, of whichever kind: scan the slip or take one from the list, see it, receive or reject it, one or several
 * at once. Arrows walk the list while the scan field is empty; Enter there takes the oldest.
 */
export function Queue<Row extends Record<string, unknown>>(props: Props<Row>) {
  const { name, label, columns, rows, keyOf, no, takes, onPick, several, shown, none, body, pay } =
    props;
  const view = useGridView(name, columns, shown?.first, shown?.wide);
  const at = rows.findIndex((row) => keyOf(row) === no);
  const walk = (step: 1 | -1) => {
    const next = rows[at < 0 ? (step > 0 ? 0 : rows.length - 1) : at + step];
    if (next) onPick(keyOf(next));
  };
  const lines = useMemo<Line<Row>[]>(() => rows.map((row) => ({ kind: 'row', row })), [rows]);
  return (
    <Screen>
      <ScreenHead domain={props.domain} />
      {props.filter && (
        <div className={css.filter}>
          {props.filter}
          {shown && <GridTools view={view} slim />}
        </div>
      )}
      <div className={css.scan}>
        <ScanField
          only
          takes={takes}
          label={props.scan}
          onScan={(code) => {
            onPick(takes(code) ? code : '');
            several?.onScan(code);
          }}
          said={props.wrong}
          tone="bad"
          onStep={walk}
          onEmpty={() => at < 0 && walk(1)}
        />
      </div>
      <div className={side.columns}>
        <div className={css.list}>
          <Grid
            label={label}
            view={view}
            lines={lines}
            rowKey={keyOf}
            loading={props.loading}
            error={props.error}
            onRetry={() => void props.onRetry()}
            active={no}
            onPeek={(row) => onPick(keyOf(row))}
            {...(several && { selected: several.chosen, onSelect: several.onChoose })}
            empty={<EmptyBlock {...none} />}
          />
          {body && (
            <div className={css.opened} role="region" aria-label={t('Dokumen')} tabIndex={0}>
              {body}
            </div>
          )}
        </div>
        <aside className={side.side} aria-label={t('Pembayaran')}>
          {pay ?? <EmptyBlock {...props.pick} />}
        </aside>
      </div>
    </Screen>
  );
}
