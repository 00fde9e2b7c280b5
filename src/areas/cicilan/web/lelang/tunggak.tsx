import { IconBell, IconGavel } from '@tabler/icons-react';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { formatInt } from '#kit/rules/format.ts';
import type { Line } from '#kit/rules/lines.ts';
import { totalOf } from '#kit/rules/totals.ts';
import { call } from '#kit/web/api/client.ts';
import { isProblem } from '#kit/web/api/problem.ts';
import { useRead } from '#kit/web/api/query.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { ScanField } from '#kit/web/counter/scan-field.tsx';
import { beep } from '#kit/web/counter/sound.ts';
import { IconButton } from '#kit/web/frame/button.tsx';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { columnsOf } from '#kit/web/grid/columns.ts';
import { Grid } from '#kit/web/grid/grid.tsx';
import { GridTools } from '#kit/web/grid/grid-tools.tsx';
import { useGridView } from '#kit/web/grid/use-grid-view.ts';
import { EmptyBlock } from '#kit/web/mark/state-block.tsx';
import { focusScan } from '#kit/web/write/focus.ts';
import { nomorDari } from '#areas/buku/rules/kode.ts';
import { cicilanDocument, type CicilanDokumen } from '#areas/cicilan/contract/cicilan.document.ts';
import { tunggakCicilanEndpoint, tunggakRow } from '#areas/cicilan/contract/lelang/lelang.api.ts';
import { openLelang, openPeringatan } from '#areas/cicilan/web/buka.ts';
import css from '#areas/cicilan/web/cicilan.module.css';

type Row = AnswerOf<typeof tunggakCicilanEndpoint>[number];
const SUMS = ['qty', 'berat', 'harga_jual', 'sudah_bayar', 'sisa', 'tunggakan'];
/** Whom to call, what is owed since when, and when the goods may be auctioned. */
const AWAL = [
  'no_cicilan',
  'nama_customer',
  'no_hp',
  'kali_tunggak',
  'tunggakan',
  'tertua',
  'lewat_hari',
  'boleh_lelang',
  'tgl_peringatan',
];
const LEBAR = ['qty', 'berat', 'harga_jual', 'sisa'];
/** A dialog gives the focus back a moment after it has gone. */
const BACK_MS = 80;
const isCicilan = nomorDari('CC');

/** Contracts that are late, the oldest first; a slip that is scanned opens its auction (D-38.4). */
export function Tunggak({ tabs }: { tabs?: ReactNode }) {
  const person = usePerson();
  const { tgl_system } = person;
  const { data, error, isPending, refetch } = useRead(tunggakCicilanEndpoint);
  const [said, setSaid] = useState<string>();
  useEffect(focusScan, []);
  const rows = useMemo(() => data ?? [], [data]);
  const lines = useMemo<Line<Row>[]>(() => rows.map((row) => ({ kind: 'row', row })), [rows]);
  const columns = useMemo(
    () =>
      columnsOf<Row>(tunggakRow, person, ['no_cicilan']).map((one) => ({
        ...one,
        sortable: false,
      })),
    [person],
  );
  const view = useGridView('lelang-cicilan', columns, AWAL, LEBAR);
  const open = async (no: string, then: (cicilan: CicilanDokumen) => Promise<void>) => {
    setSaid(undefined);
    try {
      await then(await call(cicilanDocument.one, { params: { no: no.toUpperCase() } }));
      // Whatever was done there, the next slip belongs here.
      setTimeout(focusScan, BACK_MS);
    } catch (problem) {
      if (!isProblem(problem)) throw problem;
      beep('missing');
      setSaid(problem.message);
    }
  };
  const ripe = ({ boleh_lelang }: Row): boolean =>
    boleh_lelang !== null && boleh_lelang <= tgl_system;
  return (
    <Screen>
      <ScreenHead domain="penjualan" acts={<GridTools view={view} />}>
        {tabs}
      </ScreenHead>
      <div className={css.bar}>
        <ScanField
          takes={isCicilan}
          label={t('Pindai surat cicilan')}
          onScan={(no) => void open(no, openLelang)}
          said={said && t(said)}
          tone="bad"
        />
      </div>
      <Grid
        label={t('Cicilan menunggak')}
        view={view}
        lines={lines}
        rowKey={(row) => row.no_cicilan}
        loading={isPending}
        error={error}
        onRetry={() => void refetch()}
        onOpen={(row) => void open(row.no_cicilan, ripe(row) ? openLelang : openPeringatan)}
        isMuted={(row) => !ripe(row)}
        actionsWidth={80}
        actions={(row) => (
          <>
            <IconButton
              size={28}
              label={t('Peringatan {no}', { no: row.no_cicilan })}
              onClick={() => void open(row.no_cicilan, openPeringatan)}
            >
              <IconBell size={17} stroke={1.7} aria-hidden />
            </IconButton>
            {ripe(row) && (
              <IconButton
                size={28}
                label={t('Lelang {no}', { no: row.no_cicilan })}
                onClick={() => void open(row.no_cicilan, openLelang)}
              >
                <IconGavel size={17} stroke={1.7} aria-hidden />
              </IconButton>
            )}
          </>
        )}
        totals={{
          label: t('Total {n} cicilan', { n: formatInt(rows.length) }),
          values: totalOf(rows, SUMS),
        }}
        empty={
          <EmptyBlock
            title={t('Tidak ada cicilan yang menunggak')}
            text={t('Cicilan muncul di sini sehari setelah angsurannya jatuh tempo.')}
          />
        }
      />
    </Screen>
  );
}
