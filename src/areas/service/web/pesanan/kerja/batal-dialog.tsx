import { optional, type Field } from '#kit/contract/field.ts';
import { formatRupiah } from '#kit/rules/format.ts';
import { mark, t } from '#kit/web/base/text.ts';
import { FieldInput } from '#kit/web/input/field-input.tsx';
import { hitungRefund } from '#areas/penjualan/rules/titipan.ts';
import { RefundDialog } from '#areas/penjualan/web/bayar/refund-dialog.tsx';
import {
  pesananDocument,
  type PesananDokumen,
} from '#areas/service/contract/pesanan/pesanan.document.ts';
import { pesananActs } from '#areas/service/web/pesanan/acts.ts';
import { tempatFields } from '#areas/stock/contract/barang.fields.ts';
import css from '#areas/service/web/service.module.css';

const PLACE = {
  kode_gudang: optional(tempatFields.kode_gudang),
  kode_baki: tempatFields.kode_baki,
};
type Props = { pesanan: PesananDokumen; onClose: () => void };

/**
 * The end of an order: DP back less what the shop keeps, finished pieces to a tray; one that waits is rejected
 * (D-36.8).
 */
export function BatalDialog({ pesanan, onClose }: Props) {
  const { no_pesanan: no, dp_rp, status, barang, nama_customer, batal_persen } = pesanan;
  const { kode_marketplace, no_order } = pesanan;
  const rejects = status === 'OPEN';
  const made = barang.some((one) => one.kode_barcode !== null);
  const { refund_rp, ditahan_rp } = hitungRefund(dp_rp, batal_persen);
  return (
    <RefundDialog
      of={pesananDocument.cancel}
      params={{ no }}
      title={t('Batalkan pesanan {no}', { no })}
      rejects={rejects}
      refund={refund_rp}
      typed={kode_marketplace === null}
      paid={dp_rp > 0 && kode_marketplace === null}
      facts={() => ({
        [t('Customer')]: nama_customer,
        [t('DP')]: formatRupiah(dp_rp),
        [t('Pengembalian menurut ketentuan')]: formatRupiah(refund_rp),
        ...(kode_marketplace === null
          ? { [t('Ditahan toko')]: formatRupiah(ditahan_rp) }
          : { [t('Dikembalikan lewat')]: `${kode_marketplace} ${no_order}` }),
      })}
      fields={PLACE}
      inputs={({ bind }) =>
        made && (
          <div className={css.pair}>
            <FieldInput of={PLACE.kode_gudang as Field} {...bind('kode_gudang')} />
            <FieldInput of={PLACE.kode_baki as Field} {...bind('kode_baki')} />
          </div>
        )
      }
      {...(kode_marketplace === null && { fetched: { qr: t('QR surat pesanan') } })}
      success={rejects ? mark('Pesanan ditolak') : mark('Pesanan dibatalkan')}
      lists={pesananActs.lists}
      onClose={onClose}
    />
  );
}
