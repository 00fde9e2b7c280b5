import { formatInt } from '#kit/rules/format.ts';
import { allColumns, openFile } from '#kit/web/api/file.ts';
import { t } from '#kit/web/base/text.ts';
import { barangEndpoint, daftarBarangEndpoint } from '#areas/stock/contract/barang.api.ts';
import { buktiUbahReport } from '#areas/stock/contract/bukti-ubah.report.ts';
import type {
  updateKadarDocument,
  updateProfitDocument,
} from '#areas/stock/contract/ubah-massal.document.ts';
import { DocumentToday } from '#areas/stock/web/pindai/document-today.tsx';

export type UbahDocument = typeof updateProfitDocument | typeof updateKadarDocument;

/** Changes of the open day: their paper, and their way back. */
export const UpdateHariIni = ({ of }: { of: UbahDocument }) => (
  <DocumentToday
    // The rows of both are the same.
    of={of as typeof updateProfitDocument}
    name="hari-ini/update"
    title={t('Update hari ini')}
    none={t('Belum ada perubahan hari ini.')}
    note={({ total_qty, perubahan, alasan, input_by }) =>
      [t('{n} barang', { n: formatInt(total_qty) }), perubahan, alasan, input_by].join(' · ')
    }
    print={print}
    question={({ total_qty }, no) =>
      t('{no}: {n} barang kembali seperti sebelumnya.', { no, n: formatInt(total_qty) })
    }
    undoing={{ act: t('Batalkan perubahan'), success: t('Update barang dibatalkan') }}
    beside={[daftarBarangEndpoint, barangEndpoint]}
  />
);

const print = (no_ubah: string) =>
  openFile(
    buktiUbahReport.endpoint,
    { query: allColumns({ no_ubah }) },
    '.pdf',
    'BUKTI UPDATE BARANG.pdf',
  );
