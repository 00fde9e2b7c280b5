import { formatRupiah } from '#kit/rules/format.ts';
import { minus, rp } from '#kit/rules/quantity.ts';
import { mark, t } from '#kit/web/base/text.ts';
import { useSesi } from '#areas/akses/web/sesi.ts';
import { cetakTitipan } from '#areas/penjualan/web/titipan/cetak-titipan.ts';
import { ReasonDialog } from '#kit/web/feedback/reason-dialog.tsx';
import { RefundDialog } from '#areas/penjualan/web/bayar/refund-dialog.tsx';
import { setoranDocument } from '#areas/penjualan/contract/titipan/setoran.document.ts';
import {
  titipanDocument,
  type TitipanDokumen,
} from '#areas/penjualan/contract/titipan/titipan.document.ts';

const BACA = [titipanDocument.list, titipanDocument.one];
type Props = { dokumen: TitipanDokumen; onClose: () => void };

/** The end of a deposit: what is given back, from where, and why; always with an approval. */
export function BatalTitipanDialog({ dokumen, onClose }: Props) {
  const sesi = useSesi();
  const { no_titip: no, status, dp_rp, refund_aturan } = dokumen;
  const menolak = status === 'OPEN';
  const aturan = refund_aturan ?? rp(0);
  return (
    <RefundDialog
      of={titipanDocument.cancel}
      params={{ no }}
      title={t('Batalkan titipan {no}', { no })}
      rejects={menolak}
      refund={aturan}
      typed
      paid
      facts={(kembali) => ({
        [t('Uang titip')]: formatRupiah(dp_rp),
        [t('Pengembalian menurut ketentuan')]: formatRupiah(aturan),
        [t('Ditahan toko')]: formatRupiah(minus(dp_rp, kembali)),
      })}
      fetched={{ qr: t('QR nota titipan') }}
      success={menolak ? mark('Titipan ditolak, barangnya bebas lagi') : mark('Titipan dibatalkan')}
      lists={BACA}
      after={(done) => {
        if (!menolak) void cetakTitipan(done, sesi);
      }}
      onClose={onClose}
    />
  );
}

type Setoran = TitipanDokumen['setoran'][number];

/** Cancels a further deposit of today. */
export function BatalSetoranDialog({
  dokumen,
  setoran,
  onClose,
}: {
  dokumen: TitipanDokumen;
  setoran?: Setoran;
  onClose: () => void;
}) {
  if (!setoran) return null;
  return (
    <ReasonDialog
      of={setoranDocument.cancel}
      params={{ induk: dokumen.no_titip, no: setoran.no_bayar }}
      title={t('Batalkan setoran {no}', { no: setoran.no_bayar })}
      question={t('{uang} dikembalikan kepada {nama}.', {
        uang: formatRupiah(setoran.jumlah),
        nama: dokumen.customer.nama || '-',
      })}
      act={t('Batalkan setoran')}
      danger
      success="Setoran titipan dibatalkan"
      refresh={BACA}
      onClose={onClose}
    />
  );
}
