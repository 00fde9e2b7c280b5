import { IconBell, IconGavel } from '@tabler/icons-react';
import { useMemo, type ReactNode } from 'react';
import type { Endpoint } from '#kit/contract/endpoint.ts';
import type { Fields } from '#kit/contract/field.ts';
import { formatInt } from '#kit/rules/format.ts';
import type { Hari } from '#kit/rules/hari.ts';
import type { Line } from '#kit/rules/lines.ts';
import { totalOf, type Row } from '#kit/rules/totals.ts';
import { useRead } from '#kit/web/api/query.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { ScanField } from '#kit/web/counter/scan-field.tsx';
import { IconButton } from '#kit/web/frame/button.tsx';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { columnsOf } from '#kit/web/grid/columns.ts';
import { Grid } from '#kit/web/grid/grid.tsx';
import { GridTools } from '#kit/web/grid/grid-tools.tsx';
import { useGridView } from '#kit/web/grid/use-grid-view.ts';
import { EmptyBlock } from '#kit/web/mark/state-block.tsx';
import type { DocumentSpec } from '#areas/dokumen/contract/document-spec.ts';
import { nomorDari } from '#areas/buku/rules/kode.ts';
import { useOpened, type Read } from '#areas/dokumen/web/use-opened.ts';
import css from '#areas/dokumen/web/late/late.module.css';

type Late = Row & { readonly boleh_lelang: Hari | null };
type Act<D> = (one: D) => Promise<void>;
type Props<R extends Late, D> = {
  tabs?: ReactNode;
  of: Read<D> & { readonly spec: Pick<DocumentSpec, 'key' | 'letters'> };
  list: Endpoint<unknown, unknown, unknown, readonly R[]>;
  fields: Fields;
  /** Under which the columns of this person are kept. */
  name: string;
  domain: 'hutang' | 'penjualan';
  /** Columns that are in the list at first; those in the chooser; and those with a sum. */
  first: readonly string[];
  wide: readonly string[];
  sums: readonly string[];
  words: { scan: string; label: string; total: string; none: { title: string; text: string } };
  auction: Act<D>;
  warn: Act<D>;
  /** What Enter on a row opens that may not be auctioned yet. */
  early: 'auction' | 'warn';
};

/** What is late, the oldest first: its customer is warned, its goods are auctioned; a slip that is scanned opens it. */
export function LateGoods<R extends Late, D>(props: Props<R, D>) {
  const { of, list, fields, name, words, auction, warn, early } = props;
  const { key, letters } = of.spec;
  const person = usePerson();
  const { data, error, isPending, refetch } = useRead(list);
  const { said, open } = useOpened(of);
  const takes = useMemo(() => nomorDari(...Object.keys(letters)), [letters]);
  const rows = useMemo(() => data ?? [], [data]);
  const lines = useMemo<Line<R>[]>(() => rows.map((row) => ({ kind: 'row', row })), [rows]);
  const columns = useMemo(
    () => columnsOf<R>(fields, person, [key]).map((one) => ({ ...one, sortable: false })),
    [fields, person, key],
  );
  const view = useGridView(name, columns, props.first, props.wide);
  const noOf = (row: R): string => String(row[key]);
  const ripe = ({ boleh_lelang }: R): boolean =>
    boleh_lelang !== null && boleh_lelang <= person.tgl_system;
  return (
    <Screen>
      <ScreenHead domain={props.domain} acts={<GridTools view={view} />}>
        {props.tabs}
      </ScreenHead>
      <div className={css.bar}>
        <ScanField
          takes={takes}
          label={t(words.scan)}
          onScan={(no) => void open(no, auction)}
          said={said}
          tone="bad"
        />
      </div>
      <Grid
        label={t(words.label)}
        view={view}
        lines={lines}
        rowKey={noOf}
        loading={isPending}
        error={error}
        onRetry={() => void refetch()}
        onOpen={(row) => void open(noOf(row), ripe(row) || early === 'auction' ? auction : warn)}
        isMuted={(row) => !ripe(row)}
        actionsWidth={80}
        actions={(row) => (
          <>
            <IconButton
              size={28}
              label={t('Peringatan {no}', { no: noOf(row) })}
              onClick={() => void open(noOf(row), warn)}
            >
              <IconBell size={17} stroke={1.7} aria-hidden />
            </IconButton>
            {ripe(row) && (
              <IconButton
                size={28}
                label={t('Lelang {no}', { no: noOf(row) })}
                onClick={() => void open(noOf(row), auction)}
              >
                <IconGavel size={17} stroke={1.7} aria-hidden />
              </IconButton>
            )}
          </>
        )}
        totals={{
          label: t(words.total, { n: formatInt(rows.length) }),
          values: totalOf(rows, props.sums),
        }}
        empty={<EmptyBlock title={t(words.none.title)} text={t(words.none.text)} />}
      />
    </Screen>
  );
}
