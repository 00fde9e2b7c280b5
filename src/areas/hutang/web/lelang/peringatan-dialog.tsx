import { formatHariPanjang } from '#kit/rules/hari.ts';
import { t } from '#kit/web/base/text.ts';
import {
  calonLelangEndpoint,
  daftarPeringatanEndpoint,
  peringatanEndpoint,
} from '#areas/hutang/contract/lelang/lelang.api.ts';
import { lelangDocument } from '#areas/hutang/contract/lelang/lelang.document.ts';
import type { Hutang } from '#areas/hutang/web/hutang.ts';
import { WarnDialog } from '#areas/customer/web/warn-dialog.tsx';

/** A notice to the customer of a loan that is overdue (D-35.14). */
export const PeringatanDialog = ({ hutang, onClose }: { hutang: Hutang; onClose: () => void }) => (
  <WarnDialog
    no={hutang.no_faktur_hutang}
    nama_customer={hutang.nama_customer}
    no_hp={hutang.no_hp}
    late={{ [t('Jatuh Tempo')]: formatHariPanjang(hutang.tgl_jatuh_tempo, t) }}
    list={daftarPeringatanEndpoint}
    of={peringatanEndpoint}
    beside={[calonLelangEndpoint, lelangDocument.quotes.lelang]}
    onClose={onClose}
  />
);
