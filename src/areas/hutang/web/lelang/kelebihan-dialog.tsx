import { t } from '#kit/web/base/text.ts';
import { ActDialog } from '#areas/dokumen/web/act-dialog.tsx';
import { kelebihanDocument } from '#areas/hutang/contract/lelang/kelebihan.document.ts';
import type { Hutang } from '#areas/hutang/web/hutang.ts';
import { kelebihanActs } from '#areas/hutang/web/lelang/acts.ts';
import { surplusDialog } from '#areas/uang/web/surplus/surplus.tsx';

/** What an auction left is paid to the customer, whole and once, by approval (D-35.16). */
export const KelebihanDialog = ({ hutang, onClose }: { hutang: Hutang; onClose: () => void }) => (
  <ActDialog
    of={kelebihanDocument}
    make="bayar"
    acts={kelebihanActs}
    on={hutang}
    {...surplusDialog(hutang.no_faktur_hutang, hutang.nama_customer, t('seperti pada hutang'))}
    onClose={onClose}
  />
);
