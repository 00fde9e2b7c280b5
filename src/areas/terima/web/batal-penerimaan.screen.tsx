import { formatInt } from '#kit/rules/format.ts';
import { t } from '#kit/web/base/text.ts';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import type { DocumentActs } from '#areas/dokumen/web/document-acts.tsx';
import { DocumentDay } from '#areas/dokumen/web/document-day.tsx';
import { openCancel } from '#areas/dokumen/web/open-cancel.tsx';
import { terimaDocument } from '#areas/terima/contract/terima.document.ts';
import { bukaBukti } from '#areas/terima/web/bukti-terima.tsx';

const WORDS = {
  label: 'Penerimaan hari ini',
  search: 'Cari nomor, supplier, keterangan',
  none: 'Belum ada penerimaan hari ini',
  hint: 'Hanya penerimaan hari ini yang dapat dibatalkan, selama barangnya belum bergerak.',
};

const { status: _, keterangan, input_by, sisa_qty, ...row } = terimaDocument.row;
const COLUMNS = { ...row, sisa_qty, keterangan, input_by };

const ACTS: DocumentActs = {
  lists: [terimaDocument.list],
  print: ({ no_terima }) => bukaBukti(String(no_terima)),
  pdf: ({ no_terima }) => bukaBukti(String(no_terima)),
  cancel: ({ no_terima, total_qty, kode_supplier }) =>
    openCancel(terimaDocument, {
      no: String(no_terima),
      question: t('{no}: {n} barang kembali ke {supplier}.', {
        no: String(no_terima),
        n: formatInt(Number(total_qty)),
        supplier: String(kode_supplier),
      }),
      act: t('Batalkan penerimaan'),
    }),
};

/** Deliveries of today, and their way back. */
export default function BatalPenerimaanScreen() {
  return (
    <Screen>
      <ScreenHead />
      <DocumentDay
        of={terimaDocument}
        acts={ACTS}
        name="batal-penerimaan-barang"
        words={WORDS}
        columns={COLUMNS}
        today
      />
    </Screen>
  );
}
