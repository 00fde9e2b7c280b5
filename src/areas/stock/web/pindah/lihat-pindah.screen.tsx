import { IconFileTypePdf, IconTableExport } from '@tabler/icons-react';
import { useState } from 'react';
import type { Range } from '#kit/rules/range.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { DocumentDrawer } from '#kit/web/document/document-view.tsx';
import { WithDrawer } from '#kit/web/frame/drawer.tsx';
import { IconButton } from '#kit/web/frame/button.tsx';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { PagedList } from '#kit/web/grid/paged-list.tsx';
import { DateRangeBar } from '#kit/web/report/date-range-bar.tsx';
import { pindahDocument } from '#areas/stock/contract/pindah.document.ts';
import { bukaTandaTerima } from '#areas/stock/web/pindah/buka-tanda-terima.ts';
import { dokumenPindah } from '#areas/stock/web/pindah/isi-pindah.tsx';
import { tokoModul } from '#areas/toko/contract/toko.modul.ts';

const WORDS = {
  label: 'Pindah barang',
  search: 'Cari nomor, keterangan',
  hint: 'Data Tidak Tersedia',
};

/** Moves of a span of days, each with its Tanda Terima; the place to take one back (№ 71). */
export default function LihatPindahScreen() {
  const { tgl_system: today, moduls } = usePerson();
  const [{ from, to }, setRange] = useState<Range>({ from: today, to: today });
  const [no, setNo] = useState<string>();
  return (
    <Screen>
      <ScreenHead />
      <WithDrawer
        drawer={
          no && <DocumentDrawer of={dokumenPindah} no={no} onClose={() => setNo(undefined)} />
        }
      >
        <PagedList
          of={pindahDocument.list}
          name="lihat-pindah-barang"
          words={WORDS}
          columns={pindahDocument.row}
          pinned="no_pindah"
          sortable={pindahDocument.spec.list.sort}
          sort="-input_date"
          query={{ tgl_from: from, tgl_to: to }}
          filters={(busy) => (
            <DateRangeBar
              onSearch={setRange}
              searching={busy}
              oneMonth={moduls.has(tokoModul.PROTEKSI_SATU_BULAN_MODULE.key)}
            />
          )}
          active={no}
          onPeek={(row) => setNo(String(row.no_pindah))}
          isMuted={(row) => row.status === 'CANC'}
          actions={(row) => <Kertas no={String(row.no_pindah)} />}
          actionsWidth={92}
        />
      </WithDrawer>
    </Screen>
  );
}

const Kertas = ({ no }: { no: string }) => (
  <>
    <IconButton
      size={28}
      label={t('Export Pdf {no}', { no })}
      onClick={() => void bukaTandaTerima(no, '.pdf')}
    >
      <IconFileTypePdf size={17} stroke={1.7} aria-hidden />
    </IconButton>
    <IconButton
      size={28}
      label={t('Export Excel {no}', { no })}
      onClick={() => void bukaTandaTerima(no, '.xlsx')}
    >
      <IconTableExport size={17} stroke={1.7} aria-hidden />
    </IconButton>
  </>
);
