import { IconKeyOff, IconPlus } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useRead } from '#kit/web/api/query.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { confirm } from '#kit/web/feedback/dialogs.ts';
import { Button, IconButton } from '#kit/web/frame/button.tsx';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { columnsOf } from '#kit/web/grid/columns.ts';
import { Grid } from '#kit/web/grid/grid.tsx';
import { useGridView } from '#kit/web/grid/use-grid-view.ts';
import { EmptyBlock } from '#kit/web/mark/state-block.tsx';
import { useWrite } from '#kit/web/write/use-write.ts';
import {
  cabutKunciEndpoint,
  kunciRow,
  listKunciEndpoint,
} from '#areas/katalog/contract/kunci-katalog.api.ts';
import { BuatKunci } from '#areas/katalog/web/buat-kunci.tsx';
import { Buka, KunciSekali, type KunciRow } from '#areas/katalog/web/kunci-sekali.tsx';
import css from '#areas/katalog/web/katalog.module.css';

const { id: _, ...COLUMNS } = kunciRow;

/** Programs that read the catalogue: who asked for their keys, when they last came and from where. */
export default function KunciKatalogScreen() {
  const person = usePerson();
  const [making, setMaking] = useState(false);
  const [kunci, setKunci] = useState<string>();
  const seen = (kunci: string) => {
    setMaking(false);
    setKunci(kunci);
  };
  const { data, error, isPending, refetch } = useRead(listKunciEndpoint);
  const columns = useMemo(
    () =>
      columnsOf<KunciRow>(COLUMNS, person, ['nama']).map((one) => ({ ...one, sortable: false })),
    [person],
  );
  const view = useGridView('kunci-katalog', columns);
  return (
    <Screen>
      <ScreenHead
        acts={
          <Button
            look="primary"
            icon={<IconPlus size={16} aria-hidden />}
            onClick={() => setMaking(true)}
          >
            {t('Buat kunci')}
          </Button>
        }
      />
      <p className={css.note}>
        {t('Program dengan kunci membaca isi halaman katalog, tidak lebih. Panggilannya ada di')}{' '}
        <a href="api/katalog/v1/docs" target="_blank" rel="noreferrer">
          api/katalog/v1/docs
        </a>
        .
      </p>
      <Grid
        label={t('Kunci API Katalog')}
        view={view}
        lines={(data ?? []).map((row) => ({ kind: 'row', row }))}
        rowKey={(row) => row.id}
        loading={isPending}
        error={error}
        onRetry={() => void refetch()}
        isMuted={(row) => row.status === 'DICABUT' || row.status === 'HANGUS'}
        empty={
          <EmptyBlock
            title={t('Belum ada kunci')}
            text={t('Aplikasi toko membaca katalog dengan kunci. Buat satu untuk setiap program.')}
          />
        }
        actionsWidth={88}
        actions={(row) => (
          <>
            {row.status === 'BARU' && row.input_by === person.user_id && (
              <Buka row={row} onSeen={seen} />
            )}
            {row.status !== 'DICABUT' && <Cabut row={row} />}
          </>
        )}
      />
      {making && <BuatKunci onClose={() => setMaking(false)} onSeen={seen} />}
      {kunci && <KunciSekali kunci={kunci} onClose={() => setKunci(undefined)} />}
    </Screen>
  );
}

function Cabut({ row: { id, nama } }: { row: KunciRow }) {
  const write = useWrite(cabutKunciEndpoint, {
    success: 'Kunci berhasil dicabut',
    refresh: [listKunciEndpoint],
  });
  const ask = async () => {
    const question = t('Program yang memakainya langsung ditolak. Kunci tidak dapat dikembalikan.');
    const title = t('Cabut kunci {nama}', { nama });
    if (await confirm({ title, question, yes: t('Cabut'), no: t('Tidak'), danger: true }))
      void write.send({ params: { id } });
  };
  return (
    <IconButton
      label={t('Cabut kunci {nama}', { nama })}
      disabled={write.busy}
      onClick={() => void ask()}
    >
      <IconKeyOff size={17} stroke={1.7} aria-hidden />
    </IconButton>
  );
}
