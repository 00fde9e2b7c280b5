import { IconFileTypePdf } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { t } from '#kit/web/base/text.ts';
import { DocumentDrawer } from '#kit/web/document/document-view.tsx';
import { IconButton } from '#kit/web/frame/button.tsx';
import { WithDrawer } from '#kit/web/frame/drawer.tsx';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { PagedList } from '#kit/web/grid/paged-list.tsx';
import { SelectInput } from '#kit/web/input/select-input.tsx';
import { useScanned } from '#areas/dokumen/web/use-scanned.ts';
import {
  kirimBarangDocument,
  STATUS_KIRIMAN,
} from '#areas/kirim/contract/kirim-barang.document.ts';
import { dokumenKiriman } from '#areas/kirim/web/kirim/isi-kiriman.tsx';
import { bukaSuratJalan } from '#areas/kirim/web/kirim/surat-jalan.ts';

const WORDS = {
  label: 'Barang yang dikirim',
  search: 'Cari nomor, tujuan, pembawa, segel',
  none: 'Belum ada kiriman',
  hint: 'Barang yang dikirim ada di jalan sampai toko tujuan memindainya.',
};
const { row } = kirimBarangDocument;
const COLUMNS = {
  no_kirim: row.no_kirim,
  tgl_system: row.tgl_system,
  nama_tujuan: row.nama_tujuan,
  total_qty: row.total_qty,
  total_berat: row.total_berat,
  pembawa: row.pembawa,
  no_segel: row.no_segel,
  input_by: row.input_by,
  status: row.status,
};
/** Stones have no weight of gold (D-45.8). */
const { no_kirim, tgl_system, nama_tujuan, total_qty, total_berat: _, ...LAIN } = COLUMNS;
const { total_butir, total_carat } = row;
const SAMPAI_QTY = { no_kirim, tgl_system, nama_tujuan, total_qty };
const BERLIAN = { ...SAMPAI_QTY, total_butir, total_carat, ...LAIN };
const MORE = { no_segel: { aside: true }, input_by: { aside: true } };
const STATUS = [
  { value: 'ALL', label: 'SEMUA' },
  ...Object.entries(STATUS_KIRIMAN).map(([value, label]) => ({ value, label })),
];

type Isi = 'EMAS' | 'BERLIAN' | 'ALL';

/** Shipments of this shop, newest first, each with its card. */
export function DaftarKiriman({ tabs, isi = 'ALL' }: { tabs?: ReactNode; isi?: Isi }) {
  const { q } = useScanned();
  const [status, setStatus] = useState('ALL');
  const [no, setNo] = useState<string>();
  return (
    <Screen>
      <ScreenHead>{tabs}</ScreenHead>
      <WithDrawer
        drawer={
          no && <DocumentDrawer of={dokumenKiriman} no={no} onClose={() => setNo(undefined)} />
        }
      >
        <PagedList
          of={kirimBarangDocument.list}
          name="kirim-barang"
          words={WORDS}
          columns={isi === 'BERLIAN' ? BERLIAN : COLUMNS}
          more={MORE}
          pinned="no_kirim"
          sortable={kirimBarangDocument.spec.list.sort}
          sort="-input_date"
          q={q}
          query={{ status, isi }}
          filters={
            <SelectInput
              label={t('Status')}
              options={STATUS}
              value={status}
              searchable={false}
              onChange={(next) => setStatus(next ?? 'ALL')}
            />
          }
          active={no}
          onPeek={(one) => setNo(String(one.no_kirim))}
          isMuted={(one) => one.status === 'CANC'}
          actions={(one) => (
            <IconButton
              size={28}
              label={t('Surat jalan {no}', { no: String(one.no_kirim) })}
              onClick={() => void bukaSuratJalan(String(one.no_kirim))}
            >
              <IconFileTypePdf size={17} stroke={1.7} aria-hidden />
            </IconButton>
          )}
          actionsWidth={52}
        />
      </WithDrawer>
    </Screen>
  );
}
