import { t } from '#kit/web/base/text.ts';
import { ActDialog } from '#areas/dokumen/web/act-dialog.tsx';
import type { CicilanDokumen } from '#areas/cicilan/contract/cicilan.document.ts';
import { kelebihanCicilanDocument } from '#areas/cicilan/contract/lelang/kelebihan.document.ts';
import { kelebihanActs } from '#areas/cicilan/web/acts.ts';
import { surplusDialog } from '#areas/uang/web/surplus/surplus.tsx';

type Props = { cicilan: CicilanDokumen; onClose: () => void };

/** What an auction left is paid to the customer, whole and once, by approval (D-38.4, D-35.16). */
export const KelebihanDialog = ({ cicilan, onClose }: Props) => (
  <ActDialog
    of={kelebihanCicilanDocument}
    make="bayar"
    acts={kelebihanActs}
    on={cicilan}
    {...surplusDialog(cicilan.no_cicilan, cicilan.nama_customer, t('seperti pada cicilan'))}
    onClose={onClose}
  />
);
