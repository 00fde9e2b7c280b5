import { IconFileTypePdf, IconX } from '@tabler/icons-react';
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import type { Field } from '#kit/contract/field.ts';
import { formatInt } from '#kit/rules/format.ts';
import { openFile } from '#kit/web/api/file.ts';
import { useRead } from '#kit/web/api/query.ts';
import { mark, t } from '#kit/web/base/text.ts';
import { openDialog } from '#kit/web/feedback/dialogs.ts';
import { IconButton } from '#kit/web/frame/button.tsx';
import {
  batalAksesorisEndpoint,
  daftarAksesorisEndpoint,
  gerakFields,
  kartuAksesorisEndpoint,
  saldoAksesorisEndpoint,
} from '#areas/stock/contract/aksesoris.api.ts';
import { buktiAksesorisReport } from '#areas/stock/contract/aksesoris.report.ts';
import { DaftarHari } from '#areas/stock/web/pindai/daftar-hari.tsx';
import { AlasanDialog } from '#areas/uang/web/alasan-dialog.tsx';

type Row = AnswerOf<typeof daftarAksesorisEndpoint>[number];

export const sebutGerak = (jenis: string): string =>
  t((gerakFields.jenis as Field).options!.find((one) => one.value === jenis)?.label ?? jenis);

/** What came and went today: its paper, and its way back. */
export function AksesorisHariIni() {
  const { data = [] } = useRead(daftarAksesorisEndpoint);
  return (
    <DaftarHari
      judul={t('Aksesoris hari ini')}
      kosong={t('Belum ada aksesoris yang masuk atau keluar hari ini.')}
      baris={data.map((row) => ({
        key: row.no_aksesoris,
        isi: (
          <>
            <b>{row.no_aksesoris}</b> {row.status === 'CANC' && t('BATAL')}
          </>
        ),
        catatan: [
          sebutGerak(row.jenis),
          t('{n} buah', { n: formatInt(row.total_qty) }),
          row.keterangan,
          row.input_by,
        ].join(' · '),
        aksi: <Aksi row={row} />,
      }))}
    />
  );
}

const Aksi = ({ row }: { row: Row }) => (
  <>
    <IconButton
      size={28}
      label={t('Export Pdf {no}', { no: row.no_aksesoris })}
      onClick={() =>
        void openFile(
          buktiAksesorisReport.endpoint,
          { query: { no_aksesoris: row.no_aksesoris } },
          '.pdf',
          'BUKTI AKSESORIS.pdf',
        )
      }
    >
      <IconFileTypePdf size={17} stroke={1.7} aria-hidden />
    </IconButton>
    {row.status === 'DONE' && (
      <IconButton
        size={28}
        label={t('Batalkan {no}', { no: row.no_aksesoris })}
        onClick={() => batal(row)}
      >
        <IconX size={17} stroke={1.7} aria-hidden />
      </IconButton>
    )}
  </>
);

const batal = (row: Row): void =>
  void openDialog((close) => (
    <AlasanDialog
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
