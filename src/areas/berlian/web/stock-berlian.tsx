import { IconArrowBackUp, IconCertificate, IconDiamond, IconDiamondOff } from '@tabler/icons-react';
import { useMemo, useState, type ReactNode } from 'react';
import { formatGram, formatInt } from '#kit/rules/format.ts';
import type { Line } from '#kit/rules/lines.ts';
import { mg, sum } from '#kit/rules/quantity.ts';
import { useRead } from '#kit/web/api/query.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { IconButton } from '#kit/web/frame/button.tsx';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { columnsOf } from '#kit/web/grid/columns.ts';
import { Grid } from '#kit/web/grid/grid.tsx';
import { GridTools } from '#kit/web/grid/grid-tools.tsx';
import { useGridView } from '#kit/web/grid/use-grid-view.ts';
import { SearchInput } from '#kit/web/input/search-input.tsx';
import { EmptyBlock } from '#kit/web/mark/state-block.tsx';
import {
  batuRow,
  daftarBerlianEndpoint,
  type BatuRow,
} from '#areas/berlian/contract/berlian.api.ts';
import { openKartu, openLepas, openPasang, openRetur } from '#areas/berlian/web/buka-berlian.ts';
import { sifatTeks } from '#areas/berlian/web/fakta-batu.ts';
import css from '#areas/berlian/web/berlian.module.css';

/** What a certificate says in full is on its paper and in № 84. */
const { polish: _p, symmetry: _s, fluorescence: _f, foto: _o, ...KOLOM } = batuRow;

/** "100.000 ct" is read whole beside three acts. */
const LEBAR_CT = 100;

const wordsOf = (row: BatuRow): string =>
  [
    row.kode_berlian,
    row.kode_dept,
    row.kode_supplier,
    row.kode_barcode,
    row.kode_gudang,
    sifatTeks(row),
  ].join(' ');

/**
 * Every stone that the shop holds; a loose one is set or goes back to its supplier from its row, one that is set is
 * taken out.
 */
export function StockBerlian({ tabs }: { tabs?: ReactNode }) {
  const person = usePerson();
  const { data, error, isPending, refetch } = useRead(daftarBerlianEndpoint, { staleTime: 0 });
  const [q, setQ] = useState('');
  const rows = useMemo(() => {
    const asked = q.trim().toUpperCase();
    return (data ?? []).filter((row) => wordsOf(row).toUpperCase().includes(asked));
  }, [data, q]);
  const lines = useMemo<Line<BatuRow>[]>(() => rows.map((row) => ({ kind: 'row', row })), [rows]);
  const columns = useMemo(
    () =>
      columnsOf<BatuRow>(KOLOM, person, ['kode_berlian']).map((one) => ({
        ...one,
        sortable: false,
        ...(one.id === 'carat' && { width: LEBAR_CT }),
      })),
    [person],
  );
  const view = useGridView('buku-berlian', columns);
  return (
    <Screen>
      <ScreenHead
        note={t('{butir} butir, {carat} ct', {
          butir: formatInt(rows.reduce((all, one) => all + one.butir, 0)),
          carat: formatGram(sum([mg(0), ...rows.map((one) => one.carat)])),
        })}
        acts={<GridTools view={view} />}
      >
        {tabs}
      </ScreenHead>
      <div className={css.cari}>
        <SearchInput
          label={t('Cari kode, sifat, sertifikat, supplier')}
          value={q}
          onChange={setQ}
        />
      </div>
      <Grid
        label={t('Stock berlian')}
        view={view}
        lines={lines}
        rowKey={(row) => row.kode_berlian}
        loading={isPending}
        error={error}
        onRetry={() => void refetch()}
        actionsWidth={110}
        actions={(row) => (
          <>
            <IconButton
              label={t('Kartu {kode}', { kode: row.kode_berlian })}
              size={28}
              onClick={() => void openKartu(row)}
            >
              <IconCertificate size={17} stroke={1.7} aria-hidden />
            </IconButton>
            <Acts row={row} />
          </>
        )}
        empty={
          <EmptyBlock
            title={t('Belum ada berlian')}
            text={t('Berlian dari supplier dicatat di Terima.')}
          />
        }
      />
    </Screen>
  );
}

const Acts = ({ row }: { row: BatuRow }) =>
  row.status === 'TERPASANG' ? (
    <IconButton
      label={t('Lepas {kode}', { kode: row.kode_berlian })}
      size={28}
      onClick={() => void openLepas(row)}
    >
      <IconDiamondOff size={17} stroke={1.7} aria-hidden />
    </IconButton>
  ) : (
    <>
      <IconButton
        label={t('Pasang {kode}', { kode: row.kode_berlian })}
        size={28}
        onClick={() => void openPasang(row)}
      >
        <IconDiamond size={17} stroke={1.7} aria-hidden />
      </IconButton>
      {row.kode_supplier !== null && (
        <IconButton
          label={t('Retur {kode}', { kode: row.kode_berlian })}
          size={28}
          onClick={() => void openRetur(row)}
        >
          <IconArrowBackUp size={17} stroke={1.7} aria-hidden />
        </IconButton>
      )}
    </>
  );
