import {
  resetTemplatNotaEndpoint,
  ubahTemplatNotaEndpoint,
} from '#areas/toko/contract/templat-nota.api.ts';
import { JENIS_NOTA } from '#areas/toko/rules/templat-nota.ts';
import { settingTemplat } from '#app/web/setting-nota/setting-nota.tsx';

/** Papers with pieces on them: sale, deposit, buy-back, exchange. */
export default settingTemplat(JENIS_NOTA, {
  ubah: ubahTemplatNotaEndpoint,
  reset: resetTemplatNotaEndpoint,
});
