import { call } from '#kit/web/api/client.ts';
import { isProblem } from '#kit/web/api/problem.ts';
import { t } from '#kit/web/base/text.ts';
import { showProblem } from '#kit/web/feedback/dialogs.ts';
import { useSesi } from '#areas/akses/web/sesi.ts';
import { cetakUlangTitipEndpoint } from '#areas/penjualan/contract/titipan/titipan.api.ts';
import { cetakSetoran, cetakTitipan } from '#areas/penjualan/web/titipan/cetak-titipan.ts';
import { ReasonDialog } from '#kit/web/feedback/reason-dialog.tsx';
import {
  titipanDocument,
  type TitipanDokumen,
} from '#areas/penjualan/contract/titipan/titipan.document.ts';

type Props = {
  dokumen: TitipanDokumen;
  setoran?: TitipanDokumen['setoran'][number];
  onClose: () => void;
};

/** A copy of the nota, or of one further deposit: approved, counted and marked on the paper (D-6.5). */
export function CetakUlangDialog({ dokumen, setoran, onClose }: Props) {
  const sesi = useSesi();
  const no = dokumen.no_titip;
  const no_bayar = setoran?.no_bayar ?? null;
  const cetak = async () => {
    try {
      const kini = await call(titipanDocument.one, { params: { no } });
      await (no_bayar ? cetakSetoran(kini, sesi, no_bayar) : cetakTitipan(kini, sesi));
    } catch (error) {
      if (isProblem(error)) showProblem(error);
    }
  };
  return (
    <ReasonDialog
      of={cetakUlangTitipEndpoint}
      params={{ no }}
      lengkap={(alasan) => ({ alasan, no_bayar })}
      title={t('Cetak ulang nota')}
      question={t('{no} dicetak lagi dan bertanda SALINAN.', { no: no_bayar ?? no })}
      act={t('Cetak ulang')}
      success="Nota dicetak ulang"
      refresh={[titipanDocument.list, titipanDocument.one]}
      after={() => void cetak()}
      onClose={onClose}
    />
  );
}
