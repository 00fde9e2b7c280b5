import { IconFileTypePdf, IconX } from '@tabler/icons-react';
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { formatInt } from '#kit/rules/format.ts';
import { allColumns, openFile } from '#kit/web/api/file.ts';
import { useRead } from '#kit/web/api/query.ts';
import { mark, t } from '#kit/web/base/text.ts';
import { openDialog } from '#kit/web/feedback/dialogs.ts';
import { IconButton } from '#kit/web/frame/button.tsx';
import { barangEndpoint, daftarBarangEndpoint } from '#areas/stock/contract/barang.api.ts';
import { buktiUbahReport } from '#areas/stock/contract/bukti-ubah.report.ts';
import type { updateKadar, updateProfit } from '#areas/stock/contract/ubah-massal.api.ts';
import { DaftarHari } from '#areas/stock/web/pindai/daftar-hari.tsx';
import { ReasonDialog } from '#kit/web/feedback/reason-dialog.tsx';

export type Panggilan = typeof updateProfit | typeof updateKadar;
type Row = AnswerOf<typeof updateProfit.daftar>[number];

/** Changes of the open day: their paper, and their way back. */
export function UpdateHariIni({ of }: { of: Panggilan }) {
  const { data = [], refetch } = useRead(of.daftar);
  return (
    <DaftarHari
      nama="hari-ini/update"
      onRefresh={refetch}
      judul={t('Update hari ini')}
      kosong={t('Belum ada perubahan hari ini.')}
      baris={data.map((row) => ({
        key: row.no_ubah,
        isi: (
          <>
            <b>{row.no_ubah}</b> {row.status === 'CANC' && t('BATAL')}
          </>
        ),
        catatan: [
          t('{n} barang', { n: formatInt(row.total_qty) }),
          row.perubahan,
          row.alasan,
          row.input_by,
        ].join(' · '),
        aksi: <Aksi of={of} row={row} />,
      }))}
    />
  );
}

const Aksi = ({ of, row }: { of: Panggilan; row: Row }) => (
  <>
    <IconButton
      size={28}
      label={t('Export Pdf {no}', { no: row.no_ubah })}
      onClick={() =>
        void openFile(
          buktiUbahReport.endpoint,
          { query: allColumns({ no_ubah: row.no_ubah }) },
          '.pdf',
          'BUKTI UPDATE BARANG.pdf',
        )
      }
    >
      <IconFileTypePdf size={17} stroke={1.7} aria-hidden />
    </IconButton>
    {row.status === 'DONE' && (
      <IconButton
        size={28}
        label={t('Batalkan {no}', { no: row.no_ubah })}
        onClick={() => batal(of, row)}
      >
        <IconX size={17} stroke={1.7} aria-hidden />
      </IconButton>
    )}
  </>
);

const batal = (of: Panggilan, row: Row): void =>
  void openDialog((close) => (
    <ReasonDialog
      of={of.batal}
      params={{ no: row.no_ubah }}
      title={t('Batalkan perubahan barang?')}
      question={t('{no}: {n} barang kembali seperti sebelumnya.', {
        no: row.no_ubah,
        n: formatInt(row.total_qty),
      })}
      act={t('Batalkan perubahan')}
      danger
      success={mark('Update barang dibatalkan')}
      refresh={[of.daftar, daftarBarangEndpoint, barangEndpoint]}
      onClose={() => close(undefined)}
    />
  ));
