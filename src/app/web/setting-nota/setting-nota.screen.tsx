import { mark } from '#kit/web/base/text.ts';
import {
  resetTemplatNotaEndpoint,
  ubahTemplatNotaEndpoint,
} from '#areas/toko/contract/templat-nota.api.ts';
import { JENIS_NOTA } from '#areas/toko/rules/templat-nota.ts';
import { UkuranLabelPart } from '#app/web/setting-nota/ukuran-label-form.tsx';
import { settingTemplat } from '#app/web/setting-nota/setting-nota.tsx';

/** Papers with pieces on them: sale, deposit, buy-back, exchange, tickets of loan, order and repair; and labels. */
export default settingTemplat(
  JENIS_NOTA,
  { ubah: ubahTemplatNotaEndpoint, reset: resetTemplatNotaEndpoint },
  { nama: mark('Label'), Isi: UkuranLabelPart },
);
