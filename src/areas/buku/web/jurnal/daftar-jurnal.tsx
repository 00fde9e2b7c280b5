import { IconPencil } from '@tabler/icons-react';
import { useMemo, useState, type ReactNode } from 'react';
import { int } from '#kit/contract/field.ts';
import { useRead } from '#kit/web/api/query.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { IconButton } from '#kit/web/frame/button.tsx';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { columnsOf } from '#kit/web/grid/columns.ts';
import { Grid } from '#kit/web/grid/grid.tsx';
import { useGridView } from '#kit/web/grid/use-grid-view.ts';
import { daftarJurnalEndpoint, jurnalRow } from '#areas/buku/contract/jurnal.api.ts';
import { namaTrx, namaType } from '#areas/buku/rules/nama-jurnal.ts';
import css from '#areas/buku/web/jurnal/jurnal.module.css';
import { UbahJurnal, type Jurnal } from '#areas/buku/web/jurnal/ubah-jurnal.tsx';

type Baris = Jurnal & { terisi: number; semua: number };
const COLUMNS = {
  trx: jurnalRow.trx,
  type: jurnalRow.type,
  terisi: int('Akun terisi'),
  semua: int('Dari'),
};
/** What each code is called; the code is small beside it. */
const NAMA = { trx: namaTrx, type: namaType };
type Kode = keyof typeof NAMA;
const Bernama = ({ row, of }: { row: Baris; of: Kode }) => (
  <>
    {t(NAMA[of](row[of]))} <small className={css.kode}>{row[of]}</small>
  </>
);
const kunci = ({ trx, type }: Jurnal): string => `${trx}/${type}`;

/** The journals; one of them opens in its place, and Kembali leads back here. */
export function DaftarJurnal({ tabs }: { tabs?: ReactNode }) {
  const person = usePerson();
  const [dibuka, setDibuka] = useState<string>();
  const { data = [], error, isPending, refetch } = useRead(daftarJurnalEndpoint);
  const columns = useMemo(
    () =>
      columnsOf<Baris>(COLUMNS, person, ['trx']).map((one) => ({
        ...one,
        sortable: false,
        width: 160,
        ...(one.id in NAMA && { cell: (row: Baris) => <Bernama row={row} of={one.id as Kode} /> }),
      })),
    [person],
  );
  const view = useGridView('parameter-akun/jurnal', columns);
  const satu = data.find((one) => kunci(one) === dibuka);
  if (satu)
    return (
      <UbahJurnal key={dibuka} jurnal={satu} tabs={tabs} onKembali={() => setDibuka(undefined)} />
    );
  const rows: Baris[] = data.map((one) => ({
    ...one,
    terisi: one.detail_akun.filter(({ nomor_akun }) => nomor_akun !== null).length,
    semua: one.detail_akun.length,
  }));
  return (
    <Screen>
      <ScreenHead>{tabs}</ScreenHead>
      <Grid
        label={t('Jurnal')}
        view={view}
        lines={rows.map((row) => ({ kind: 'row', row }))}
        rowKey={kunci}
        loading={isPending}
        error={error}
        onRetry={() => void refetch()}
        onOpen={(row) => setDibuka(kunci(row))}
        actions={(row) => (
          <IconButton label={`${t('Ubah')} ${kunci(row)}`} onClick={() => setDibuka(kunci(row))}>
            <IconPencil size={17} stroke={1.7} aria-hidden />
          </IconButton>
        )}
      />
    </Screen>
  );
}
