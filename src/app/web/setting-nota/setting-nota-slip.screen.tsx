import {
  resetTemplatSlipEndpoint,
  ubahTemplatSlipEndpoint,
} from '#areas/toko/contract/templat-nota.api.ts';
import { JENIS_SLIP } from '#areas/toko/rules/templat-nota.ts';
import { settingTemplat } from '#app/web/setting-nota/setting-nota.tsx';

/** Slips of money: further deposits, receipts on loans, contracts, orders and jobs, coupons, cash and other proofs. */
export default settingTemplat(JENIS_SLIP, {
  ubah: ubahTemplatSlipEndpoint,
  reset: resetTemplatSlipEndpoint,
});
