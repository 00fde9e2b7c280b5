import { formatGram, formatInt } from '#kit/rules/format.ts';
import { allColumns, openFile } from '#kit/web/api/file.ts';
import { t } from '#kit/web/base/text.ts';
import { barangEndpoint, daftarBarangEndpoint } from '#areas/stock/contract/barang.api.ts';
import { hancurDocument } from '#areas/stock/contract/hancur.document.ts';
import { buktiHancurReport } from '#areas/stock/contract/bukti-hancur.report.ts';
import { DocumentToday } from '#areas/stock/web/pindai/document-today.tsx';

/** Destructions of the open day: their paper, and their way back. */
export const HancurHariIni = () => (
  <DocumentToday
    of={hancurDocument}
    name="hari-ini/hancur"
    title={t('Hancur hari ini')}
    none={t('Belum ada barang yang dihancurkan hari ini.')}
    note={({ total_qty, total_timbang, kode_gudang, alasan }) =>
      `${t('{n} barang, {berat} g', {
        n: formatInt(total_qty),
        berat: formatGram(total_timbang),
      })} · ${kode_gudang} · ${alasan}`
    }
    print={cetak}
    question={({ total_qty }, no) =>
      t('{no}: {n} barang kembali ke tempat asalnya.', { no, n: formatInt(total_qty) })
    }
    beside={[daftarBarangEndpoint, barangEndpoint]}
  />
);

const cetak = (no_hancur: string) =>
  openFile(
    buktiHancurReport.endpoint,
    { query: allColumns({ no_hancur }) },
    '.pdf',
    'BUKTI HANCUR BARANG.pdf',
  );
