import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { useMemo, type ReactNode } from 'react';
import type { Field } from '#kit/contract/field.ts';
import { text } from '#kit/contract/field.ts';
import { formatGram, percentText } from '#kit/rules/format.ts';
import type { Line } from '#kit/rules/lines.ts';
import { useRead } from '#kit/web/api/query.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { IconButton } from '#kit/web/frame/button.tsx';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { columnsOf } from '#kit/web/grid/columns.ts';
import { Grid } from '#kit/web/grid/grid.tsx';
import { GridTools } from '#kit/web/grid/grid-tools.tsx';
import { useGridView } from '#kit/web/grid/use-grid-view.ts';
import { EmptyBlock } from '#kit/web/mark/state-block.tsx';
import {
  saldoTukangEndpoint,
  saldoTukangRow,
  type SaldoTukang,
} from '#areas/service/contract/tukang/saldo-tukang.api.ts';
import { openEmas, openKembali } from '#areas/service/web/tukang/buka-emas.ts';
import { setidaknya, type Level } from '#areas/toko/rules/level.ts';

type Row = Omit<SaldoTukang, 'emas' | 'bebas'> & {
  readonly emas: string;
  readonly bebas: string;
  readonly asli: SaldoTukang;
};
const { emas: _, bebas: __, kode_tukang, nama, ...rest } = saldoTukangRow;
const KOLOM: Record<string, Field> = {
  kode_tukang,
  nama,
  emas: text('Emas di tukang') as Field,
  bebas: text('Tanpa Pekerjaan') as Field,
  ...rest,
};

const said = (gold: SaldoTukang['emas']): string =>
  gold.map(({ kadar, berat }) => `${percentText(kadar)}: ${formatGram(berat)} g`).join(', ');

/** The account of each craftsman: what he holds of the shop, for jobs and without, and what his work has lost. */
export function DiTukang({ tabs }: { tabs?: ReactNode }) {
  const person = usePerson();
  const { data, error, isPending, refetch } = useRead(saldoTukangEndpoint);
  const rows = useMemo<Row[]>(
    () =>
      (data ?? []).map((one) => ({
        ...one,
        emas: said(one.emas),
        bebas: said(one.bebas),
        asli: one,
      })),
    [data],
  );
  const lines = useMemo<Line<Row>[]>(() => rows.map((row) => ({ kind: 'row', row })), [rows]);
  const columns = useMemo(
    () =>
      columnsOf<Row>(KOLOM, person, ['kode_tukang']).map((one) => ({ ...one, sortable: false })),
    [person],
  );
  const view = useGridView('emas-tukang', columns);
  const mayGive = setidaknya(person.level as Level, 'SPV');
  return (
    <Screen>
      <ScreenHead domain="service" acts={<GridTools view={view} />}>
        {tabs}
      </ScreenHead>
      <Grid
        label={t('Emas di tukang')}
        view={view}
        lines={lines}
        rowKey={(row) => row.kode_tukang}
        loading={isPending}
        error={error}
        onRetry={() => void refetch()}
        actionsWidth={mayGive ? 76 : undefined}
        actions={
          mayGive
            ? ({ asli }) => (
                <>
                  <IconButton
                    label={t('Serahkan emas ke {tukang}', { tukang: asli.nama })}
                    size={28}
                    onClick={() => void openEmas(asli)}
                  >
                    <IconArrowForwardUp size={17} stroke={1.7} aria-hidden />
                  </IconButton>
                  <IconButton
                    label={t('Emas kembali dari {tukang}', { tukang: asli.nama })}
                    size={28}
                    onClick={() => void openKembali(asli)}
                  >
                    <IconArrowBackUp size={17} stroke={1.7} aria-hidden />
                  </IconButton>
                </>
              )
            : undefined
        }
        empty={<EmptyBlock text={t('Belum ada tukang. Tambahkan di Master Tukang.')} />}
      />
    </Screen>
  );
}
