import type { AnswerOf } from '#kit/contract/endpoint.ts';
import type { Field } from '#kit/contract/field.ts';
import { formatInt } from '#kit/rules/format.ts';
import { allColumns, openFile } from '#kit/web/api/file.ts';
import { useRead } from '#kit/web/api/query.ts';
import { mark, t } from '#kit/web/base/text.ts';
import { openDialog } from '#kit/web/feedback/dialogs.ts';
import {
  batalAksesorisEndpoint,
  daftarAksesorisEndpoint,
  gerakFields,
  kartuAksesorisEndpoint,
  saldoAksesorisEndpoint,
} from '#areas/stock/contract/aksesoris.api.ts';
import { buktiAksesorisReport } from '#areas/stock/contract/aksesoris.report.ts';
import { DaftarHari } from '#areas/stock/web/pindai/daftar-hari.tsx';
import { suratHari } from '#areas/stock/web/pindai/surat-hari.tsx';
import { ReasonDialog } from '#kit/web/feedback/reason-dialog.tsx';

type Row = AnswerOf<typeof daftarAksesorisEndpoint>[number];

export const sebutGerak = (jenis: string): string =>
  t((gerakFields.jenis as Field).options!.find((one) => one.value === jenis)?.label ?? jenis);

/** What came and went today: its paper, and its way back. */
export function AksesorisHariIni() {
  const { data = [], refetch } = useRead(daftarAksesorisEndpoint);
  return (
    <DaftarHari
      nama="hari-ini/aksesoris"
      onRefresh={refetch}
      judul={t('Aksesoris hari ini')}
      kosong={t('Belum ada aksesoris yang masuk atau keluar hari ini.')}
      baris={data.map((row) =>
        suratHari({
          no: row.no_aksesoris,
          status: row.status,
          catatan: [
            sebutGerak(row.jenis),
            t('{n} buah', { n: formatInt(row.total_qty) }),
            row.keterangan,
            row.input_by,
          ].join(' · '),
          onCetak: () => cetak(row.no_aksesoris),
          onBatal: () => batal(row),
        }),
      )}
    />
  );
}

const cetak = (no_aksesoris: string) =>
  openFile(
    buktiAksesorisReport.endpoint,
    { query: allColumns({ no_aksesoris }) },
    '.pdf',
    'BUKTI AKSESORIS.pdf',
  );

const batal = (row: Row): void =>
  void openDialog((close) => (
    <ReasonDialog
      of={batalAksesorisEndpoint}
      params={{ no: row.no_aksesoris }}
      title={t('Batalkan aksesoris?')}
      question={t('{no}: {n} buah kembali seperti sebelumnya.', {
        no: row.no_aksesoris,
        n: formatInt(row.total_qty),
      })}
      act={t('Batalkan')}
      danger
      success={mark('Aksesoris dibatalkan')}
      refresh={[saldoAksesorisEndpoint, daftarAksesorisEndpoint, kartuAksesorisEndpoint]}
      onClose={() => close(undefined)}
    />
  ));
