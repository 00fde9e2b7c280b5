import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { formatGram, formatInt } from '#kit/rules/format.ts';
import { allColumns, openFile } from '#kit/web/api/file.ts';
import { useRead } from '#kit/web/api/query.ts';
import { t } from '#kit/web/base/text.ts';
import { openDialog } from '#kit/web/feedback/dialogs.ts';
import { barangEndpoint, daftarBarangEndpoint } from '#areas/stock/contract/barang.api.ts';
import { hancurDocument } from '#areas/stock/contract/hancur.document.ts';
import { buktiHancurReport } from '#areas/stock/contract/bukti-hancur.report.ts';
import { DaftarHari } from '#areas/stock/web/pindai/daftar-hari.tsx';
import { suratHari } from '#areas/stock/web/pindai/surat-hari.tsx';
import { ReasonDialog } from '#kit/web/feedback/reason-dialog.tsx';

type Row = AnswerOf<typeof hancurDocument.list>[number];
const WHOLE_DAY = { query: { limit: 1000 } };

/** Destructions of the open day: their paper, and their way back. */
export function HancurHariIni() {
  const { data = [], refetch } = useRead(hancurDocument.list, WHOLE_DAY);
  return (
    <DaftarHari
      nama="hari-ini/hancur"
      onRefresh={refetch}
      judul={t('Hancur hari ini')}
      kosong={t('Belum ada barang yang dihancurkan hari ini.')}
      baris={data.map((row) =>
        suratHari({
          no: row.no_hancur,
          status: row.status,
          catatan: `${t('{n} barang, {berat} g', {
            n: formatInt(row.total_qty),
            berat: formatGram(row.total_timbang),
          })} · ${row.kode_gudang} · ${row.alasan}`,
          onCetak: () => cetak(row.no_hancur),
          onBatal: () => batal(row),
        }),
      )}
    />
  );
}

const cetak = (no_hancur: string) =>
  openFile(
    buktiHancurReport.endpoint,
    { query: allColumns({ no_hancur }) },
    '.pdf',
    'BUKTI HANCUR BARANG.pdf',
  );

const batal = (row: Row): void =>
  void openDialog((close) => (
    <ReasonDialog
      of={hancurDocument.cancel}
      params={{ no: row.no_hancur }}
      title={t('Batalkan hancur barang?')}
      question={t('{no}: {n} barang kembali ke tempat asalnya.', {
        no: row.no_hancur,
        n: formatInt(row.total_qty),
      })}
      act={t('Batalkan hancur barang')}
      danger
      success="Hancur barang dibatalkan"
      refresh={[hancurDocument.list, daftarBarangEndpoint, barangEndpoint]}
      onClose={() => close(undefined)}
    />
  ));
