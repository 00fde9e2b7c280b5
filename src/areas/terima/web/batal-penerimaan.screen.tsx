import { useMemo } from 'react';
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { formatInt } from '#kit/rules/format.ts';
import { useRead } from '#kit/web/api/query.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { openDialog } from '#kit/web/feedback/dialogs.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { columnsOf } from '#kit/web/grid/columns.ts';
import { Grid } from '#kit/web/grid/grid.tsx';
import { GridTools } from '#kit/web/grid/grid-tools.tsx';
import { useGridView } from '#kit/web/grid/use-grid-view.ts';
import { EmptyBlock } from '#kit/web/mark/state-block.tsx';
import {
  batalTerimaEndpoint,
  daftarTerimaEndpoint,
  terimaRow,
} from '#areas/terima/contract/penerimaan.api.ts';
import { BuktiTerima } from '#areas/terima/web/bukti-terima.tsx';
import { ReasonDialog } from '#kit/web/feedback/reason-dialog.tsx';

type Row = AnswerOf<typeof daftarTerimaEndpoint>[number];

/** Deliveries of today, and their way back. */
export default function BatalPenerimaanScreen() {
  const person = usePerson();
  const { data, error, isPending, refetch } = useRead(daftarTerimaEndpoint, { staleTime: 0 });
  const columns = useMemo(
    () =>
      columnsOf<Row>(terimaRow, person, ['no_terima']).map((one) => ({ ...one, sortable: false })),
    [person],
  );
  const view = useGridView('batal-penerimaan-barang', columns);
  return (
    <Screen>
      <ScreenHead acts={<GridTools view={view} />} />
      <Grid
        label={t('Penerimaan hari ini')}
        view={view}
        lines={(data ?? []).map((row) => ({ kind: 'row' as const, row }))}
        rowKey={(row) => row.no_terima}
        loading={isPending}
        error={error}
        onRetry={() => void refetch()}
        isMuted={(row) => row.status === 'CANC'}
        actions={(row) => (
          <>
            <BuktiTerima no_terima={row.no_terima} />
            {row.status === 'DONE' && (
              <Button size="sm" look="danger" onClick={() => batal(row)}>
                {t('Batalkan')}
              </Button>
            )}
          </>
        )}
        actionsWidth={150}
        empty={
          <EmptyBlock
            text={t(
              'Hanya penerimaan hari ini yang dapat dibatalkan, selama barangnya belum bergerak.',
            )}
          />
        }
      />
    </Screen>
  );
}

const batal = (row: Row): void =>
  void openDialog((close) => (
    <ReasonDialog
      of={batalTerimaEndpoint}
      params={{ no: row.no_terima }}
      title={t('Batalkan penerimaan barang?')}
      question={t('{no}: {n} barang kembali ke {supplier}.', {
        no: row.no_terima,
        n: formatInt(row.total_qty),
        supplier: row.kode_supplier,
      })}
      act={t('Batalkan penerimaan')}
      danger
      success="Penerimaan barang dibatalkan"
      refresh={[daftarTerimaEndpoint]}
      onClose={() => close(undefined)}
    />
  ));
