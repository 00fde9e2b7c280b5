import { formatGram, formatRupiah } from '#kit/rules/format.ts';
import { minus } from '#kit/rules/quantity.ts';
import { t } from '#kit/web/base/text.ts';
import { PayDialog } from '#areas/uang/web/bayar/pay-dialog.tsx';
import { bayarPesananDocument } from '#areas/service/contract/pesanan/bayar-pesanan.document.ts';
import type { PesananDokumen } from '#areas/service/contract/pesanan/pesanan.document.ts';
import { useHargaBaris } from '#areas/service/web/pesanan/baru/use-harga-baris.ts';
import { bayarPesananActs } from '#areas/service/web/pesanan/acts.ts';

type Props = { pesanan: PesananDokumen; onClose: () => void };

/** A further DP: any amount up to the order's total; where DP lock the price it buys gold of today (D-36.4). */
export function BayarDialog({ pesanan, onClose }: Props) {
  const { no_pesanan, total_harga, dp_rp, kunci_harga, barang } = pesanan;
  const { hari } = useHargaBaris(
    barang.map(({ urut, kode_kadar, kode_group }) => ({ id: urut, kode_kadar, kode_group })),
  );
  return (
    <PayDialog
      of={bayarPesananDocument.makes.bayar}
      params={{ induk: no_pesanan }}
      title={t('Tambah DP pesanan {no}', { no: no_pesanan })}
      label={t('Sisa pesanan')}
      tagihan={minus(total_harga, dp_rp)}
      sebagian
      act={t('Terima DP')}
      body={(pembayaran) => ({ pembayaran })}
      success={({ berat_kunci, kembali }) =>
        berat_kunci > 0
          ? t('DP diterima, {berat} g terkunci', { berat: formatGram(berat_kunci) })
          : kembali > 0
            ? t('DP diterima, kembali {uang}', { uang: formatRupiah(kembali) })
            : t('DP diterima')
      }
      lists={bayarPesananActs.lists}
      after={bayarPesananActs.print}
      onClose={onClose}
    >
      {kunci_harga === 'KUNCI_SEBESAR_DP' && (
        <p>
          {t('DP ini mengunci gram emas dengan harga hari ini: {harga} per gram.', {
            harga: [...new Set(hari.values())].map((one) => formatRupiah(one)).join(', ') || '-',
          })}
        </p>
      )}
    </PayDialog>
  );
}
