import { useState } from 'react';
import { formatGram, formatRupiah } from '#kit/rules/format.ts';
import { minus } from '#kit/rules/quantity.ts';
import type { Problem } from '#kit/web/api/problem.ts';
import { t } from '#kit/web/base/text.ts';
import { toast } from '#kit/web/feedback/toast.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import { UangDialog } from '#areas/penjualan/web/titipan/uang-dialog.tsx';
import { bayarPesananDocument } from '#areas/service/contract/pesanan/bayar-pesanan.document.ts';
import type { PesananDokumen } from '#areas/service/contract/pesanan/pesanan.document.ts';
import { useHargaBaris } from '#areas/service/web/pesanan/baru/use-harga-baris.ts';
import { bayarPesananActs } from '#areas/service/web/pesanan/acts.ts';

/** A further DP: any amount up to the order's total; where DP lock the price it buys gold of today (D-36.4). */
export function BayarDialog({
  pesanan,
  onClose,
}: {
  pesanan: PesananDokumen;
  onClose: () => void;
}) {
  const [said, setSaid] = useState<string>();
  const { no_pesanan, total_harga, dp_rp, kunci_harga } = pesanan;
  const { hari } = useHargaBaris(
    pesanan.barang.map(({ urut, kode_kadar, kode_group }) => ({
      id: urut,
      kode_kadar,
      kode_group,
    })),
  );
  const write = useWrite(bayarPesananDocument.makes.bayar, {
    refresh: bayarPesananActs.lists,
    onProblem: ({ message }: Problem) => {
      setSaid(message);
      return true;
    },
    after: (made) => {
      onClose();
      if (made.berat_kunci > 0)
        toast.success(
          t('DP diterima, {berat} g terkunci', { berat: formatGram(made.berat_kunci) }),
        );
      else if (made.kembali > 0)
        toast.success(t('DP diterima, kembali {uang}', { uang: formatRupiah(made.kembali) }));
      else toast.success(t('DP diterima'));
      bayarPesananActs.print(made);
    },
  });
  return (
    <UangDialog
      title={t('Tambah DP pesanan {no}', { no: no_pesanan })}
      label={t('Sisa pesanan')}
      tagihan={minus(total_harga, dp_rp)}
      sebagian
      act={t('Terima DP')}
      busy={write.busy}
      said={said && t(said)}
      onSend={(pembayaran) =>
        void write.send({ params: { induk: no_pesanan }, body: { pembayaran } })
      }
      onClose={onClose}
    >
      {kunci_harga === 'KUNCI_SEBESAR_DP' && (
        <p>
          {t('DP ini mengunci gram emas dengan harga hari ini: {harga} per gram.', {
            harga: [...new Set(hari.values())].map((one) => formatRupiah(one)).join(', ') || '-',
          })}
        </p>
      )}
    </UangDialog>
  );
}
