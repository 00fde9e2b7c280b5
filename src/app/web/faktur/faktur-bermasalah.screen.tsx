import { Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import type { Range } from '#kit/rules/range.ts';
import { usePage } from '#kit/web/api/query.ts';
import { formatInstant } from '#kit/web/base/instant.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { openDialog } from '#kit/web/feedback/dialogs.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { Drawer, WithDrawer } from '#kit/web/frame/drawer.tsx';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { columnsOf } from '#kit/web/grid/columns.ts';
import { Grid } from '#kit/web/grid/grid.tsx';
import { GridTools } from '#kit/web/grid/grid-tools.tsx';
import { useGridView } from '#kit/web/grid/use-grid-view.ts';
import { YesNoInput } from '#kit/web/input/yes-no-input.tsx';
import { Facts } from '#kit/web/mark/facts.tsx';
import { EmptyBlock } from '#kit/web/mark/state-block.tsx';
import { StatusWord } from '#kit/web/mark/status-word.tsx';
import { DateRangeBar } from '#kit/web/report/date-range-bar.tsx';
import { useSesi } from '#areas/akses/web/sesi.ts';
import { withPerson } from '#areas/akses/web/with-person.tsx';
import { NomorLepas } from '#areas/customer/web/nomor-lepas.tsx';
import { ReasonDialog } from '#kit/web/feedback/reason-dialog.tsx';
import {
  akhiriPesanEndpoint,
  fakturBermasalahEndpoint,
  fakturFields,
  tandaiFakturEndpoint,
  type Faktur,
} from '#app/contract/faktur-bermasalah.api.ts';
import { ENTRIES, isShownPath, mayOpen } from '#app/web/menu.ts';
import { CARA, layarOf } from '#app/web/faktur/cara-perbaiki.ts';
import css from '#app/web/faktur/faktur.module.css';

const keyOf = ({ no_dokumen, masalah, tercatat }: Faktur): string =>
  `${no_dokumen} ${masalah} ${tercatat}`;
type Periksa = {
  waktu: string;
  rusak: number;
  temuan: { kode: string; nama: string; jumlah: number }[];
};

/** Documents whose checks fail or that were saved with a warning, each with the way to mend it. */
export default function FakturBermasalahScreen() {
  const person = usePerson();
  const [range, setRange] = useState<Range>({ from: person.tgl_system, to: person.tgl_system });
  const [selesai, setSelesai] = useState(false);
  const [open, setOpen] = useState<string>();
  const { data, error, isPending, isFetching, refetch } = usePage(fakturBermasalahEndpoint, {
    query: { tgl_from: range.from, tgl_to: range.to, masalah: null, selesai },
    keep: true,
  });
  const columns = useMemo(
    () =>
      columnsOf<Faktur>(fakturFields, person, ['no_dokumen']).map((one) => ({
        ...one,
        sortable: false,
      })),
    [person],
  );
  const view = useGridView('faktur-bermasalah', columns);
  const rows = data?.data ?? [];
  const row = rows.find((one) => keyOf(one) === open);
  return (
    <Screen>
      <ScreenHead acts={<GridTools view={view} />} />
      <Buku periksa={(data as { periksa?: Periksa | null } | undefined)?.periksa ?? null} />
      <div className={css.lepas}>
        <NomorLepas />
      </div>
      <div className={css.bar}>
        <DateRangeBar onSearch={setRange} searching={isFetching} />
        <YesNoInput
          label={t('Tampilkan yang sudah dilihat')}
          value={selesai}
          onChange={(on) => setSelesai(!!on)}
        />
      </div>
      <WithDrawer drawer={row && <Laci row={row} onClose={() => setOpen(undefined)} />}>
        <Grid
          label={t('Faktur bermasalah')}
          view={view}
          lines={rows.map((one) => ({ kind: 'row' as const, row: one }))}
          rowKey={keyOf}
          loading={isPending}
          error={error}
          onRetry={() => void refetch()}
          active={open}
          onPeek={(one) => setOpen(keyOf(one))}
          isMuted={({ selesai_by }) => selesai_by !== null}
          empty={
            <EmptyBlock
              title={t('Tidak ada masalah')}
              text={t('Semua dokumen pada tanggal ini lolos pemeriksaan.')}
            />
          }
        />
      </WithDrawer>
    </Screen>
  );
}

/** The last look at the book, before the documents: what is broken there is worse. */
function Buku({ periksa }: { periksa: Periksa | null }) {
  if (!periksa) return null;
  const saat = formatInstant(periksa.waktu);
  return (
    <div className={css.book} data-broken={periksa.rusak > 0 || undefined} role="status">
      {periksa.rusak === 0
        ? t('Buku diperiksa {saat}: semua benar.', { saat })
        : t('Buku diperiksa {saat}: {jumlah} pemeriksaan rusak. Hubungi dukungan.', {
            saat,
            jumlah: periksa.rusak,
          })}
      {periksa.temuan.map(({ kode, nama, jumlah }) => (
        <span key={kode}>
          <b>{kode}</b> {nama} ({jumlah})
        </span>
      ))}
    </div>
  );
}

function Laci({ row, onClose }: { row: Faktur; onClose: () => void }) {
  const { level } = usePerson();
  return (
    <Drawer
      title={row.no_dokumen}
      note={<StatusWord of={fakturFields.masalah} value={row.masalah} />}
      onClose={onClose}
      foot={
        <>
          <Buka no={row.no_dokumen} />
          {row.masalah === 'PESAN_TERTAHAN' && level === 'OWN' && (
            <Button look="danger" onClick={() => akhiri(row)}>
              {t('Akhiri tanpa dibukukan')}
            </Button>
          )}
          <Button look="primary" onClick={() => tandai(row)}>
            {t('Tandai sudah dilihat')}
          </Button>
        </>
      }
    >
      <div className={css.mend}>
        <Facts
          of={{
            [t('Seharusnya')]: row.seharusnya,
            [t('Tercatat')]: row.tercatat,
            [t('User')]: row.input_by,
            ...(row.selesai_by
              ? { [t('Diselesaikan')]: `${row.selesai_by}: ${row.catatan ?? ''}` }
              : {}),
          }}
        />
        <h3>{t('Cara memperbaiki')}</h3>
        <p>{t(CARA[row.masalah])}</p>
      </div>
    </Drawer>
  );
}

/** The screen of that kind of document, where the person may open it. */
function Buka({ no }: { no: string }) {
  const person = usePerson();
  const isShown = isShownPath(useSesi().user.akses);
  const entry = layarOf(no)
    .map((path) => ENTRIES.find((one) => one.path === path))
    .find((one) => one && mayOpen(one.row, person, isShown));
  return entry ? (
    <Link to={`/${entry.path}`} className={css.link}>
      {t('Buka {layar}', { layar: t(entry.row.title) })}
    </Link>
  ) : null;
}

const tandai = ({ no_dokumen, masalah }: Faktur): void =>
  void openDialog<void>((close) =>
    withPerson(
      <ReasonDialog
        of={tandaiFakturEndpoint}
        params={{ no_dokumen }}
        lengkap={(alasan) => ({ masalah, alasan })}
        title={t('Tandai sudah dilihat')}
        question={no_dokumen}
        act={t('Tandai')}
        success="Data Berhasil Disimpan"
        refresh={[fakturBermasalahEndpoint]}
        onClose={() => close()}
      />,
    ),
  );

/** Of another server's message alone: one of a shop here is tried until it is applied. */
const akhiri = ({ no_dokumen }: Faktur): void =>
  void openDialog<void>((close) =>
    withPerson(
      <ReasonDialog
        of={akhiriPesanEndpoint}
        params={{ no_dokumen }}
        title={t('Akhiri tanpa dibukukan')}
        question={t(
          'Pesan untuk {no} tidak akan dibukukan di sini, dan buku kedua toko dapat berbeda. Lanjutkan?',
          { no: no_dokumen },
        )}
        act={t('Akhiri')}
        danger
        success="Data Berhasil Disimpan"
        refresh={[fakturBermasalahEndpoint]}
        onClose={() => close()}
      />,
    ),
  );
