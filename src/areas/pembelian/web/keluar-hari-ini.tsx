import { IconFileTypePdf, IconX } from '@tabler/icons-react';
import type { AnswerOf, Endpoint } from '#kit/contract/endpoint.ts';
import { formatGram, formatInt } from '#kit/rules/format.ts';
import { allColumns, openFile } from '#kit/web/api/file.ts';
import { useRead } from '#kit/web/api/query.ts';
import { t } from '#kit/web/base/text.ts';
import { openDialog } from '#kit/web/feedback/dialogs.ts';
import { IconButton } from '#kit/web/frame/button.tsx';
import { withPerson } from '#areas/akses/web/with-person.tsx';
import { DaftarHari } from '#areas/stock/web/pindai/daftar-hari.tsx';
import { ReasonDialog } from '#kit/web/feedback/reason-dialog.tsx';
import { buktiHancurBeliReport } from '#areas/pembelian/contract/bukti-hancur-beli.report.ts';
import {
  batalHancurBeliEndpoint,
  daftarHancurBeliEndpoint,
} from '#areas/pembelian/contract/hancur-beli.api.ts';
import {
  batalRetagEndpoint,
  daftarRetagEndpoint,
} from '#areas/pembelian/contract/retag-beli.api.ts';
import { stockBeliEndpoint } from '#areas/pembelian/contract/stock-beli.api.ts';

/** What left the BELI warehouse on the open day, and its way back. */
export function KeluarHariIni() {
  const { data: lebur = [], refetch: ulangLebur } = useRead(daftarHancurBeliEndpoint);
  const { data: retag = [], refetch: ulangRetag } = useRead(daftarRetagEndpoint);
  return (
    <>
      <DaftarHari
        nama="hari-ini/dilebur"
        onRefresh={ulangLebur}
        judul={t('Dilebur hari ini')}
        kosong={t('Belum ada barang yang dilebur hari ini.')}
        baris={lebur.map((row) => ({
          key: row.no_hancur,
          isi: <Nomor no={row.no_hancur} status={row.status} />,
          catatan: `${t('{n} barang, {berat} g', {
            n: formatInt(row.qty),
            berat: formatGram(row.berat_hasil),
          })} · ${row.kode_gudang} · ${row.alasan}`,
          aksi: <AksiLebur row={row} />,
        }))}
      />
      <DaftarHari
        nama="hari-ini/kembali"
        onRefresh={ulangRetag}
        judul={t('Kembali ke baki hari ini')}
        kosong={t('Belum ada barang yang kembali ke baki hari ini.')}
        baris={retag.map((row) => ({
          key: row.no_retag,
          isi: <Nomor no={row.kode_barcode} status={row.status} />,
          catatan: `${row.nama_barang}, ${formatGram(row.berat)} g · ${row.kode_gudang}/${row.kode_baki ?? ''}`,
          aksi: row.status === 'DONE' && (
            <TombolBatal no={row.no_retag} onClick={() => batalRetag(row)} />
          ),
        }))}
      />
    </>
  );
}

const Nomor = ({ no, status }: { no: string; status: string }) => (
  <>
    <b>{no}</b> {status === 'CANC' && t('BATAL')}
  </>
);

const TombolBatal = ({ no, onClick }: { no: string; onClick: () => void }) => (
  <IconButton size={28} label={t('Batalkan {no}', { no })} onClick={onClick}>
    <IconX size={17} stroke={1.7} aria-hidden />
  </IconButton>
);

const AksiLebur = ({ row }: { row: AnswerOf<typeof daftarHancurBeliEndpoint>[number] }) => (
  <>
    <IconButton
      size={28}
      label={t('Export Pdf {no}', { no: row.no_hancur })}
      onClick={() =>
        void openFile(
          buktiHancurBeliReport.endpoint,
          { query: allColumns({ no_hancur: row.no_hancur }) },
          '.pdf',
          'BUKTI HANCUR PEMBELIAN.pdf',
        )
      }
    >
      <IconFileTypePdf size={17} stroke={1.7} aria-hidden />
    </IconButton>
    {row.status === 'DONE' && <TombolBatal no={row.no_hancur} onClick={() => batalLebur(row)} />}
  </>
);

const batalLebur = ({ no_hancur, qty }: AnswerOf<typeof daftarHancurBeliEndpoint>[number]): void =>
  tanya(batalHancurBeliEndpoint, no_hancur, {
    title: t('Batalkan hancur pembelian?'),
    question: t('{no}: {n} barang kembali ke gudang pembelian.', {
      no: no_hancur,
      n: formatInt(qty),
    }),
    act: t('Batalkan hancur pembelian'),
    success: 'Hancur pembelian dibatalkan',
    refresh: [daftarHancurBeliEndpoint, stockBeliEndpoint],
  });

const batalRetag = (row: AnswerOf<typeof daftarRetagEndpoint>[number]): void =>
  tanya(batalRetagEndpoint, row.no_retag, {
    title: t('Batalkan kembali ke baki?'),
    question: t(
      'Barcode {kode} tidak berlaku lagi dan labelnya dimusnahkan; barang kembali ke gudang pembelian.',
      { kode: row.kode_barcode },
    ),
    act: t('Batalkan barcode baru'),
    success: 'Barang kembali ke gudang pembelian',
    refresh: [daftarRetagEndpoint, stockBeliEndpoint],
  });

type Kata = {
  title: string;
  question: string;
  act: string;
  success: string;
  refresh: readonly { readonly call: string }[];
};

const tanya = <Q, A>(
  of: Endpoint<{ no: string }, Q, { alasan: string }, A>,
  no: string,
  kata: Kata,
): void =>
  void openDialog<void>((close) =>
    withPerson(
      <ReasonDialog of={of} params={{ no }} danger {...kata} onClose={() => close(undefined)} />,
    ),
  );
