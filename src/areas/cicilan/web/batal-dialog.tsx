import { formatRupiah } from '#kit/rules/format.ts';
import { plus } from '#kit/rules/quantity.ts';
import { t } from '#kit/web/base/text.ts';
import { cicilanDocument, type CicilanDokumen } from '#areas/cicilan/contract/cicilan.document.ts';
import { hitungBatalCicilan } from '#areas/cicilan/rules/cicilan.ts';
import { cicilanActs } from '#areas/cicilan/web/acts.ts';
import { RefundDialog } from '#areas/penjualan/web/bayar/refund-dialog.tsx';

type Props = { cicilan: CicilanDokumen; onClose: () => void };

/** The end of a contract: what is kept and given back by the shop's rule, from where and why; with an approval. */
export function BatalDialog({ cicilan, onClose }: Props) {
  const { no_cicilan: no, nama_customer, dp_rp, terbayar, batal_persen } = cicilan;
  const dibayar = plus(dp_rp, terbayar);
  const { refund_rp, ditahan_rp } = hitungBatalCicilan(dibayar, batal_persen);
  return (
    <RefundDialog
      of={cicilanDocument.cancel}
      params={{ no }}
      title={t('Batalkan cicilan {no}', { no })}
      refund={refund_rp}
      paid
      facts={() => ({
        [t('Customer')]: nama_customer,
        [t('Sudah dibayar')]: formatRupiah(dibayar),
        [t('Ditahan toko')]: formatRupiah(ditahan_rp),
        [t('Dikembalikan')]: formatRupiah(refund_rp),
      })}
      fetched={{ qr: t('QR surat cicilan') }}
      success="Cicilan dibatalkan"
      lists={cicilanActs.lists}
      after={cicilanActs.print}
      onClose={onClose}
    />
  );
}
