import { IconLogout } from '@tabler/icons-react';
import { useMemo } from 'react';
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import type { Line } from '#kit/rules/lines.ts';
import type { Problem } from '#kit/web/api/problem.ts';
import { useRead } from '#kit/web/api/query.ts';
import { formatInstant } from '#kit/web/base/instant.ts';
import { t } from '#kit/web/base/text.ts';
import { confirm } from '#kit/web/feedback/dialogs.ts';
import { IconButton } from '#kit/web/frame/button.tsx';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { columnOf, type Column } from '#kit/web/grid/columns.ts';
import { Grid } from '#kit/web/grid/grid.tsx';
import { useGridView } from '#kit/web/grid/use-grid-view.ts';
import { EmptyBlock } from '#kit/web/mark/state-block.tsx';
import { useWrite } from '#kit/web/write/use-write.ts';
import {
  akhiriSesiEndpoint,
  listSesiEndpoint,
  userFields,
} from '#areas/akses/contract/users.api.ts';

type Row = AnswerOf<typeof listSesiEndpoint>[number];

/** Who sits where now, and a way to free a user id that was left open elsewhere (D-3.4). */
export default function SesiKasirScreen() {
  const { data, error, isPending, refetch } = useRead(listSesiEndpoint);
  const lines = useMemo<Line<Row>[]>(
    () => (data ?? []).map((row) => ({ kind: 'row', row })),
    [data],
  );
  const view = useGridView('sesi-kasir', COLUMNS);
  return (
    <Screen>
      <ScreenHead />
      <Grid
        label={t('Sesi Kasir')}
        view={view}
        lines={lines}
        rowKey={(row) => row.user_id}
        loading={isPending}
        error={error as Problem | null}
        onRetry={() => void refetch()}
        empty={
          <EmptyBlock
            title={t('Tidak ada yang sedang masuk')}
            text={t('Kasir dan SPV yang sedang masuk tampil di sini, dengan perangkatnya.')}
          />
        }
        actionsWidth={72}
        actions={(row) => <Akhiri user_id={row.user_id} />}
      />
    </Screen>
  );
}

function Akhiri({ user_id }: { user_id: string }) {
  const end = useWrite(akhiriSesiEndpoint, {
    refresh: [listSesiEndpoint],
    success: 'Sesi berhasil diakhiri',
  });
  const ask = async () => {
    const title = `${t('Akhiri sesi')} ${user_id}`;
    const question = t('Yang sedang diketik di perangkatnya tidak tersimpan.');
    const words = { title, question, yes: t('Akhiri sesi'), no: t('Tidak'), danger: true };
    if (await confirm(words)) void end.send({ params: { user_id } });
  };
  return (
    <IconButton
      label={`${t('Akhiri sesi')} ${user_id}`}
      disabled={end.busy}
      onClick={() => void ask()}
    >
      <IconLogout size={17} stroke={1.7} aria-hidden />
    </IconButton>
  );
}

const COLUMNS: readonly Column<Row>[] = [
  columnOf<Row>('user_id', userFields.user_id, { fixed: true, width: 180, sortable: false }),
  columnOf<Row>('usere_name', userFields.usere_name, { width: 200, sortable: false }),
  columnOf<Row>('level', userFields.level, { width: 90, sortable: false }),
  {
    id: 'sejak',
    header: t('Sejak'),
    width: 150,
    sortable: false,
    cell: ({ sejak }) => formatInstant(sejak),
  },
  {
    id: 'terakhir',
    header: t('Terakhir'),
    width: 90,
    sortable: false,
    cell: ({ terakhir }) => formatInstant(terakhir).slice(11),
  },
  {
    id: 'perangkat',
    header: t('Perangkat'),
    width: 260,
    sortable: false,
    cell: ({ perangkat }) => perangkat,
  },
];
