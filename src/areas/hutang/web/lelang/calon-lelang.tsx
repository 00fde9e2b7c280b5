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
import { hutangDocument } from '#areas/hutang/contract/hutang.document.ts';
import { calonLelangEndpoint, calonRow } from '#areas/hutang/contract/lelang/lelang.api.ts';
import type { Hutang } from '#areas/hutang/web/hutang-body.tsx';
import { openLelang } from '#areas/hutang/web/lelang/buka.ts';
import { openPeringatan } from '#areas/hutang/web/lelang/buka-peringatan.ts';
import css from '#areas/hutang/web/hutang.module.css';

type Row = AnswerOf<typeof calonLelangEndpoint>[number];
const SUMS = ['qty', 'berat', 'murni', 'jumlah_hutang', 'bunga_rp', 'total_kewajiban'];
/** Whom to call, what is owed against what the gold fetches, and since when; what that follows from waits aside. */
const AWAL = [
  'no_faktur_hutang',
  'nama_customer',
  'no_hp',
  'berat',
  'total_kewajiban',
  'nilai_rosok',
  'tgl_jatuh_tempo',
  'hari_lewat',
  'boleh_lelang',
  'tgl_peringatan',
];
const LEBAR = ['qty', 'murni', 'jumlah_hutang', 'bunga_rp'];
/** A dialog gives the focus back a moment after it has gone. */
const BACK_MS = 80;
const isHutang = nomorDari('HT');
const readHutang = (no: string): Promise<Hutang> => call(hutangDocument.one, { params: { no } });

/** Overdue loans, the oldest first; a ticket that is scanned opens its auction. */
export function CalonLelang({ tabs }: { tabs?: ReactNode }) {
  const person = usePerson();
  const { tgl_system } = person;
  const { data, error, isPending, refetch } = useRead(calonLelangEndpoint);
  const [said, setSaid] = useState<string>();
  useEffect(focusScan, []);
  const rows = useMemo(() => data ?? [], [data]);
  const lines = useMemo<Line<Row>[]>(() => rows.map((row) => ({ kind: 'row', row })), [rows]);
  const columns = useMemo(
    () =>
      columnsOf<Row>(calonRow, person, ['no_faktur_hutang']).map((one) => ({
        ...one,
        sortable: false,
      })),
    [person],
  );
  const view = useGridView('lelang-hutang', columns, AWAL, LEBAR);
  const open = async (no: string, then: (hutang: Hutang) => Promise<void>) => {
    setSaid(undefined);
    try {
      await then(await readHutang(no.toUpperCase()));
      // Whatever was done there, the next ticket belongs here.
      setTimeout(focusScan, BACK_MS);
    } catch (problem) {
      if (!isProblem(problem)) throw problem;
      beep('missing');
      setSaid(problem.message);
    }
  };
  return (
    <Screen>
      <ScreenHead domain="hutang" acts={<GridTools view={view} />}>
        {tabs}
      </ScreenHead>
      <div className={css.bar}>
        <ScanField
          takes={isHutang}
          label={t('Pindai surat hutang')}
          onScan={(no) => void open(no, openLelang)}
          said={said && t(said)}
          tone="bad"
        />
      </div>
      <Grid
        label={t('Hutang lewat jatuh tempo')}
        view={view}
        lines={lines}
        rowKey={(row) => row.no_faktur_hutang}
        loading={isPending}
        error={error}
        onRetry={() => void refetch()}
        onOpen={(row) => void open(row.no_faktur_hutang, openLelang)}
        isMuted={(row) => row.boleh_lelang > tgl_system}
        actionsWidth={80}
        actions={(row) => (
          <>
            <IconButton
              size={28}
              label={t('Peringatan {no}', { no: row.no_faktur_hutang })}
              onClick={() => void open(row.no_faktur_hutang, openPeringatan)}
            >
              <IconBell size={17} stroke={1.7} aria-hidden />
            </IconButton>
            {row.boleh_lelang <= tgl_system && (
              <IconButton
                size={28}
                label={t('Lelang {no}', { no: row.no_faktur_hutang })}
                onClick={() => void open(row.no_faktur_hutang, openLelang)}
              >
                <IconGavel size={17} stroke={1.7} aria-hidden />
              </IconButton>
            )}
          </>
        )}
        totals={{
          label: t('Total {n} hutang', { n: formatInt(rows.length) }),
          values: totalOf(rows, SUMS),
        }}
        empty={
          <EmptyBlock
            title={t('Tidak ada hutang lewat jatuh tempo')}
            text={t('Hutang muncul di sini sehari setelah jatuh temponya.')}
          />
        }
      />
    </Screen>
  );
}
