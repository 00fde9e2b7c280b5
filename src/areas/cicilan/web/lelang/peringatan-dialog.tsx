import { formatRupiah } from '#kit/rules/format.ts';
import { t } from '#kit/web/base/text.ts';
import type { CicilanDokumen } from '#areas/cicilan/contract/cicilan.document.ts';
import {
  daftarPeringatanCicilanEndpoint,
  peringatanCicilanEndpoint,
  tunggakCicilanEndpoint,
} from '#areas/cicilan/contract/lelang/lelang.api.ts';
import { WarnDialog } from '#areas/customer/web/warn-dialog.tsx';

type Props = { cicilan: CicilanDokumen; onClose: () => void };

/** A notice to the customer of a contract that is late (D-38.4). */
export const PeringatanDialog = ({ cicilan, onClose }: Props) => {
  const { no_cicilan, nama_customer, no_hp, keadaan } = cicilan;
  const late = t('Menunggak {hari} hari', { hari: keadaan.lewat_hari });
  return (
    <WarnDialog
      no={no_cicilan}
      nama_customer={nama_customer}
      no_hp={no_hp}
      late={{ [late]: formatRupiah(keadaan.tunggakan) }}
      list={daftarPeringatanCicilanEndpoint}
      of={peringatanCicilanEndpoint}
      beside={[tunggakCicilanEndpoint]}
      onClose={onClose}
    />
  );
};
