import { useEffect, useMemo, type ReactNode } from 'react';
import type { Line } from '#kit/rules/lines.ts';
import type { Problem } from '#kit/web/api/problem.ts';
import { t } from '#kit/web/base/text.ts';
import { ScanField } from '#kit/web/counter/scan-field.tsx';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import type { Column } from '#kit/web/grid/columns.ts';
import { Grid } from '#kit/web/grid/grid.tsx';
import { useGridView } from '#kit/web/grid/use-grid-view.ts';
import { EmptyBlock } from '#kit/web/mark/state-block.tsx';
import { focusScan } from '#kit/web/write/focus.ts';
import css from '#areas/penjualan/web/dokumen/dokumen.module.css';

/** How often the list is read again: others save while one looks. */
export const SETIAP_MS = 10_000;

type Kata = { readonly title: string; readonly text: string };
type Props<Row extends Record<string, unknown>> = {
  /** Under which the browser keeps the widths of the list. */
  readonly nama: string;
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly nomor: (row: Row) => string;
  readonly loading: boolean;
  readonly error: Problem | null;
  readonly onRetry: () => unknown;
  /** The chosen document, by its number; what was typed and is none lets go of it. */
  readonly no: string;
  /** Numbers that are asked for here; any other code of ours opens what it names. */
  readonly takes: (kode: string) => boolean;
  readonly onPilih: (no: string) => void;
  readonly pindai: string;
  readonly salah?: string;
  readonly saringan?: ReactNode;
  readonly kosong: string;
  /** The document under the list, and its payment beside it; `belum` until one is chosen. */
  readonly isi?: ReactNode;
  readonly bayar?: ReactNode;
  readonly belum: Kata;
};

/** What waits for its money: scan the slip or take one from the list, see it, receive. */
export function LayarMenunggu<Row extends Record<string, unknown>>(props: Props<Row>) {
  const { nama, label, columns, rows, nomor, no, takes, onPilih, isi, bayar } = props;
  const view = useGridView(nama, columns);
  useEffect(focusScan, []);
  const di = rows.findIndex((row) => nomor(row) === no);
  /** The next of the list, the oldest first; the keys stay in the scan field. */
  const pindah = (step: 1 | -1) => {
    const next = rows[di < 0 ? (step > 0 ? 0 : rows.length - 1) : di + step];
    if (next) onPilih(nomor(next));
  };
  const lines = useMemo<Line<Row>[]>(() => rows.map((row) => ({ kind: 'row', row })), [rows]);
  return (
    <Screen>
      <ScreenHead domain="penjualan" />
      {props.saringan && <div className={css.saringan}>{props.saringan}</div>}
      <div className={css.pindai}>
        <ScanField
          only
          takes={takes}
          label={props.pindai}
          onScan={(kode) => onPilih(takes(kode) ? kode : '')}
          said={props.salah}
          tone="bad"
          onStep={pindah}
          onEmpty={() => di < 0 && pindah(1)}
        />
      </div>
      <div className={css.dua}>
        <div className={css.kolom}>
          <Grid
            label={label}
            view={view}
            lines={lines}
            rowKey={nomor}
            loading={props.loading}
            error={props.error}
            onRetry={() => void props.onRetry()}
            active={no}
            onPeek={(row) => onPilih(nomor(row))}
            empty={<EmptyBlock title={t('Tidak ada yang menunggu')} text={props.kosong} />}
          />
          {isi && <div className={css.dibuka}>{isi}</div>}
        </div>
        <aside className={css.sisi} aria-label={t('Pembayaran')}>
          {bayar ?? <EmptyBlock {...props.belum} />}
        </aside>
      </div>
    </Screen>
  );
}
