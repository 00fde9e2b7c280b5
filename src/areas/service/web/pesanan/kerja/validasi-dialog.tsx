import { useState } from 'react';
import type { Problem } from '#kit/web/api/problem.ts';
import { t } from '#kit/web/base/text.ts';
import { YesNoInput } from '#kit/web/input/yes-no-input.tsx';
import { useWrite } from '#kit/web/write/use-write.ts';
import { UangDialog } from '#areas/penjualan/web/titipan/uang-dialog.tsx';
import {
  pesananDocument,
  type PesananDokumen,
} from '#areas/service/contract/pesanan/pesanan.document.ts';
import { pesananActs } from '#areas/service/web/pesanan/acts.ts';
import type { Bayar } from '#areas/uang/rules/pembayaran.ts';

/** An order that waits is taken, with the DP that the customer leaves, or none (D-36.1). */
export function ValidasiDialog({
  pesanan,
  onClose,
}: {
  pesanan: PesananDokumen;
  onClose: () => void;
}) {
  const [said, setSaid] = useState<string>();
  const [tanpaDp, setTanpaDp] = useState(false);
  const { no_pesanan, total_harga } = pesanan;
  const write = useWrite(pesananDocument.steps.validasi, {
    success: 'Pesanan divalidasi',
    refresh: pesananActs.lists,
    onProblem: ({ message }: Problem) => {
      setSaid(message);
      return true;
    },
    after: (made) => {
      onClose();
      pesananActs.print(made);
    },
  });
  const send = (pembayaran: Bayar[]) =>
    void write.send({
      params: { no: no_pesanan },
      body: { pembayaran: pembayaran.length > 0 ? pembayaran : null },
    });
  return (
    <UangDialog
      title={t('Validasi pesanan {no}', { no: no_pesanan })}
      label={t('Total pesanan')}
      tagihan={total_harga}
      sebagian
      tanpaUang={tanpaDp ? t('Pesanan divalidasi tanpa DP.') : undefined}
      act={tanpaDp ? t('Validasi') : t('Terima DP dan validasi')}
      busy={write.busy}
      said={said && t(said)}
      onSend={send}
      onClose={onClose}
    >
      <YesNoInput
        label={t('Tanpa DP')}
        name="tanpa_dp"
        value={tanpaDp}
        onChange={(next) => setTanpaDp(next ?? false)}
      />
    </UangDialog>
  );
}
